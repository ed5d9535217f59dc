import { adaptToSurface, MARK, needsPaper, readSvg } from "@/lib/svg";
import { tokenColor } from "@/lib/theme";

const { viewBox, markup } = readSvg(MARK, "mark");
const drawing = adaptToSurface(markup);

/** Whether a part of the mark is hardly visible on the dark scheme's page, or on the footer in either scheme. */
export const MARK_NEEDS_PAPER = needsPaper(markup, [
  tokenColor("paper", "dark"),
  tokenColor("night", "dark"),
  tokenColor("night", "light"),
]);

/** Width over height. */
export const MARK_RATIO = viewBox[2] / viewBox[3];

/** A mark wider than 4:1 is a wordmark and shows the firm's name itself. */
export const IS_WORDMARK = MARK_RATIO > 4;

/**
 * The firm's mark (content/mark.svg). Decoration beside the firm's name, hidden from assistive technology.
 *
 * @param props.place Prefix for the ids in the drawing, since a page may show the mark several times.
 */
export function Mark({ place, width, height }: { place: string; width?: number; height?: number }) {
  const markupWithIds = drawing.replaceAll(/(\bid="|#)mark-/g, `$1${place}-`);
  return (
    <svg
      viewBox={viewBox.join(" ")}
      width={width}
      height={height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's drawing, sanitized by lib/svg.ts
      dangerouslySetInnerHTML={{ __html: markupWithIds }}
    />
  );
}
