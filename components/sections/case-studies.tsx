import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { CaseStudy } from "@/content/schema/records";
import { labels } from "@/content/words";
import { Figures } from "./figures";

const LAYOUTS = {
  large: {
    row: "md:grid-cols-[1fr_1fr]",
    study:
      "md:first:col-span-full lg:first:grid-cols-[8fr_4fr] lg:first:items-end lg:last:even:col-span-full lg:last:even:grid-cols-[1fr_1fr] lg:last:even:items-center",
    plain: "col-span-full border-t border-rule pt-6 lg:grid-cols-[5fr_7fr]",
  },
  lead: {
    row: "lg:grid-cols-[1fr_1fr]",
    // Between phone and desk the figures stand below the picture, and the words beside both.
    study:
      "md:max-lg:grid-cols-[1fr_1fr] md:max-lg:*:last:contents md:max-lg:*:last:*:first:col-start-2 md:max-lg:*:last:*:first:row-[1/span_2] md:max-lg:*:last:*:last:col-start-1 md:max-lg:*:last:*:last:mt-0 lg:first:col-span-full lg:first:grid-cols-[7fr_5fr] lg:first:items-center",
    plain: "border-t border-rule pt-6",
  },
} as const;

/** What it was done with. */
const USED = "mt-3 text-small text-muted";

/**
 * Case studies, each with a picture of the work and its figures. One without a picture is an entry under a rule, its
 * name beside what is told of it where the row has room.
 *
 * @param props.layout `lead`: the picture of the first is the largest, the others stand in two columns below it. `large`: the first larger still, and one that is left over has a row of its own.
 */
export function CaseStudies({
  layout,
  studies,
  ...heading
}: Heading & {
  layout: keyof typeof LAYOUTS;
  studies: readonly CaseStudy[];
}) {
  const { row, study: article, plain } = LAYOUTS[layout];
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <div className={`*:rise mt-block grid gap-x-[calc(2*var(--gutter))] gap-y-[clamp(4.5rem,7vw,6rem)] ${row}`}>
        {studies.map((study) => (
          <article
            key={study.id}
            className={`grid content-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 ${study.picture ? `md:not-first:grid-rows-[auto_1fr] ${article}` : plain}`}
          >
            {study.picture && (
              <div>
                <Pictured picture={study.picture} />
              </div>
            )}
            <div className={study.picture ? "flex flex-col gap-7" : "contents"}>
              <div>
                <p className="text-small font-semibold text-accent-text">
                  {study.client}, {study.industry.toLowerCase()}
                </p>
                <h3 className="mt-2 text-title">{study.title}</h3>
                <p className="mt-3 max-w-[36em] text-balance">{study.description}</p>
                {study.tech && <p className={USED}>{`${labels.builtWith} ${study.tech.join(", ")}`}</p>}
                {study.channels && <p className={USED}>{`${labels.channels} ${study.channels.join(", ")}`}</p>}
              </div>
              <Figures look="results" figures={study.results} among={studies.flatMap(({ results }) => results)} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
