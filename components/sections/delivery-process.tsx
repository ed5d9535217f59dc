import type { ReactNode } from "react";
import { COLUMNS, WeekRule } from "@/components/art/week-rule";
import { fittingSize } from "@/components/art/words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/**
 * Steps with their durations, below the weeks of all of them together: the least and, where it may take longer, the most
 * as figures above one folded sheet. Where no step is told in weeks, the steps alone.
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
  return (
    <Section id={heading.id} surface="night" cut="rising">
      <div className={scene ? "grid items-start gap-x-[calc(2*var(--gutter))] gap-y-10 lg:grid-cols-[5fr_7fr]" : ""}>
        <SectionHeading {...heading} />
        {scene}
      </div>
      {rows.length > 0 && (
        <div className="mt-block grid gap-y-[clamp(2rem,4vw,3.5rem)]">
          <div className="grid grid-cols-2 gap-x-(--gutter) lg:gap-x-[2.8%]">
            {rows.map(({ weeks, says }) => (
              <p
                key={says}
                className="@container font-display font-extrabold [--most:16rem] lg:flex lg:items-end lg:gap-6 lg:[--most:13rem]"
              >
                <span className={`-ml-[.025em] block leading-[.74] tracking-[-.035em] text-accent-text ${size}`}>
                  {weeks}
                </span>{" "}
                <span className="block max-w-[12em] text-card leading-tight text-balance max-lg:mt-5">{says}</span>
              </p>
            ))}
          </div>
          <WeekRule steps={steps} />
        </div>
      )}
      {/* The columns are those that the drawing leads to. */}
      <ol
        className={`mt-[calc(1.3*var(--spacing-block))] grid gap-x-(--gutter) sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] ${steps.length > COLUMNS ? "" : "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-[2.8%]"} ${rows.length > 0 && steps.length <= COLUMNS ? "lg:mt-[13%]" : ""}`}
      >
        {steps.map((step) => (
          <li key={step.id} className="row-span-3 grid grid-rows-subgrid gap-y-3 border-t border-rule py-6">
            {step.duration && (
              <p className="font-display text-title leading-none font-bold text-accent-text">{step.duration}</p>
            )}
            {/* A line ends with an ampersand, and does not begin with one. */}
            <h3 className="row-start-2 text-card">
              {step.step}. {step.title.replaceAll(" &", "\u00a0&")}
            </h3>
            <p className="row-start-3 max-w-[52ch] text-balance text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
