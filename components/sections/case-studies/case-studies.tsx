import { Pictured } from "@/components/art/scenes";
import { joinNames } from "@/components/sections/copy/copy";
import { Figures } from "@/components/sections/figures/figures";
import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { CaseStudy } from "@/content/schema/records";
import { decapitalize, labels } from "@/content/words";

/**
 * Case studies, each with a picture of the work and its results. A study without a picture is text below a rule. On a
 * desktop, the first study's text is beside its picture. The other studies follow in two columns. A study without a
 * neighbor takes a whole row.
 */
export function CaseStudies({ studies, ...heading }: Heading & { studies: readonly CaseStudy[] }) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <div className="studies columns most-2">
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
                {tech && <p className="used">{`${labels.builtWith} ${joinNames(tech)}`}</p>}
                {channels && <p className="used">{`${labels.channels} ${joinNames(channels)}`}</p>}
              </div>
              <Figures look="results" figures={results} sameSizeAs={studies.flatMap(({ results }) => results)} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
