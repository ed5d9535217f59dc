import type { ReactNode } from "react";
import { WeekRule } from "@/components/art/week-rule";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";

/** So many stand in one row on a desk. */
const COLUMNS = 4;

/**
 * Steps with their durations, each below its weeks; the least of all of them together and, where it may take longer, the
 * most as figures below the heading. Where no step is told in weeks, the steps alone.
 *
 * @param props.least What the least number of weeks is, in a few words that follow the figure, and `most` the same for
 *   the most.
 * @param props.scene What they come to, beside the heading.
 */
export function DeliveryProcess({
  least,
  most,
  scene,
  steps,
  ...heading
}: Heading & {
  least: string;
  most: string;
  scene?: ReactNode;
  steps: readonly ProcessStep[];
}) {
  const sum = (end: 0 | 1) => steps.reduce((weeks, step) => weeks + (step.weeks?.[end] ?? 0), 0);
  const rows = [
    { weeks: sum(0), says: least },
    { weeks: sum(1), says: most },
  ].filter(({ weeks }, index) => weeks > (index && sum(0)));
  const size = fittingSize(rows.map(({ weeks }) => String(weeks)));
  const longest = Math.max(0, ...steps.map(({ weeks }) => weeks?.[1] ?? 0));
  return (
    <Section id={heading.id} surface="night" cut="rising">
      <div
        className={scene ? "grid items-center gap-x-[calc(2*var(--gutter))] gap-y-block lg:grid-cols-[5fr_7fr]" : ""}
      >
        <div>
          <SectionHeading {...heading} />
          {rows.length > 0 && (
            <div className="mt-block grid max-w-[36rem] grid-cols-2 gap-x-(--gutter)">
              {rows.map(({ weeks, says }) => (
                <p key={says} className="@container font-display font-extrabold [--most:10rem]">
                  <span className={`-ml-[.025em] block leading-[.74] tracking-[-.035em] text-accent-text ${size}`}>
                    {weeks}
                  </span>{" "}
                  <span className="mt-5 block max-w-[9.5em] text-card leading-tight text-balance">{says}</span>
                </p>
              ))}
            </div>
          )}
        </div>
        {scene}
      </div>
      <ol
        className={`mt-[calc(1.3*var(--spacing-block))] grid gap-x-(--gutter) gap-y-10 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] ${steps.length > COLUMNS ? "" : "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"}`}
      >
        {steps.map((step) => (
          <li key={step.id} className="row-span-4 grid grid-rows-subgrid gap-y-3">
            {longest > 0 && step.duration && <WeekRule weeks={step.weeks} longest={longest} />}
            {step.duration && (
              <p className="row-start-2 mt-3 font-display text-title leading-none font-bold text-accent-text">
                {step.duration}
              </p>
            )}
            {/* A line ends with an ampersand, and does not begin with one. */}
            <h3 className="row-start-3 text-card">
              {step.step}. {step.title.replaceAll(" &", "\u00a0&")}
            </h3>
            <p className="row-start-4 max-w-[52ch] text-balance text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
