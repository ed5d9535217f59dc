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
  const widthOf = (line: string) => OUTLINES.of(line, setting(1)).width;
  const fitting = SIZES.flatMap((size) => {
    const lines = broken(title, room.width / size, widthOf);
    return lines && lines.length * size * lineHeight <= room.height ? [{ lines, size }] : [];
  });
  const [largest] = fitting;
  if (!largest) throw new Error(`"${title}": expected a title that fits at ${SIZES.at(-1)} px, found a longer one`);
  const smaller = fitting.filter(({ size }) => size >= largest.size * 0.85);
  return smaller.find(({ lines }) => lines.length < largest.lines.length) ?? largest;
}

/** A title in as few lines as a width allows, as even as they can be; nothing, where a word alone is wider. */
function broken(title: string, width: number, widthOf: (line: string) => number): string[] | undefined {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const widest = Math.max(...lines.map(widthOf));
  if (widest > width) return undefined;
  const narrower = broken(title, widest * 0.999, widthOf);
  return narrower?.length === lines.length ? narrower : lines;
}
