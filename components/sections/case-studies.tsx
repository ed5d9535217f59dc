import { Pictured } from "@/components/art/scenes";
import { SectionHeading } from "@/components/ui/heading";
import { Section, type Surface } from "@/components/ui/section";
import type { CaseStudy } from "@/content/case-studies";

/**
 * Case studies, each with a picture of the work and its figures.
 *
 * @param props.layout `rows`: one below the other, the picture changing sides. `lead`: the first large, the others in
 *   two columns below it.
 */
export function CaseStudies({
  id,
  title,
  lead,
  surface = "paper",
  layout,
  studies,
}: {
  id: string;
  title: string;
  lead: string;
  surface?: Surface;
  layout: "rows" | "lead";
  studies: readonly CaseStudy[];
}) {
  return (
    <Section id={id} surface={surface}>
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <div className={`cases cases-${layout}`}>
        {studies.map((study) => (
          <article key={study.id} className="case">
            {study.picture && (
              <div className="case-scene">
                <Pictured picture={study.picture} />
              </div>
            )}
            <div className="case-words">
              <p className="text-small font-semibold text-accent-text">
                {study.client}, {study.industry.toLowerCase()}
              </p>
              <h3 className="mt-2 text-title">{study.title}</h3>
              <p className="mt-3 text-muted">{study.description}</p>
              <dl className="case-results">
                {study.results.map((result) => (
                  <div key={result.label}>
                    <dt>{result.label}</dt>
                    <dd>{result.value}</dd>
                  </div>
                ))}
              </dl>
              {study.tech && <p className="mt-5 text-small text-muted">Built with {study.tech.join(", ")}</p>}
              {study.channels && <p className="mt-5 text-small text-muted">Channels: {study.channels.join(", ")}</p>}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
