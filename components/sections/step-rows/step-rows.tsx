import { Pictured } from "@/components/art/scenes";
import { Unbroken } from "@/components/sections/copy/copy";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";

/**
 * The steps of a process in rows. Their pictures are alternately at the right and the left edge of the window.
 */
export function StepRows({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <ol className="step-rows">
        {steps.map(({ id, step, duration, title, description, picture }) => (
          <li key={id} className="rise" data-look={picture ? "pictured" : "plain"}>
            <div className="words">
              <div className="count">
                <span aria-hidden="true">{step}</span>
                {duration && (
                  <p>
                    <Unbroken>{duration}</Unbroken>
                  </p>
                )}
              </div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            {picture && (
              <div className="picture">
                <Pictured picture={picture} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
