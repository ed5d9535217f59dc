/**
 * Finds figures in the text alternative of a share picture that the picture does not show.
 *
 * @param alternative The text alternative.
 * @param texts All texts in the picture.
 * @returns The figures that are missing from the picture.
 */
export function findMissingFigures(alternative: string, texts: readonly string[]): string[] {
  const shown = new Set(texts.flatMap(figuresIn));
  return figuresIn(alternative).filter((figure) => !shown.has(figure));
}

/** Returns the numbers in a text, with their currency or percent signs: `$4,800`, `60%`, `44`. */
function figuresIn(text: string): string[] {
  return text.match(/\p{Sc}?\d+(?:[.,]\d+)*%?/gu) ?? [];
}
