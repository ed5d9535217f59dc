import type { ReactNode } from "react";
import { Leaves } from "@/components/art/leaves";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/schema/records";
import { labels, money } from "@/content/words";

/** What there is to say of it, what a sale cost and brought, and the strip: beside each other as far as there is room. */
const ROW =
  "grid gap-x-(--gutter) gap-y-2 md:gap-y-3 border-t py-[clamp(1rem,2vw,1.75rem)] md:grid-cols-[1fr_1fr] lg:grid-cols-[22fr_29fr_46fr] lg:items-center";

/** Across the window. */
const MARKED =
  "relative isolate border-transparent [&+li]:border-transparent bg-transparent before:absolute before:-top-px before:bottom-0 before:-inset-x-[50vw] before:-z-1 before:bg-(--bg)";

/**
 * Channels as rows of one ledger, by what all of them have: what a sale cost and what it brought. The one whose sales bring
 * the most for their cost comes first. A strip of folded paper says how many times: those without that figure come last.
 *
 * @param props.marked The channel of which something more is told.
 * @param props.children What follows from it, below the last.
 */
export function ChannelTable({
  channels,
  marked,
  children,
  ...heading
}: Heading & {
  channels: readonly Channel[];
  marked?: { channel: Channel["id"]; note: string };
  children?: ReactNode;
}) {
  const rows = channels.toSorted((one, other) => timesOf(other) - timesOf(one));
  const size = fittingSize(channels.map(({ metric, month }) => `${metric.value} 00 ${money(month?.worth ?? 0)}`));
  const most = Math.max(...channels.map(timesOf));
  return (
    <Section id={heading.id} surface="deep">
      <SectionHeading {...heading} beside />
      <ul className="mt-block">
        {rows.map((channel) => {
          const { id, title, description, metric, month } = channel;
          const times = timesOf(channel);
          const told = id === marked?.channel;
          return (
            <li
              key={id}
              {...(told && { "data-accent": "accent-1", "data-surface": "accent" })}
              className={`${ROW} ${told ? MARKED : "border-rule"}`}
            >
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-1 max-w-[22em] text-small text-balance text-muted max-sm:hidden">{description}</p>
              </div>
              <p className="@container text-small font-semibold [--most:3.25rem]">
                <b
                  className={`flex items-center gap-[.3em] font-display leading-none font-extrabold tracking-[-0.035em] whitespace-nowrap ${size}`}
                >
                  {metric.value}
                  {times > 0 && month?.worth && (
                    <>
                      <span className="sr-only">{labels.brings}</span>
                      <Arrow /> {money(month.worth)}
                    </>
                  )}
                </b>{" "}
                <span className="mt-2 block">{metric.label}</span>
              </p>
              <div className="text-small text-muted md:max-lg:col-span-full">
                {times > 0 && (
                  <p className="flex items-center pr-18">
                    <Leaves times={times} most={most} />
                    <b className="-mr-18 w-18 flex-none pl-2 font-display text-title leading-none font-extrabold text-(--fg)">
                      {Math.round(times)}×
                    </b>
                  </p>
                )}{" "}
                {month && (
                  <p className="mt-2">
                    {`${money(month.spent)} ${labels.spent} · ${month.came} ${month.as} · ${month.bought} ${month.sales}`}
                    {told && <b className="text-(--fg) max-sm:block sm:before:content-['_·_']"> {marked?.note}</b>}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {children && (
        <div className="mt-2 grid gap-y-6 border-t-2 border-(--fg) pt-[clamp(1.75rem,2.8vw,2.75rem)] lg:grid-cols-[22fr_29fr_46fr] lg:gap-x-(--gutter) lg:*:last:col-span-2">
          {children}
        </div>
      )}
    </Section>
  );
}

/** From what a sale cost to what it brought. */
function Arrow() {
  return (
    <svg viewBox="0 0 60 22" aria-hidden="true" className="w-[.7em]" fill="none" stroke="currentColor" strokeWidth="7">
      <path d="M0 11h56M45 1l11 10-11 10" />
    </svg>
  );
}

/** How many times what it cost a sale brings; 0 where that is not told. */
const timesOf = ({ month }: Channel) => (month?.worth ? (month.worth * month.bought) / month.spent : 0);
