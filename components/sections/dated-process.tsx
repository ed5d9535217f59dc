import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/schema/records";
import { site } from "@/content/site";

const listFormat = new Intl.ListFormat(site.language);

/**
 * The steps in equal columns along a line across the window. Each has its number, its title, its dates in the example,
 * and a picture of the client's results by then. In narrow windows the line runs down the left edge.
 */
export function DatedProcess({ steps, ...heading }: Heading & { steps: readonly ProcessStep[] }) {
  return (
    <Section id={heading.id} surface="night">
      <SectionHeading {...heading} />
      <ol className="dated-process">
        {steps.map(({ id, step, dates, picture, title, description }) => (
          <li key={id}>
            <p aria-hidden="true" className="number">
              {step}
            </p>
            <h3>{title}</h3>
            {dates && <p className="when">{listFormat.format(dates)}</p>}
            {picture && (
              <div className="held">
                <Pictured picture={picture} />
              </div>
            )}
            <p className="description">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
