import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { preventTitleWidows } from "@/content/words";

/** Up to so many letters in the longer of its two lines, a title is as wide as the page (standing-hero.css). */
const WIDE_TITLES = [20, 22, 24];

/** @returns How many letters the longer line has where a title is broken into two as evenly as it can be. */
function lettersInTwoLines(title: string): number {
  const breaks = [...title.matchAll(/ /g)].map(({ index }) => Math.max(index, title.length - index - 1));
  return Math.min(title.length, ...breaks);
}

/**
 * The first screen of a page whose drawing stands on a floor, which the next section goes on with: the title over the
 * whole width, then the words beside the drawing or, below a desk, above it.
 *
 * @param props.scene A drawing that stands on its lowest quarter, on a phone its lowest fifth. Without one, the words have
 *   the whole width.
 * @param props.floor The surface of the next section.
 * @param props.drawn On which side of the words the drawing is on a desk; or `across`, below them, for one that goes on to
 *   both edges of the window.
 */
export function StandingHero({
  id = "hero",
  title,
  lead,
  actions,
  scene,
  floor = "night",
  drawn = "right",
}: {
  id?: string;
  title: string;
  lead: ReactNode;
  /** The second may be a further link, and the last the Speaker. */
  actions: ReactNode;
  scene?: ReactNode;
  floor?: "tint" | "night";
  drawn?: "right" | "left" | "across";
}) {
  const words = preventTitleWidows(title);
  const letters = lettersInTwoLines(words);
  const isLong = title.length > 64;
  return (
    <Section id={id} surface="accent" space={scene ? "stage" : "hero"}>
      <div className="standing-hero">
        <div className="unmirrored" data-drawn={scene ? drawn : "across"}>
          <h1 id={`${id}-title`} data-letters={isLong ? "long" : WIDE_TITLES.find((most) => letters <= most)}>
            {words}
          </h1>
          <div className="words">
            <p className="lead">{lead}</p>
            <div className="actions">{actions}</div>
          </div>
          {scene && (
            <div className="stage">
              {scene}
              {/* After the drawing: it would move with what that makes room for. */}
              <div className="floor" data-floor={floor} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
