import { Pictured } from "@/components/art/scenes";
import { Unbroken } from "@/components/sections/copy/copy";
import { fitWords } from "@/components/ui/fit-words";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";

/**
 * The steps of a process along a folded strip, with one leaf for each step. On a phone the strip runs down the left
 * side. On a desktop the last leaf continues to the window's edge, because the last step has no end.
 */
export function TimelineProcess({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  return (
    <Section id={heading.id} surface="night" slant="rising">
      <SectionHeading {...heading} />
      <ol className="timeline">
        {steps.map(({ id, step, title, duration, picture, description }) => (
          <li key={id}>
            {/* Prevents a line break before an ampersand. */}
            <h3 className={fitWords(title)}>
              {step}. {title.replaceAll(" &", "\u00a0&")}
            </h3>
            {duration && (
              <b>
                <Unbroken>{duration}</Unbroken>
              </b>
            )}
            {picture && (
              <div className="picture">
                <Pictured picture={picture} />
              </div>
            )}
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
