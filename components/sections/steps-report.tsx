import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";
import { Unbroken } from "./copy";

/** So many pages can stand in one row on a desk, each larger than the one before (steps-report.css). */
const MOST_GROWING = 4;

/**
 * Steps, each below a picture of what it comes to. Two to four of them grow from page to page on a desk, and the last rises
 * beside the heading. If one has no picture, all are words under a rule.
 */
export function StepsReport({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  const isPictured = steps.every(({ picture }) => picture);
  const isGrowing = isPictured && steps.length > 1 && steps.length <= MOST_GROWING;
  return (
    <Section id={heading.id} surface="night">
      <div className="steps-report" data-growing={isGrowing ? steps.length : undefined}>
        <SectionHeading {...heading} beside={!isGrowing} />
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
