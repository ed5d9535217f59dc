/** A corner of a piece of paper: x, y and, where the scissors turned a curve instead of a corner, how far back it began. */
export type Corner = readonly [x: number, y: number, turn?: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of a closed piece of paper, as the `d` of an SVG path: straight cuts, and a curve at each corner that has one. */
export function cut(corners: readonly Corner[]): string {
  const steps = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const start = towards(corner, before);
    const end = towards(corner, after);
    const lead = `${index === 0 ? "M" : "L"}${round(start[0])} ${round(start[1])}`;
    return corner[2] ? `${lead}Q${corner[0]} ${corner[1]} ${round(end[0])} ${round(end[1])}` : lead;
  });
  return `${steps.join("")}z`;
}

/** Where the curve of a corner begins on the way to its neighbour: at most half way, which leaves the other half to theirs. */
function towards([x, y, turn = 0]: Corner, [nextX, nextY]: Corner): [number, number] {
  const distance = Math.hypot(nextX - x, nextY - y);
  const share = distance === 0 ? 0 : Math.min(turn / distance, 0.5);
  return [x + (nextX - x) * share, y + (nextY - y) * share];
}
