import { advanceOf } from "@/lib/outlines";

/** A narrower word fits at any font size; a wider one may break. */
const [MIN_WIDTH_EM, MAX_WIDTH_EM] = [5, 24];

/**
 * @param title The text of a heading.
 * @returns The class that sets `--fit`, the largest font size at which the longest word fits (heading.css). Words joined by
 *   a non-breaking space count as one.
 */
export function fitWords(title: string): string {
  const words = title.split(/[ \u200b\u2060-]/);
  const width = Math.ceil(Math.max(...words.map((word) => advanceOf(word, "display", 800))));
  return width < MIN_WIDTH_EM ? "" : `word-${Math.min(width, MAX_WIDTH_EM)}`;
}
