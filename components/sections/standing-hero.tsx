import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { preventTitleWidows } from "@/content/words";

/** Line lengths, in characters, at which a title of two lines is set as wide as the page (standing-hero.css). */
const WIDE_LINE_LENGTHS = [20, 22, 24];

/** @returns The length of the longer line, in characters, when a title is broken into two lines as even as possible. */
function longerLineLength(title: string): number {
  const breaks = [...title.matchAll(/ /g)].map(({ index }) => Math.max(index, title.length - index - 1));
  return Math.min(title.length, ...breaks);
}

/**
 * The first screen of a page whose drawing stands on a floor in the next section's color. The title takes the whole width;
 * the text is beside the drawing on a desktop and above it elsewhere.
 *
 * @param props.scene A drawing whose lowest quarter, on a phone the lowest fifth, is below the floor's edge. Without one,
 *   the text takes the whole width.
 * @param props.floor The surface of the next section.
 * @param props.drawn The drawing's side on a desktop; or `across`, for a drawing below the text as wide as the window.
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
  /** The button, then perhaps another link, then the Speaker. */
  actions: ReactNode;
  scene?: ReactNode;
  floor?: "tint" | "night";
  drawn?: "right" | "left" | "across";
}) {
  const words = preventTitleWidows(title);
  const lineLength = longerLineLength(words);
  const isLong = title.length > 64;
  return (
    <Section id={id} surface="accent" space={scene ? "stage" : "hero"}>
      <div className="standing-hero">
        <div className="unmirrored" data-drawn={scene ? drawn : "across"}>
          <h1 id={`${id}-title`} data-letters={isLong ? "long" : WIDE_LINE_LENGTHS.find((max) => lineLength <= max)}>
            {words}
          </h1>
          <div className="words">
            <p className="lead">{lead}</p>
            <div className="actions">{actions}</div>
          </div>
          {scene && (
            <div className="stage">
              {scene}
              {/* The floor comes after the drawing in the markup: before it, it would shift while the page loads. */}
              <div className="floor" data-floor={floor} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
