import type { ReactNode } from "react";
import { Leaves } from "@/components/art/leaves";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { RIBBON, RIBBON_COLUMN } from "@/components/ui/ribbon";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";
import { labels, money } from "@/content/words";

/** What there is to say of it, and below it or, on a desk, beside it what a sale cost. */
const ROW =
  "grid gap-x-(--gutter) gap-y-5 border-t py-[clamp(1.75rem,2.8vw,2.75rem)] lg:grid-cols-[13fr_39fr] lg:items-center";

/**
 * Channels as rows of one ledger, in the one figure that all of them have: what a sale cost, which stands at the end of a
 * strip of folded paper as long as the sale was dear, over what it is reckoned from.
 *
 * @param props.marked The channel of which something more is told: the strip from the section above runs down to it, with
 *   what is told and drawn. It comes first where those before it leave no room for that.
 */
export function ChannelTable({
  channels,
  marked,
  ...heading
}: Heading & {
  channels: readonly Channel[];
  marked?: { channel: Channel["id"]; note: string; art: ReactNode };
}) {
  const size = fittingSize(channels.map(({ metric }) => metric.value));
  const dearest = Math.max(...channels.map(costOfSale));
  const told = channels.find(({ id }) => id === marked?.channel);
  const before = told ? channels.slice(0, channels.indexOf(told)) : [];
  const passes = before.every((channel) => costOfSale(channel) <= dearest * BESIDE);
  const rows = told && !passes ? [told, ...channels.filter((channel) => channel !== told)] : channels;
  return (
    <Section id={heading.id} surface="deep" space="none">
      <div className={`${RIBBON} relative pb-(--section)`}>
        <div className={RIBBON_COLUMN}>
          <div className="pt-(--section) pb-block md:min-h-96">
            <SectionHeading {...heading} />
          </div>
        </div>
        <ul>
          {rows.map((channel) => (
            <li
              key={channel.id}
              {...(channel === told && { "data-accent": "accent-1", "data-surface": "accent" })}
              className={`${ROW} ${channel === told ? MARKED : "border-rule"}`}
            >
              {channel === told && (
                <div className={TOLD}>
                  <p className="text-balance">{marked?.note}</p>
                  <div className="max-w-72 md:max-lg:-mx-8">{marked?.art}</div>
                </div>
              )}
              <div>
                <h3 className="text-title">{channel.title}</h3>
                <p className="mt-2 max-w-[24em] text-small text-balance text-muted">{channel.description}</p>
              </div>
              <div className="@container text-small [--end:34cqi] sm:[--end:28cqi]">
                <p className="flex items-center pr-(--end)">
                  {channel.month && <Leaves share={costOfSale(channel) / dearest} />}
                  <span className="@container -mr-(--end) w-(--end) shrink-0 not-first:pl-[clamp(.5rem,1.2vw,1.25rem)] [--most:6.5rem]">
                    <b
                      className={`block font-display leading-none font-extrabold tracking-[-0.035em] whitespace-nowrap ${size}`}
                    >
                      {channel.metric.value}
                    </b>
                  </span>
                </p>{" "}
                <p
                  className={`mt-3 flex flex-wrap gap-x-5 text-muted ${before.includes(channel) ? "md:pr-[calc(var(--strip)-var(--lean)+1rem)]" : ""}`}
                >
                  <b className="font-semibold text-(--fg) max-sm:basis-full">{channel.metric.label}</b>{" "}
                  {channel.month && (
                    <>
                      <span>
                        {money(channel.month.spent)} {labels.spent}
                      </span>{" "}
                      <span>
                        {channel.month.came} {channel.month.as}
                      </span>{" "}
                      <span>
                        {channel.month.bought} {channel.month.sales}
                      </span>
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What a sale cost, in the currency of the record; 0 where no month is told. */
const costOfSale = ({ month }: Channel) => (month ? month.spent / month.bought : 0);

/** How dear a sale may be, in parts of the dearest, for the strip to pass beside its row. */
const BESIDE = 1 / 3;

/** Above its row on the strip, which is cut off by the section where it comes from; on a phone within the row. */
const TOLD =
  "grid gap-5 pb-3 font-display leading-[1.15] font-bold lg:text-title md:absolute md:right-0 md:bottom-full md:w-[calc(var(--strip)-var(--lean))] md:content-end md:bg-(--accent-shade) md:px-6 md:pt-[100rem] md:pb-8";

/** The strip goes on across the window. */
const MARKED =
  "relative isolate border-transparent [&+li]:border-transparent bg-transparent before:absolute before:-top-px before:bottom-0 before:-inset-x-[50vw] before:-z-1 before:bg-(--bg)";
