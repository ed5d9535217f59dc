import type { ReactNode } from "react";
import { foldPlanes } from "@/components/art/planes";
import { ButtonLink } from "@/components/ui/button";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { site } from "@/content/site";

/**
 * The closing band in the page's accent: one sentence, the way to a consultation, and the address to write to. Without a
 * drawing, the mark's planes fold its upper edge over the end of the section before.
 *
 * @param props.large The heading is as large as the drawing beside it.
 * @param props.art What stands beside the words, in place of the planes.
 * @param props.below A drawing below the words.
 */
export function CallToAction({
  id,
  title,
  lead,
  action,
  below,
  art,
  large = false,
}: {
  id: string;
  title: string;
  lead: string;
  action: ReactNode;
  below?: ReactNode;
  art?: ReactNode;
  large?: boolean;
}) {
  return (
    <Section
      id={id}
      surface="accent"
      space={art ? "section" : "ending"}
      cut={art ? "corner" : undefined}
      bleed={!art && foldPlanes}
    >
      <div
        className={
          art
            ? `grid items-center gap-x-[calc(2*var(--gutter))] gap-y-12 ${large ? "lg:grid-cols-[7fr_6fr]" : "lg:grid-cols-[5fr_7fr]"}`
            : ""
        }
      >
        <div className="max-w-[46rem]">
          <SectionTitle id={id} title={title} look={!art ? "ending" : large ? "poster" : "section"} />
          <p className="mt-6 max-w-[44ch] text-lead leading-normal">{lead}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
            {action}{" "}
            <ButtonLink look="text" href={`mailto:${site.email}`}>
              {site.email}
            </ButtonLink>
          </div>
          {below && <div className="mt-10">{below}</div>}
        </div>
        {art}
      </div>
    </Section>
  );
}
