import type { ReactNode } from "react";
import { foldPlanes } from "@/components/art/planes";
import { ButtonLink } from "@/components/ui/button";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { site } from "@/content/site";
import { preventTitleWidows } from "@/content/words";

const COLUMNS = {
  words: "lg:grid-cols-[5fr_7fr] *:first:col-span-full",
  all: "lg:grid-cols-[6fr_5fr] lg:*:last:col-start-2 lg:*:last:row-[1/3]",
};

/**
 * The closing band in the page's accent: one sentence over all columns, the way to a consultation, and the address to
 * write to. Without a drawing, the mark's planes fold its upper edge over the end of the section before.
 *
 * @param props.bring What to have at hand then.
 * @param props.art What stands beside the words, in place of the planes.
 * @param props.beside What the drawing stands beside on a desk: the words below the title, or all of them.
 * @param props.edge What lies behind: what the section before ends in, a floor, or null; without it, the upper edge is cut.
 * @param props.below What stands below the words, and on a desk ends where what stands beside them ends.
 */
export function CallToAction({
  id,
  title,
  lead,
  bring,
  action,
  below,
  art,
  beside = "words",
  edge,
}: {
  id: string;
  title: string;
  lead: string;
  bring?: { title: string; items: readonly string[] };
  action: ReactNode;
  below?: ReactNode;
  art?: ReactNode;
  beside?: keyof typeof COLUMNS;
  edge?: ReactNode;
}) {
  return (
    <Section
      id={id}
      surface="accent"
      space={art ? "section" : "ending"}
      cut={art && edge === undefined ? "corner" : undefined}
      bleed={art ? edge : foldPlanes}
    >
      <div
        className={
          art ? `grid grid-cols-1 grid-rows-[auto_1fr] gap-x-[calc(2*var(--gutter))] gap-y-12 ${COLUMNS[beside]}` : ""
        }
      >
        <SectionTitle id={id} title={preventTitleWidows(title)} look={art ? "poster" : "ending"} />
        <div className={`flex max-w-[46rem] flex-col ${art ? "-mt-3" : "mt-6"}`}>
          <p className="max-w-[44ch] text-lead leading-normal">{lead}</p>
          {bring && (
            <div className="mt-8 text-lead">
              {bring.title}
              <ul className="mt-3 border-b border-rule font-display text-card font-bold *:border-t *:border-rule *:py-3">
                {bring.items.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-5 *:last:-my-2.5">
            {action}{" "}
            <ButtonLink look="text" href={`mailto:${site.email}`}>
              <span className="wrap-anywhere">{site.email}</span>
            </ButtonLink>
          </div>
          {below && <div className="mt-auto pt-10">{below}</div>}
        </div>
        {art}
      </div>
    </Section>
  );
}
