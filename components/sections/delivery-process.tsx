import type { ReactNode } from "react";
import { WeekRule } from "@/components/art/week-rule";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Claim, ProcessStep } from "@/content/schema/records";
import { formatRange } from "@/content/words";
import { balancedColumns } from "@/lib/columns";
import { Unbroken } from "./copy";

/** Returns the total number of weeks of all steps, such as "11–17". Empty if no step has weeks. */
export function formatTotalWeeks(steps: readonly ProcessStep[]): string {
  const [min = 0, max = 0] = [0, 1].map((end) => steps.reduce((sum, { weeks }) => sum + (weeks?.[end] ?? 0), 0));
  return min ? formatRange(min, max) : "";
}

/**
 * The steps of our process with their durations. A step with weeks has a drawing of these weeks above it.
 *
 * @param props.scene A drawing of the result, beside the heading.
 * @param props.legend Explains the drawings of weeks.
 * @param props.lengths Durations of projects of different sizes, in a row below the steps.
 */
export function DeliveryProcess({
  scene,
  steps,
  legend,
  lengths,
  ...heading
}: Heading & {
  scene?: ReactNode;
  steps: readonly ProcessStep[];
  legend?: string;
  lengths?: { title: string; list: readonly Pick<Claim, "value" | "label">[] };
}) {
  const longest = Math.max(0, ...steps.map(({ weeks }) => weeks?.[1] ?? 0));
  return (
    <Section id={heading.id} surface="night" cut="rising">
      <div className="process">
        <div className="split">
          <SectionHeading {...heading} />
          {scene}
        </div>
        {longest > 0 && legend && <p className="legend">{legend}</p>}
        <ol className="columns" data-most={balancedColumns(steps.length, 4)}>
          {steps.map(({ id, step, title, description, duration, weeks }) => (
            <li key={id}>
              {longest > 0 && duration && <WeekRule weeks={weeks} longest={longest} />}
              {duration && (
                <p className="duration" data-open={weeks ? undefined : ""}>
                  <Unbroken>{duration}</Unbroken>
                </p>
              )}
              {/* A line may end with an ampersand, but not start with one. */}
              <h3>
                {step}. {title.replaceAll(" &", "\u00a0&")}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        {lengths && (
          <div className="lengths">
            <h3>{lengths.title}</h3>
            <dl>
              {lengths.list.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Section>
  );
}
