import type { ReactNode } from "react";
import { Leaves } from "@/components/art/leaves";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { RIBBON, RIBBON_COLUMN } from "@/components/ui/ribbon";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/channels";
import { labels, money } from "@/content/words";

/**
 * What there is to say of it, and below it or, on a desk, beside it what a sale cost. On a phone name and price stand in
 * one line, over the strip.
 */
const ROW =
  "@container grid gap-x-(--gutter) gap-y-5 border-t py-[clamp(1.25rem,2.3vw,2.5rem)] max-sm:grid-flow-dense max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-y-2.5 lg:grid-cols-[13fr_39fr] lg:items-center";

/** What stands in a row of its own there. */
const ALL = "max-sm:col-span-full";

/**
 * Channels as rows of one ledger, in the one figure that all of them have: what a sale cost, which stands at the end of a
 * strip of folded paper as long as the sale was dear, over what it is reckoned from and what the sale brings.
 *
 * @param props.marked The channel of which something more is told: the strip from the section above runs down to it, with
 *   what is told and drawn, and what its sale brings is as large as what it cost. It comes first where those before it
 *   leave no room for that.
 * @param props.children What follows from it, below the last.
 */
export function ChannelTable({
  channels,
  marked,
  children,
  ...heading
}: Heading & {
  channels: readonly Channel[];
  marked?: { channel: Channel["id"]; note: string; art: ReactNode };
  children?: ReactNode;
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
          {rows.map((channel) => {
            const { title, description, metric, month } = channel;
            const worth = month?.worth && money(month.worth);
            const both = channel === told && worth;
            return (
              <li
                key={channel.id}
                {...(channel === told && { "data-accent": "accent-1", "data-surface": "accent" })}
                className={`${ROW} ${channel === told ? MARKED : "border-rule"}`}
              >
                {channel === told && (
                  <div className={`${TOLD} ${ALL}`}>
                    <p className="text-balance">{marked?.note}</p>
                    <div className="max-w-72 md:max-lg:-mx-12">{marked?.art}</div>
                  </div>
                )}
                <div className="max-sm:contents">
                  <h3 className={`text-title ${both ? ALL : ""}`}>{title}</h3>
                  <p
                    className={`mt-2 max-w-[24em] text-small text-balance text-muted max-sm:order-1 max-sm:mt-0 ${ALL}`}
                  >
                    {description}
                  </p>
                </div>
                <div className="text-small max-sm:contents sm:@container">
                  <p className="flex items-center max-sm:contents sm:pr-[24cqi]">
                    {month && <Leaves share={costOfSale(channel) / dearest} />}
                    <b
                      className={`@container block shrink-0 font-display leading-none font-extrabold tracking-[-0.035em] whitespace-nowrap [--most:4.75rem] sm:-mr-[24cqi] sm:not-first:pl-[clamp(.5rem,1.2vw,1.25rem)] ${both ? `min-w-0 flex-1 ${ALL}` : "w-[34cqi] max-sm:text-right sm:w-[24cqi]"}`}
                    >
                      {both ? (
                        <span className={`flex items-center ${fittingSize([`${metric.value} 00 ${worth}`])}`}>
                          {metric.value} <Arrow>{labels.brings}</Arrow> {worth}
                        </span>
                      ) : (
                        <span className={`block ${size}`}>{metric.value}</span>
                      )}
                    </b>
                  </p>{" "}
                  <p
                    className={`mt-3 text-muted max-sm:mt-0 ${ALL} ${before.includes(channel) ? "md:pr-[calc(var(--strip)-var(--lean)+1rem)]" : ""}`}
                  >
                    <b className="block font-semibold text-(--fg) lg:text-body">
                      {metric.label} {worth && !both && `${labels.brings} ${worth}`}
                    </b>{" "}
                    {month &&
                      `${money(month.spent)} ${labels.spent} · ${month.came} ${month.as} · ${month.bought} ${month.sales}`}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
        {children && (
          <div className="mt-2 grid gap-y-6 border-t-2 border-(--fg) pt-[clamp(1.75rem,2.8vw,2.75rem)] lg:grid-cols-[13fr_39fr] lg:gap-x-(--gutter)">
            {children}
          </div>
        )}
      </div>
    </Section>
  );
}

/** From what a sale cost to what it brings. */
function Arrow({ children }: { children: string }) {
  return (
    <span className="mx-[.9em] grid justify-items-center gap-[.3em] text-[max(.26em,.75rem)] leading-none font-semibold tracking-normal">
      {children}
      <svg
        viewBox="0 0 60 22"
        aria-hidden="true"
        className="w-[2.8em]"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
      >
        <path d="M0 11h56M45 1l11 10-11 10" />
      </svg>
    </span>
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
