import type { ReactNode } from "react";
import { Mark } from "@/components/art/mark";
import { fitWords } from "@/components/ui/fit-words";
import { Section } from "@/components/ui/section";
import { TitleWords } from "@/components/ui/title-words";
import { preventTitleWidows } from "@/content/words";

/**
 * Maximum lengths, in characters, of the longer line of a title in two lines, one for each font size
 * (standing-hero.css).
 */
const WIDE_LINE_LENGTHS = [20, 22, 24];

/** Breaks a title into two lines that are as even as possible. Returns the length of the longer line, in characters. */
function measureLongerLine(title: string): number {
  const breaks = [...title.matchAll(/ /g)].map(({ index }) => Math.max(index, title.length - index - 1));
  return Math.min(title.length, ...breaks);
}

/**
 * The first screen of a page with a drawing that stands on a floor in the next section's color. The title takes the
 * whole width. On a desktop the text is beside the drawing, otherwise above it.
 *
 * @param props.scene A drawing. Its lowest quarter, on a phone its lowest fifth, is below the floor's edge. Without a
 *   drawing, the firm's mark is beside the text on a desktop, on paper, because it may have the color of the page.
 * @param props.floor The surface of the next section.
 * @param props.sceneSide The drawing's side on a desktop. `across`: the drawing is below the text and as wide as the
 *   window.
 */
export function StandingHero({
  id = "hero",
  title,
  lead,
  actions,
  scene,
  floor = "night",
  sceneSide = "right",
}: {
  id?: string;
  title: string;
  lead: ReactNode;
  /** The button, an optional second link, and the Speaker, in this order. */
  actions: ReactNode;
  scene?: ReactNode;
  floor?: "tint" | "night";
  sceneSide?: "right" | "left" | "across";
}) {
  const words = preventTitleWidows(title);
  const lineLength = measureLongerLine(words);
  const isLong = title.length > 64;
  return (
    <Section id={id} surface="accent" space={scene ? "stage" : "hero"}>
      <div className="standing-hero">
        <div className="unmirrored" data-scene-side={scene ? sceneSide : "none"}>
          <h1
            id={`${id}-title`}
            className={fitWords(title)}
            data-letters={isLong ? "long" : WIDE_LINE_LENGTHS.find((max) => lineLength <= max)}
          >
            <TitleWords>{words}</TitleWords>
          </h1>
          <div className="words">
            <p className="lead">{lead}</p>
            <div className="actions cluster">{actions}</div>
          </div>
          {!scene && (
            <div data-surface="sheet" className="mark">
              <Mark place="hero" />
            </div>
          )}
          {scene && (
            <div className="stage">
              {scene}
              {/* The floor comes after the drawing in the markup. Before it, the floor would shift while the page
                  loads. */}
              <div className="floor" data-floor={floor} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
