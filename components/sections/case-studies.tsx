import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { CaseStudy } from "@/content/schema/records";
import { decapitalize, labels } from "@/content/words";
import { InlineList } from "./copy";
import { Figures } from "./figures";

/**
 * Case studies, each with a picture of the work and its results. One without a picture is an entry below a rule.
 *
 * @param props.layout On a desk, where the words of the first stand: beside its picture (`large`), or below one as wide as
 *   the page (`wide`). The others stand below it in two columns; a last one without a neighbor has a row of its own.
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
              <Figures look="results" figures={results} among={studies.flatMap(({ results }) => results)} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
