import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { CaseStudy } from "@/content/schema/records";
import { decapitalize, labels } from "@/content/words";
import { InlineList } from "./copy";
import { Figures } from "./figures";

/**
 * Case studies, each with a picture of the work and its results. A study without a picture is text below a rule.
 *
 * @param props.layout Position of the first study's text on a desktop: beside its picture (`large`), or below a picture
 *   as wide as the page (`wide`). The other studies follow in two columns. If their number is odd, the last one takes a
 *   whole row.
 */
export function CaseStudies({
  layout,
  studies,
  ...heading
}: Heading & { layout: "large" | "wide"; studies: readonly CaseStudy[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <div className="studies columns" data-most="2" data-layout={layout}>
        {studies.map(({ id, picture, client, industry, title, description, tech, channels, results }) => (
          <article key={id} className="study rise" data-plain={picture ? undefined : ""}>
            {picture && (
              <div>
                <Pictured picture={picture} />
              </div>
            )}
            <div className="words">
              <div>
                <p className="client">
                  {client}, {decapitalize(industry)}
                </p>
                <h3>{title}</h3>
                <p>{description}</p>
                {tech && (
                  <p className="used">
                    {labels.builtWith} <InlineList>{tech}</InlineList>
                  </p>
                )}
                {channels && (
                  <p className="used">
                    {labels.channels} <InlineList>{channels}</InlineList>
                  </p>
                )}
              </div>
              <Figures look="results" figures={results} sameSizeAs={studies.flatMap(({ results }) => results)} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
