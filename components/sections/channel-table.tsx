import { ChannelScene } from "@/components/art/channel-scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";

/**
 * Channels as the lines of a large table: what a buyer sees of the channel, what it does, and one figure from a client's account.
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
      <ul className="mt-block *:border-t *:border-rule [&>[data-surface]+*]:border-transparent">
        {channels.map((channel) => {
          const note = channel.id === marked?.channel && marked.note;
          return (
            <li
              key={channel.id}
              {...(note && { "data-accent": "accent-1", "data-surface": "accent" })}
              className={`grid items-center gap-x-(--gutter) gap-y-4 py-[clamp(1.5rem,2vw,2rem)] md:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[minmax(0,26rem)_1fr_minmax(0,19rem)] ${note ? "relative isolate border-transparent bg-transparent before:absolute before:-inset-x-[50vw] before:-top-px before:bottom-0 before:-z-1 before:bg-(--bg)" : ""}`}
            >
              {channel.sign && (
                <div className="md:row-span-2 lg:row-span-1">
                  <ChannelScene sign={channel.sign} />
                </div>
              )}
              <div className="md:col-start-2 md:max-lg:self-end">
                <h3 className="text-title">{channel.title}</h3>
                <p className="mt-2 max-w-[30em] text-balance text-muted">{channel.description}</p>
                {note && <p className="mt-2 font-semibold">{note}</p>}
              </div>
              <p className="text-small text-muted md:col-start-2 md:max-lg:self-start lg:col-start-3">
                <b className="block font-display text-section leading-[1.05] font-extrabold tracking-tight text-(--fg) lg:text-[clamp(3rem,4.8vw,4.5rem)]">
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
