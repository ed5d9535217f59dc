/**
 * Compares the numbers in a share picture's alt text with those in the picture, so that the alt text stays correct.
 *
 * @param alternative The alt text (`shareAlt` in content/routes.ts).
 * @param texts All texts in the picture.
 * @returns The numbers that are only in the alt text.
 */
export function findMissingFigures(alternative: string, texts: readonly string[]): string[] {
  const shown = new Set(texts.flatMap(figuresIn));
  return figuresIn(alternative).filter((figure) => !shown.has(figure));
}

/** Returns the numbers in a text, with their currency or percent signs: `$4,800`, `60%`, `44`. */
function figuresIn(text: string): string[] {
  return text.match(/\p{Sc}?\d+(?:[.,]\d+)*%?/gu) ?? [];
}
