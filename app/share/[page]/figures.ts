/**
 * Compares the text alternative of a share picture with the picture's texts.
 *
 * @param alternative The text alternative.
 * @param texts All texts in the picture.
 * @returns the figures in the alternative that no text of the picture has.
 */
export function findMissingFigures(alternative: string, texts: readonly string[]): string[] {
  const shown = new Set(texts.flatMap(figuresIn));
  return figuresIn(alternative).filter((figure) => !shown.has(figure));
}

/** Digits with their currency or percent sign: `$4,800`, `60%`, `44`. */
function figuresIn(text: string): string[] {
  return text.match(/\p{Sc}?\d+(?:[.,]\d+)*%?/gu) ?? [];
}
