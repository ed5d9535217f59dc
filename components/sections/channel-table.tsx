import { ChannelScene } from "@/components/art/channel-scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";

/**
 * Channels as the lines of a large table: a sign, what the channel does, and one figure from a client's account.
 *
 * @param props.marked The channel of which something more is told; its line is marked from edge to edge.
 */
export function ChannelTable({
  id,
  title,
  lead,
  channels,
  marked,
}: {
  id: string;
  title: string;
  lead: string;
  channels: readonly Channel[];
  marked?: { channel: Channel["id"]; note: string };
}) {
  return (
    <Section id={id} surface="deep">
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <ul className="mt-block *:border-t *:border-rule">
        {channels.map((channel) => {
          const note = channel.id === marked?.channel && marked.note;
          return (
            <li
              key={channel.id}
              {...(note && { "data-accent": "accent-1", "data-surface": "accent" })}
              className={`grid grid-cols-[6rem_1fr] items-center gap-x-5 gap-y-4 py-[clamp(1.5rem,2.4vw,2.25rem)] md:grid-cols-[clamp(8rem,16vw,14rem)_1fr_clamp(12rem,30vw,24rem)] md:gap-x-(--gutter) ${note ? "border-transparent [box-shadow:0_0_0_100vmax_var(--bg)] [clip-path:inset(0_-100vmax)]" : ""}`}
            >
              {channel.sign && <ChannelScene sign={channel.sign} />}
              <div className="max-md:col-span-full max-md:row-start-2 md:col-start-2">
                <h3 className="text-title">{channel.title}</h3>
                <p className="mt-2 max-w-[30em] text-balance text-muted">{channel.description}</p>
                {note && <p className="mt-2 font-semibold">{note}</p>}
              </div>
              <p className="col-start-2 text-small text-muted max-md:row-start-1 md:col-start-3 md:text-right">
                <b className="block font-display text-section leading-[1.05] font-extrabold tracking-tight text-(--fg) lg:text-[clamp(3.25rem,5.4vw,5rem)]">
                  {channel.metric.value}
                </b>{" "}
                <span>{channel.metric.label}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
