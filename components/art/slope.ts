/**
 * The slope of the mark's folds, 7.5 over 19 (mark.tsx), at which everything in the drawings stands: what is drawn as
 * plain rectangles and lines of text is leant by one matrix.
 */
export const SLOPE = 0.395;

/** @returns The transform of a plane that rises to the right, with its upper left corner at x, y. */
export function rising(x: number, y: number): string {
  return `matrix(1 -${SLOPE} 0 1 ${x} ${y})`;
}

/** @returns The transform of a plane that falls to the right, with its upper left corner at x, y. */
export function falling(x: number, y: number): string {
  return `matrix(1 ${SLOPE} 0 1 ${x} ${y})`;
}
