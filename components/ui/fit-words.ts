import { advanceOf } from "@/lib/outlines";

/** Widths of the longest word, in em. A narrower word fits at any font size; a wider one may break. */
const [MIN_WIDTH_EM, MAX_WIDTH_EM] = [5, 24];

/**
 * Returns the class that sets `--fit`, the largest font size at which the longest word of a heading fits (heading.css).
 * Words joined by a no-break space count as one.
 *
 * @param title The text of the heading.
 */
export function fitWords(title: string): string {
  const words = title.split(/[ \u200b\u2060-]/);
  const width = Math.ceil(Math.max(...words.map((word) => advanceOf(word, "display", 800))));
  return width < MIN_WIDTH_EM ? "" : `word-${Math.min(width, MAX_WIDTH_EM)}`;
}
