import { type Corner, cut } from "./cut.ts";
import { type Colour, hex } from "./palette.ts";

/** One piece of paper, and the parts of it that are folded away from, or towards, the light. */
export type Piece = { fill: Colour; cut: readonly Corner[]; facets?: readonly Facet[] };
type Facet = { fill: Colour; cut: readonly Corner[] };

/** @returns The piece as an SVG path. */
export function plane(fill: Colour, corners: readonly Corner[]): string {
  return `<path fill="${hex(fill)}" d="${cut(corners)}"/>`;
}

/** A wire bent along the corners (glasses, an ear ring). */
export function wire(colour: Colour, width: number, corners: readonly Corner[]): string {
  return `<path fill="none" stroke="${hex(colour)}" stroke-width="${width}" d="${cut(corners)}"/>`;
}

/** What of `content` lies on the piece of paper with these corners. `name` must be unique in its picture. */
export function within(name: string, corners: readonly Corner[], content: string): string {
  return `<clipPath id="${name}"><path d="${cut(corners)}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;
}

/** Pieces from back to front. `name` must be unique in its picture. */
export function pile(name: string, pieces: readonly Piece[]): string {
  return pieces
    .map(({ fill, cut: outline, facets = [] }, index) => {
      const folded = facets.map((facet) => plane(facet.fill, facet.cut)).join("");
      return plane(fill, outline) + (folded ? within(`${name}${index}`, outline, folded) : "");
    })
    .join("");
}
