import type { Folds } from "@/components/sections/channel-table";
import type { TeamMember } from "@/content/schema/records";
import type { Family } from "@/lib/fonts";
import { advanceOf } from "@/lib/outlines";

/** What one record says on paper. */
export interface Entry {
  id: string;
  number?: number;
  person?: Pick<TeamMember, "name" | "image">;
  /** The heading of this record and those that follow it. */
  above?: string;
  /** A few words above the title. */
  note?: string;
  title: string;
  figures?: readonly { value: string; label?: string }[];
  /** A strip of folded paper beside the figures, and what its leaves are. */
  folds?: Folds;
  description?: string;
  list?: readonly string[];
  /** Whether the room below it has lines to write on. */
  lined?: boolean;
}

/** How wide a panel is between its margins, and how high: A4, Letter (leaflet.css). All lengths are in em of the leaflet. */
const PAPERS = [
  { wide: 25.2, high: 59.2 },
  { wide: 23.4, high: 61.1 },
] as const;

/** @returns whether that fits a panel, on either paper. */
export function fits(heightIn: (wide: number) => number): boolean {
  return PAPERS.every(({ wide, high }) => heightIn(wide) <= high);
}

/** Above and below a record, with its rule. */
export const GAPS = 1.3;

/** Of a line of text, in its own em. */
const LINE = 1.38;

const WIDTHS = new Map<string, number>();

/** @returns how wide words are in their own em. */
export function widthOf(words: string, family: Family = "text", weight = 400): number {
  const key = `${family} ${weight} ${words}`;
  const width = WIDTHS.get(key) ?? advanceOf(words, family, weight);
  WIDTHS.set(key, width);
  return width;
}

/** @returns how many lines pieces of such widths take, and one that is wider than a line as many as it needs. */
function wrap(widths: readonly number[], wide: number, between: number): number {
  let [lines, at] = [0, wide];
  for (const width of widths) {
    if (at + width > wide) [lines, at] = [lines + Math.max(1, Math.ceil(width / wide)), 0];
    at += width + between;
  }
  return lines;
}

/** @returns how high words are in lines so wide, both in their own em. */
export function heightOf(words: string, wide: number, family: Family = "text", weight = 400, line = LINE): number {
  const widths = words.split(" ").map((word) => widthOf(word, family, weight));
  return words ? line * wrap(widths, wide, 0.25) : 0;
}

/** @returns how high entries are in a size, in a panel so wide. */
export function heightOfAll(entries: readonly Entry[], size = 1, wide = 25, isPaired = false): number {
  return size * entries.reduce((sum, entry) => sum + heightOfOne(entry, wide / size, isPaired), 0);
}

function heightOfOne({ number, person, ...entry }: Entry, whole: number, isPaired: boolean): number {
  const { above = "", note = "", title, figures = [], folds, description = "", list = [] } = entry;
  const wide = whole - (person ? 6 : number ? 3.45 : 0);
  const each = (wide - figures.length + 1) / (figures.length || 1);
  const key = folds?.leaves.map(({ words }) => `${words} \u00a0 \u00a0`).join(" ") ?? "";
  const isOneLine = 1.3 * widthOf(title, "display", 700) + 0.6 + widthOf(figures[0]?.label ?? "") <= wide;
  const figure = Math.max(
    0,
    ...figures.map(({ value, label = "" }) => {
      if (folds) return 1.3 + 1.5 * heightOf(value, wide / 1.5, "display", 700, 1.2) + (isOneLine ? 0 : LINE);
      return 0.2 + 2 * heightOf(value, figures.length > 1 ? 99 : each / 2, "display", 700, 1.2) + heightOf(label, each);
    }),
  );
  // Their shares of the width, with a gap between them, or beside a bullet: as leaflet.tsx lays them out.
  const columns = isPaired ? [1.12, 1].map((share) => (share * (wide - 1.5)) / 2.12) : [wide - 1.1];
  const listed = list
    .map((one, nth) => heightOf(one, columns[nth % columns.length] ?? wide))
    .reduce((sum, high, nth, all) => {
      return sum + (nth % columns.length ? 0 : 0.15 + Math.max(high, (isPaired && all[nth + 1]) || 0));
    }, 0);
  const written =
    (above ? 0.6 + 1.15 * heightOf(above, wide / 1.15, "display", 700) : 0) +
    (key ? 0.9 + heightOf(key, wide, "text", 400, 1.8) : 0) +
    heightOf(note, wide, "text", 600) +
    1.3 * heightOf(title, wide / 1.3, "display", 700, 1.2) +
    figure +
    (description ? 0.35 + heightOf(description, wide) : 0) +
    (listed ? 0.35 + listed : 0);
  return GAPS + Math.max(written, person ? 5 : 0);
}
