import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";
import { Unbroken } from "./copy";

/** On a desk the pages of two to four steps are each larger than the one before. */
const GROWING = ["", "", "lg:grid-cols-[4fr_5fr]", "lg:grid-cols-[5fr_6fr_7fr]", "lg:grid-cols-[10fr_12fr_14fr_17fr]"];

/**
 * Steps below what each of them comes to, from page to page a larger one: all stand on one line, and the last rises beside
 * the heading. Where one has no picture all are words alone, under a rule.
 */
export function StepsReport({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  const pictured = steps.every(({ picture }) => picture);
  const growing = pictured ? GROWING[steps.length] : undefined;
  return (
    <Section id={heading.id} surface="night">
      <div className={growing ? "lg:w-[62%]" : ""}>
        <SectionHeading {...heading} beside={!growing} />
      </div>
      <ol
        className={`mt-block grid gap-x-(--gutter) gap-y-12 sm:grid-cols-2 ${growing ? `${growing} lg:-mt-10` : "lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"}`}
      >
        {steps.map(({ id, step, title, duration, description, picture }) => (
          <li
            key={id}
            className={`row-span-2 grid grid-rows-subgrid gap-y-5 ${pictured ? "" : "border-t border-rule pt-5"}`}
          >
            {pictured && picture && (
              <div className="self-end">
                <Pictured picture={picture} />
              </div>
            )}
            <div className="self-start">
              <h3 className="text-title lg:text-[min(1.75rem,2.1vw)]">
                <span className="text-accent-text">{step}</span> {title}
              </h3>
              {duration && (
                <p className="mt-1 font-semibold">
                  <Unbroken>{duration}</Unbroken>
                </p>
              )}
              <p className="mt-3 max-w-[32em] text-balance text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
