import type { ReactNode } from "react";
import { Leaves } from "@/components/art/leaves";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Channel } from "@/content/schema/records";
import { labels, money } from "@/content/words";

/** Title, what it is; what a sale cost, where; strip, month: below each other, or as far as there is room in columns. */
const ROW =
  "grid items-end gap-x-(--gutter) gap-y-2 border-t py-[clamp(1rem,2vw,1.75rem)] md:grid-cols-2 md:max-lg:*:nth-3:col-start-2 md:max-lg:*:nth-3:row-start-1 lg:grid-flow-col lg:grid-cols-[22fr_29fr_46fr] lg:grid-rows-[auto_1fr] *:even:self-start";

/** Large as the longest of them allows, in hundredths of an em. */
const SIZES = {
  0: "text-card",
  9: "text-[min(7.8vw,3.25rem)] md:text-[min(3.7vw,3.25rem)] lg:text-[min(2.2vw,1.75rem)]",
  13: "text-[min(11vw,3.25rem)] md:text-[min(5.3vw,3.25rem)] lg:text-[min(3.2vw,2.5rem)]",
};

/** Across the window. */
const MARKED =
  "relative isolate border-transparent [&+li]:border-transparent bg-transparent before:absolute before:-top-px before:bottom-0 before:-inset-x-[50vw] before:-z-1 before:bg-(--bg)";

/** From what a sale cost to what it brought: the word, drawn. */
const ARROW =
  "h-[.36em] w-[.7em] overflow-clip bg-current indent-[1em] [clip-path:polygon(0_34%,76%_34%,66%_16%,75%_0,100%_50%,75%_100%,66%_84%,76%_66%,0_66%)] forced-color-adjust-none forced-colors:bg-[CanvasText]";

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
  const size = fittingSize(
    channels.map(({ metric, month }) => `${metric.value} 00 ${money(month?.worth ?? 0)}`),
    SIZES,
  );
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
              <h3 className="text-title">{title}</h3>
              <p className="max-w-[22em] text-small leading-[1.4] text-balance text-muted max-sm:hidden md:max-lg:row-span-2">
                {description}
              </p>
              <p
                className={`flex flex-wrap items-center gap-x-[.3em] font-display leading-none font-extrabold tracking-[-0.035em] ${size}`}
              >
                {metric.value}{" "}
                {times > 0 && month?.worth && (
                  <>
                    <span className={ARROW}>{labels.brings}</span> {money(month.worth)}
                  </>
                )}
              </p>
              <p className="text-small font-semibold">{metric.label}</p>
              {times > 0 && (
                <p className="flex items-center pr-18 md:max-lg:col-span-full md:max-lg:row-start-4 md:max-lg:mt-2">
                  <Leaves times={Math.round(times)} most={Math.round(most)} />
                  <b className="-mr-18 w-18 flex-none pl-2 font-display text-title leading-none font-extrabold">
                    {Math.round(times)}×
                  </b>
                </p>
              )}
              {month && (
                <p className="text-small text-muted md:max-lg:col-start-2 md:max-lg:row-start-3 lg:col-start-3 lg:row-start-2">
                  {`${money(month.spent)} ${labels.spent} · ${month.came} ${month.as} · ${month.bought} ${month.sales}`}
                  {told && <b className="text-(--fg) max-sm:block sm:before:content-['_·_']"> {marked?.note}</b>}
                </p>
              )}
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

/** How many times what it cost a sale brings; 0 where that is not told. */
const timesOf = ({ month }: Channel) => (month?.worth ? (month.worth * month.bought) / month.spent : 0);
