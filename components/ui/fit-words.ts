import { measureEm } from "@/lib/outlines";

/**
 * How much wider a font that the visitor has set may be than the site's font. DejaVu Sans and Verdana are that wide.
 */
const WIDER_FONT = 1.2;

/** Widths of the longest word, in em. A narrower word fits at any font size; a wider one may break. */
const [MIN_WIDTH_EM, MAX_WIDTH_EM] = [5, 24];

/**
 * Returns the class that sets `--fit`, the largest font size at which the longest word of a heading fits (fit.css).
 * Words joined by a no-break space count as one (title-words.tsx). A single word also fits in a wider font.
 *
 * @param title The text of the heading.
 */
export function fitWords(title: string): string {
  const widestOf = (separator: RegExp) =>
    Math.max(...title.split(separator).map((words) => measureEm(words, "display", 800)));
  const width = Math.ceil(Math.max(widestOf(/[ \u200b\u2060-]/), WIDER_FONT * widestOf(/[\s\u200b\u2060-]/)));
  return width < MIN_WIDTH_EM ? "" : `word-${Math.min(width, MAX_WIDTH_EM)}`;
}
