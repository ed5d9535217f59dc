import { advanceOf } from "@/lib/outlines";

/** Below it any size has room for a word; above it a word is divided. In em. */
const [LEAST, MOST] = [5, 24];

/**
 * @param title A heading's words.
 * @returns the class that keeps its font size, where that is capped by `var(--fit)`, small enough for its longest word
 *   (heading.css). Words that a space without a break joins count as one.
 */
export function fitWords(title: string): string {
  const words = title.split(/[ \u200b\u2060-]/);
  const width = Math.ceil(Math.max(...words.map((word) => advanceOf(word, "display", 800))));
  return width < LEAST ? "" : `word-${Math.min(width, MOST)}`;
}
