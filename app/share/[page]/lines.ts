import { OUTLINES, type Setting } from "@/lib/outlines";

/** How a title is set, in which room, in picture units. */
export interface Block {
  setting(size: number): Setting;
  lineHeight: number;
  room: { width: number; height: number };
}

/** Largest first: a share picture is often seen at a third of its size. */
const SIZES = [112, 108, 104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64];

/**
 * Breaks a title so that it is as large as its room allows, or a little smaller where that saves a line: fewer lines
 * read faster.
 *
 * @throws Error naming the title, if it does not fit at the smallest size.
 */
export function fitted(title: string, block: Block): { lines: string[]; size: number } {
  const fitting = SIZES.flatMap((size) => {
    const widthOf = (line: string) => OUTLINES.of(line, block.setting(size)).width;
    const lines = broken(title.split(" "), block.room.width, widthOf);
    return lines && lines.length * size * block.lineHeight <= block.room.height ? [{ lines, size }] : [];
  });
  const [largest] = fitting;
  if (!largest) throw new Error(`"${title}": expected a title that fits at ${SIZES.at(-1)} px, found a longer one`);
  const smaller = fitting.filter(({ size }) => size >= largest.size * 0.85);
  return smaller.find(({ lines }) => lines.length < largest.lines.length) ?? largest;
}

/** As few lines as the width needs; among those, the breaks that make them most alike. */
function broken(words: string[], width: number, widthOf: (line: string) => number): string[] | undefined {
  for (let count = 1; count <= words.length; count++) {
    const fitting = splits(words, count)
      .map((lines) => ({ lines, widths: lines.map(widthOf) }))
      .filter(({ widths }) => Math.max(...widths) <= width)
      // The total is nearly the same for all, so the squares are least where the lines are even.
      .map(({ lines, widths }) => ({ lines, squares: widths.reduce((sum, one) => sum + one * one, 0) }))
      .sort((a, b) => a.squares - b.squares);
    if (fitting[0]) return fitting[0].lines;
  }
  return undefined;
}

function splits(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return words
    .slice(1, words.length - count + 2)
    .flatMap((_, index) =>
      splits(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(" "), ...rest]),
    );
}
