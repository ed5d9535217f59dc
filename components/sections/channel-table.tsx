import { ChannelScene } from "@/components/art/channel-scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";

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
      <ul className="ruled-list mt-[clamp(2rem,3.8vw,3.5rem)]">
        {channels.map((channel) => (
          <li key={channel.id} className="channel">
            <div className="channel-sign">{channel.sign && <ChannelScene sign={channel.sign} />}</div>
            <div className="channel-words">
              <h3 className="text-card">{channel.title}</h3>
              <p className="mt-1 text-muted">{channel.description}</p>
            </div>
            <p className="channel-metric">
              <b>{channel.metric.value}</b> <span>{channel.metric.label}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
