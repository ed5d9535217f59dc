/**
 * Where a search engine cuts a title or a description. Google publishes no figures, only that it fits them to the
 * device's width (developers.google.com/search/docs/appearance/title-link and /snippet). The widths below are those
 * that SEO tools measured: titles in Arial at 20 px within 580 px, descriptions at 14 px within 920 px; on a phone, two
 * lines of 328 px for the title and 680 px for the description.
 */
export const LIMITS = {
  desktop: { title: { size: 20, width: 580 }, description: { size: 14, width: 920 } },
  phone: { title: { size: 20, width: 656 }, description: { size: 14, width: 680 } },
} as const;

/** Arial's advance widths from the space to the tilde, in thousandths of its size (hmtx table). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
/** Any other letter: as wide as most. */
const OTHER = 556;
const ELLIPSIS = " …";
const ELLIPSIS_WIDTH = 1278;

/** @returns how wide the text is when set in Arial, in px. */
export function widthOf(text: string, size: number): number {
  return Math.round((thousandths(text) * size) / 1000);
}

/** @returns the text as it is shown within `width` px: whole, or up to its last word that leaves room for an ellipsis. */
export function cut(text: string, { size, width }: { size: number; width: number }): string {
  if (widthOf(text, size) <= width) return text;
  const words = text.split(" ");
  while (words.length > 1 && ((thousandths(words.join(" ")) + ELLIPSIS_WIDTH) * size) / 1000 > width) words.pop();
  return words.join(" ").replace(/[,;:.|]$/, "") + ELLIPSIS;
}

function thousandths(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? OTHER), 0);
}
