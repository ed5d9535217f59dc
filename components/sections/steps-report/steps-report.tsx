import { Pictured } from "@/components/art/scenes";
import { Unbroken } from "@/components/sections/copy/copy";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";

/**
 * Maximum number of pictures in one row, in which each is larger than the previous one. steps-report.css has a size for
 * each.
 */
const MAX_GROWING_STEPS = 4;

/**
 * The steps of a process, each below a picture of its result. On a desktop, two to four pictures get larger from step
 * to step, and the last one extends upward beside the heading. If one step has no picture, none is shown.
 */
export function StepsReport({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  const isPictured = steps.every(({ picture }) => picture);
  const isGrowing = isPictured && steps.length > 1 && steps.length <= MAX_GROWING_STEPS;
  return (
    <Section id={heading.id} surface="night">
      <div className="steps-report" data-growing={isGrowing ? steps.length : undefined}>
        <SectionHeading {...heading} isLeadBeside={!isGrowing} />
        <ol>
          {steps.map(({ id, step, title, duration, description, picture }) => (
            <li key={id}>
              {isPictured && picture && (
                <div>
                  <Pictured picture={picture} />
                </div>
              )}
              <div className="words">
                <h3>
                  <b>{step}</b> {title}
                </h3>
                {duration && (
                  <p className="duration">
                    <Unbroken>{duration}</Unbroken>
                  </p>
                )}
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
