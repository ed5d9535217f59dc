import { Pictured } from "@/components/art/scenes";
import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { CaseStudy } from "@/content/schema/records";
import { decapitalize, labels } from "@/content/words";
import { Listed } from "./copy";
import { Figures } from "./figures";

/** How the first stands: its words beside its picture, or below that. */
const LAYOUTS = {
  large: "lg:first:grid-cols-[8fr_4fr] lg:first:items-end",
  wide: "lg:first:*:last:grid lg:first:*:last:grid-cols-[7fr_5fr] lg:first:*:last:gap-x-[calc(2*var(--gutter))] lg:first:*:last:*:last:mt-7",
} as const;

/** Two in a row have their words at one height; one that is left over stands by itself, its words beside its picture. */
const STUDY =
  "md:first:col-span-full md:not-first:row-span-2 md:not-first:grid-rows-subgrid md:last:even:col-span-full md:last:even:row-span-1! md:last:even:grid-cols-[1fr_1fr] md:last:even:grid-rows-none! md:last:even:items-center";

/** One without a picture. */
const PLAIN = "col-span-full border-t border-rule pt-6 lg:grid-cols-[5fr_7fr]";

/** What it was done with. */
const USED = "mt-3 text-small text-balance text-muted";

/**
 * Case studies, each with a picture of the work and its figures. One without a picture is an entry under a rule, its
 * name beside what is told of it where the row has room.
 *
 * @param props.layout The first is the largest, its words beside its picture (`large`) or below that, which is as wide as
 *   the page then (`wide`). The others stand in two columns below it, and one that is left over has a row of its own.
 */
export function CaseStudies({
  layout,
  studies,
  ...heading
}: Heading & {
  layout: keyof typeof LAYOUTS;
  studies: readonly CaseStudy[];
}) {
  return (
    <Section id={heading.id}>
      <SectionHeading {...heading} />
      <div className="*:rise mt-block grid gap-x-[calc(2*var(--gutter))] gap-y-[clamp(4.5rem,7vw,6rem)] md:grid-cols-[1fr_1fr]">
        {studies.map((study) => (
          <article
            key={study.id}
            className={`grid content-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 ${study.picture ? `${STUDY} ${LAYOUTS[layout]}` : PLAIN}`}
          >
            {study.picture && (
              <div>
                <Pictured picture={study.picture} />
              </div>
            )}
            <div className={study.picture ? "flex flex-col gap-7" : "contents"}>
              <div>
                <p className="text-small font-semibold text-accent-text">
                  {study.client}, {decapitalize(study.industry)}
                </p>
                <h3 className="mt-2 text-title">{study.title}</h3>
                <p className="mt-3 max-w-[36em] text-balance">{study.description}</p>
                {study.tech && (
                  <p className={USED}>
                    {labels.builtWith} <Listed>{study.tech}</Listed>
                  </p>
                )}
                {study.channels && (
                  <p className={USED}>
                    {labels.channels} <Listed>{study.channels}</Listed>
                  </p>
                )}
              </div>
              <Figures look="results" figures={study.results} among={studies.flatMap(({ results }) => results)} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
