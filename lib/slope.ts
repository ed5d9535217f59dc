/**
 * The slope of the mark's folds, rise over run: 7.5 over 19 (content/mark.svg). Style sheets use it as `var(--slope)`
 * (lib/theme.ts), and app/theme.css computes the angle from that.
 */
export const SLOPE = 0.395;

/** @returns A length rounded to a hundredth. Finer differences are invisible and cost bytes. */
export function rounded(length: number): number {
  return Number(length.toFixed(2));
}

/** @returns The path of the nth leaf of a folded strip, counted from 0. Leaves rise and fall in turn. */
export function leafAt(at: number, wide: number, high: number): string {
  const rise = rounded(SLOPE * wide);
  const [top, down] = at % 2 ? [0, rise] : [rise, -rise];
  return `M${Number((at * wide).toFixed(1))} ${top}l${wide} ${down}v${high}l-${wide} ${-down}z`;
}

/** @returns The transform of a plane that rises to the right, with its upper left corner at x, y. */
export function rising(x: number, y: number): string {
  return `matrix(1 -${SLOPE} 0 1 ${x} ${y})`;
}

/** @returns The transform of a plane that falls to the right, with its upper left corner at x, y. */
export function falling(x: number, y: number): string {
  return `matrix(1 ${SLOPE} 0 1 ${x} ${y})`;
}
