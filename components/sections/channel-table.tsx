import { ChannelScene } from "@/components/art/channel-scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";
import { RuledList } from "./ruled-list";

/** Channels as a ruled table: its sign, what it does, and one figure from a client's account. */
export function ChannelTable({
  id,
  title,
  lead,
  channels,
}: {
  id: string;
  title: string;
  lead: string;
  channels: readonly Channel[];
}) {
  return (
    <Section id={id} surface="deep">
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <div className="mt-block">
        <RuledList>
          {channels.map((channel) => (
            <li
              key={channel.id}
              className="grid grid-cols-[4.5rem_1fr] items-center gap-x-5 gap-y-3 md:grid-cols-[minmax(11rem,15rem)_1fr_6rem] md:gap-x-(--gutter) md:gap-y-0"
            >
              <div className="md:order-1">{channel.sign && <ChannelScene sign={channel.sign} />}</div>
              <div>
                <h3 className="text-card">{channel.title}</h3>
                <p className="mt-1 text-muted">{channel.description}</p>
              </div>
              <p className="col-start-2 text-small text-muted md:col-auto md:-order-1">
                <b className="block font-display text-result leading-[1.1] font-extrabold tracking-tight text-(--fg)">
                  {channel.metric.value}
                </b>{" "}
                <span>{channel.metric.label}</span>
              </p>
            </li>
          ))}
        </RuledList>
      </div>
    </Section>
  );
}
