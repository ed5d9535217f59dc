import type { ReactNode } from "react";
import { WeekRule } from "@/components/art/week-rule";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";
import { formatRange } from "@/content/words";
import { Unbroken } from "./copy";
import { columnsOf } from "./even-rows";

/**
 * @returns How many weeks steps take together, at least and, where it may be longer, at most: "11–17". Nothing, where none
 *   is told in weeks.
 */
export function weeksOf(steps: readonly ProcessStep[]): string {
  const [least = 0, most = 0] = [0, 1].map((end) => steps.reduce((sum, { weeks }) => sum + (weeks?.[end] ?? 0), 0));
  return least ? formatRange(least, most) : "";
}

/**
 * Steps with their durations, each below its weeks, and over them the sum of all. Where no step is told in weeks, the
 * steps alone.
 *
 * @param props.total How that sum is said, large, and what there is to say of it.
 * @param props.scene What they come to, beside the heading.
 */
export function DeliveryProcess({
  total,
  scene,
  steps,
  ...heading
}: Heading & {
  total: (weeks: string) => readonly [string, ReactNode];
  scene?: ReactNode;
  steps: readonly ProcessStep[];
}) {
  const weeks = weeksOf(steps);
  const [sum, says] = total(weeks);
  const longest = Math.max(0, ...steps.map(({ weeks }) => weeks?.[1] ?? 0));
  return (
    <Section id={heading.id} surface="night" cut="rising">
      <div
        className={`grid gap-x-[calc(2*var(--gutter))] gap-y-block ${scene ? "lg:grid-cols-[5fr_7fr] lg:items-center" : ""}`}
      >
        <SectionHeading {...heading} />
        {scene}
      </div>
      {weeks && (
        <p className="mt-[calc(1.5*var(--spacing-block))] grid items-center gap-x-[calc(2*var(--gutter))] gap-y-4 border-t border-rule pt-block text-lead text-muted md:grid-cols-[auto_1fr]">
          <b className="font-display text-[clamp(3rem,5.2vw,4.5rem)] leading-none font-extrabold tracking-[-.035em] text-accent-text">
            {sum}
          </b>{" "}
          <span className="max-w-[34em]">{says}</span>
        </p>
      )}
      <ol
        className={`mt-block grid gap-x-(--gutter) gap-y-10 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] ${columnsOf(steps.length, 4)}`}
      >
        {steps.map((step) => (
          <li key={step.id} className="row-span-4 grid grid-rows-subgrid gap-y-3">
            {longest > 0 && step.duration && <WeekRule weeks={step.weeks} longest={longest} />}
            {step.duration && (
              <p
                className={`row-start-2 mt-3 font-display text-title leading-none font-bold ${step.weeks ? "text-accent-text" : "text-(--accent-4-light)"}`}
              >
                <Unbroken>{step.duration}</Unbroken>
              </p>
            )}
            {/* A line ends with an ampersand, and does not begin with one. */}
            <h3 className={`row-start-3 text-[min(var(--text-card),var(--fit))] ${fitWords(step.title)}`}>
              {step.step}. {step.title.replaceAll(" &", "\u00a0&")}
            </h3>
            <p className="row-start-4 max-w-[52ch] text-balance text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
