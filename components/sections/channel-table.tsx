import type { ReactNode } from "react";
import { Leaves } from "@/components/art/leaves";
import { fittingSize } from "@/components/art/words";
import { SectionHeading } from "@/components/ui/heading";
import { RIBBON, RIBBON_COLUMN } from "@/components/ui/ribbon";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";
import { labels } from "@/content/words";

/** Name and figure side by side, the leaves below them or, on a desk, between them. */
const ROW =
  "grid grid-cols-[1fr_minmax(0,6.5rem)] items-start gap-x-3 md:gap-x-(--gutter) gap-y-5 border-t py-[clamp(1.5rem,2.6vw,2.5rem)] md:grid-cols-[1fr_minmax(0,13rem)] lg:grid-cols-[13fr_30fr_minmax(0,9fr)] lg:items-baseline-last";

/**
 * Channels as rows of one ledger: what each cost in a month, a leaf of folded paper for each who came, and the figure that
 * it is held against. The leaves are of one width in all rows.
 *
 * @param props.marked The channel of which something more is told: it comes first, on the strip that runs on to it from
 *   the section above with what is told and drawn.
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
  marked?: { channel: Channel["id"]; note: string; art: ReactNode };
}) {
  const first = channels.find((channel) => channel.id === marked?.channel);
  const others = channels.filter((channel) => channel !== first);
  const size = fittingSize(channels.map(({ metric }) => metric.value));
  const most = Math.max(...channels.map(({ month }) => month?.came ?? 0));
  return (
    <Section id={id} surface="deep" space="none">
      <div className={`${RIBBON} relative pb-(--section)`}>
        <div className={RIBBON_COLUMN}>
          <div className="pt-(--section) pb-block">
            <SectionHeading id={id} lead={lead}>
              {title}
            </SectionHeading>
          </div>
          {first && (
            <div className="grid content-center gap-5 bg-(--accent-1-shade) font-display leading-[1.15] font-bold lg:text-card text-(--on-accent-1) max-md:-mx-(--margin) max-md:px-(--margin) max-md:py-5 md:ml-(--lean) md:px-6 md:py-8">
              <p className="text-balance">{marked?.note}</p>
              <div className="max-w-72 md:max-lg:-mx-8">{marked?.art}</div>
            </div>
          )}
        </div>
        <ul>
          {[...(first ? [first] : []), ...others].map((channel) => (
            <li
              key={channel.id}
              {...(channel === first && { "data-accent": "accent-1", "data-surface": "accent" })}
              className={`${ROW} ${channel === first ? MARKED : "border-rule"}`}
            >
              <div>
                <h3 className="text-title">{channel.title}</h3>
                <p className="mt-2 max-w-[24em] text-small text-balance text-muted">{channel.description}</p>
              </div>
              {channel.month && (
                <div className="row-start-2 col-span-full lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:pr-(--gutter)">
                  <Leaves count={channel.month.came} filled={channel.month.bought} most={most} />
                  {/* Beside the figures, a leaf of their color is the key. */}
                  <p className="mt-2 grid grid-cols-3 gap-x-2 text-small leading-[1.3] text-muted [&_b]:flex [&_b]:items-center [&_b]:gap-2 [&_b]:text-card [&_b]:text-(--fg)">
                    <span>
                      <b>{channel.month.spent}</b> {labels.spent}
                    </span>{" "}
                    <span>
                      <b className={`${KEY} before:bg-(--fg)`}>{channel.month.came}</b> {channel.month.as}
                    </span>{" "}
                    <span>
                      <b className={`${KEY} before:bg-(--accent-4)`}>{channel.month.bought}</b> {channel.month.sales}
                    </span>
                  </p>
                </div>
              )}
              <p className="@container col-start-2 lg:col-start-3 text-small leading-[1.35] font-semibold text-balance [--most:8rem] lg:[--most:6rem]">
                <b
                  className={`mb-1.5 block font-display leading-[.95] font-extrabold tracking-[-0.035em] whitespace-nowrap ${size}`}
                >
                  {channel.metric.value}
                </b>{" "}
                {channel.metric.label}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** One leaf, as in the strip. */
const KEY = "before:h-[.85em] before:w-[.5em] before:-skew-y-(--angle) before:forced-color-adjust-none";

/** The strip goes on across the window. */
const MARKED =
  "relative isolate border-transparent [&+li]:border-transparent bg-transparent before:absolute before:-top-px before:bottom-0 before:-inset-x-[50vw] before:-z-1 before:bg-(--bg)";
