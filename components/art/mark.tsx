import { adaptToSurface, MARK, needsPaper, readSvg } from "@/lib/svg";
import { tokenColor } from "@/lib/theme";

const { viewBox, markup } = readSvg(MARK, "mark");
const drawing = adaptToSurface(markup);

/** Whether parts of the mark are hardly visible on the page in the dark scheme, or on the footer in either scheme. */
export const MARK_NEEDS_PAPER = needsPaper(markup, [
  tokenColor("paper", "dark"),
  tokenColor("night", "dark"),
  tokenColor("night", "light"),
]);

/** Width of the mark divided by its height. */
export const MARK_RATIO = viewBox[2] / viewBox[3];

/** Whether the mark is a wordmark, which contains the firm's name. A mark wider than 4:1 counts as one. */
export const IS_WORDMARK = MARK_RATIO > 4;

/**
 * The firm's mark (content/mark.svg). It is decoration beside the firm's name and hidden from assistive technology.
 *
 * @param props.place A prefix that makes the ids in the drawing unique, because a page may show the mark several times.
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
