import { MARK, needsPaper, readSvg, adaptToSurface } from "@/lib/svg";

const { viewBox, markup } = readSvg(MARK, "mark");
const drawing = adaptToSurface(markup);

/** One with dark parts and others stands on paper where the surface is dark. */
export const MARK_NEEDS_PAPER = needsPaper(markup);

/** Width over height. */
export const MARK_RATIO = viewBox[2] / viewBox[3];

/** So wide, it is a wordmark, and shows the name itself. */
export const IS_WORDMARK = MARK_RATIO > 4;

/**
 * The firm's mark (content/mark.svg), in its own frame. Decoration beside its wordmark, hidden from assistive tools.
 *
 * @param props.place Where it stands: a page has it several times, and its gradients and cuts are named after the place.
 */
export function Mark({ place, width, height }: { place: string; width?: number; height?: number }) {
  const named = drawing.replaceAll(/(\bid="|#)mark-/g, `$1${place}-`);
  return (
    <svg
      viewBox={viewBox.join(" ")}
      width={width}
      height={height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, cleaned by lib/svg.ts
      dangerouslySetInnerHTML={{ __html: named }}
    />
  );
}
