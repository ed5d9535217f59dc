/**
 * The slope of the mark's folds, rise over run: 7.5 over 19 (content/mark.svg). Style sheets use it as `var(--slope)`
 * (lib/theme.ts), and app/theme.css computes the angle from that.
 */
export const SLOPE = 0.395;

/** Rounds a length to two digits. More digits would make no visible difference and cost bytes. */
export function roundLength(length: number): number {
  return Number(length.toFixed(2));
}

/** Returns the path of a leaf of a folded strip. Even leaves rise and odd ones fall; `index` counts from 0. */
export function leafPath(index: number, width: number, height: number): string {
  const rise = roundLength(SLOPE * width);
  const [top, down] = index % 2 ? [0, rise] : [rise, -rise];
  return `M${Number((index * width).toFixed(1))} ${top}l${width} ${down}v${height}l-${width} ${-down}z`;
}

/** Returns the transform of a plane that rises to the right, with its upper left corner at (x, y). */
export function risingTransform(x: number, y: number): string {
  return `matrix(1 -${SLOPE} 0 1 ${x} ${y})`;
}

/** Returns the transform of a plane that falls to the right, with its upper left corner at (x, y). */
export function fallingTransform(x: number, y: number): string {
  return `matrix(1 ${SLOPE} 0 1 ${x} ${y})`;
}
