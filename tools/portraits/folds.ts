import type { Corner } from "./cut.ts";
import type { Paper } from "./palette.ts";
import type { Piece } from "./plane.ts";

/**
 * The corners of `count` curls along an ellipse, from one angle to another (degrees clockwise from +x), each standing
 * `depth` proud of it.
 */
export function curls(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
  depth: number,
): Corner[] {
  const at = (step: number, proud: number): [number, number] => {
    const angle = ((from + ((to - from) * step) / count) * Math.PI) / 180;
    return [Math.round(x + Math.cos(angle) * (width + proud)), Math.round(y + Math.sin(angle) * (height + proud))];
  };
  return Array.from({ length: count }, (_, index): Corner[] => [
    at(index, 0),
    [...at(index + 0.22, depth), depth * 1.1],
    [...at(index + 0.78, depth), depth * 1.1],
  ]).flat();
}

/** A braid: a herringbone of folded strips with the slope of the mark's planes. */
export function braid(paper: Paper, [x, y]: readonly [number, number], links: number): Piece[] {
  const height = 27;
  const herringbone = Array.from({ length: links }, (_, index): Piece[] => {
    const half = 31 - index * 1.6;
    const drop = (7.5 / 19) * half;
    const top = y + index * height;
    return [
      {
        fill: paper.line,
        cut: [
          [x - half, top, 6],
          [x - 1, top + drop],
          [x - 1, top + drop + height - 3],
          [x - half, top + height - 4, 6],
        ],
      },
      {
        fill: paper.lit,
        cut: [
          [x + half, top, 6],
          [x + 1, top + drop],
          [x + 1, top + drop + height - 3],
          [x + half, top + height - 4, 6],
        ],
      },
    ];
  }).flat();
  const end = y + links * height;
  return [
    {
      fill: paper.shade,
      cut: [
        [x - 26, y],
        [x + 26, y],
        [x + 18, end],
        [x + 20, end + 50],
        [x - 20, end + 50],
        [x - 18, end],
      ],
    },
    ...herringbone,
  ];
}

/** A fan: one strip pleated and spread from a pivot, between two angles (degrees clockwise from +x), its last pleat in the light. */
export function fan(
  paper: Paper,
  [x, y]: readonly [number, number],
  radius: number,
  [from, to]: readonly [number, number],
  pleats: number,
): Piece[] {
  const rim = (step: number): Corner => {
    const angle = ((from + ((to - from) * step) / pleats) * Math.PI) / 180;
    const reach = step % 2 === 0 ? radius : radius * 0.92;
    return [Math.round(x + Math.cos(angle) * reach), Math.round(y + Math.sin(angle) * reach)];
  };
  return Array.from({ length: pleats }, (_, index) => ({
    fill: index % 2 === pleats % 2 ? paper.shade : paper.lit,
    cut: [[x, y], rim(index), rim(index + 1)],
  }));
}
