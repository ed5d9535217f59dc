import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { Industry } from "@/content/schema/records";

/**
 * The industries, each with a drawing of a typical document beside our work with it. On a desktop the documents overlap
 * like one sheet. `industries[].link` is not rendered.
 */
export function Industries({ industries, ...heading }: Heading & { industries: readonly Industry[] }) {
  if (industries.length === 0) return null;
  return (
    <Section id={heading.id} surface="deep" slant="rising">
      <SectionHeading {...heading} />
      <ul className="industries" data-sheet={industries.every(({ picture }) => picture) || undefined}>
        {industries.map(({ id, title, description, picture }) => (
          <li key={id} className={picture && "unmirrored"} data-pictured={picture ? "" : undefined}>
            {picture && (
              <div className="document">
                <Pictured picture={picture} />
              </div>
            )}
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
