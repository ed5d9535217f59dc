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
export function fitted(title: string, { setting, lineHeight, room }: Block): { lines: string[]; size: number } {
  const every = splits(title.split(" "), room.height / (Math.min(...SIZES) * lineHeight));
  const widths = new Map([...new Set(every.flat())].map((line) => [line, OUTLINES.of(line, setting(1)).width]));
  const ways = every
    .map((lines) => {
      const each = lines.map((line) => widths.get(line) ?? 0);
      return { lines, widest: Math.max(...each), squares: each.reduce((sum, one) => sum + one * one, 0) };
    })
    // Of as many lines the evenest first: the total is nearly the same for all, so their squares are least.
    .sort((one, other) => one.lines.length - other.lines.length || one.squares - other.squares);
  const fitting = SIZES.flatMap((size) => {
    const { lines = [] } = ways.find(({ widest }) => widest * size <= room.width) ?? {};
    return lines.length > 0 && lines.length * size * lineHeight <= room.height ? [{ lines, size }] : [];
  });
  const [largest] = fitting;
  if (!largest) throw new Error(`"${title}": expected a title that fits at ${SIZES.at(-1)} px, found a longer one`);
  const smaller = fitting.filter(({ size }) => size >= largest.size * 0.85);
  return smaller.find(({ lines }) => lines.length < largest.lines.length) ?? largest;
}

/** Every way to break words into at most so many lines. */
function splits([first = "", ...rest]: readonly string[], most: number): string[][] {
  if (rest.length === 0) return [[first]];
  return splits(rest, most).flatMap(([line = "", ...lines]) => {
    const joined = [`${first} ${line}`, ...lines];
    return lines.length + 2 <= most ? [joined, [first, line, ...lines]] : [joined];
  });
}
