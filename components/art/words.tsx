import type { SVGProps } from "react";
import { outlineOf } from "@/lib/outlines";

/** How words are set: the family of their font, and its weight. */
const LOOKS = {
  light: { family: "text", weight: 400 },
  quiet: { family: "text", weight: 500 },
  plain: { family: "text", weight: 600 },
  strong: { family: "text", weight: 700 },
  head: { family: "display", weight: 600 },
  title: { family: "display", weight: 700 },
  figure: { family: "display", weight: 800 },
} as const;

type Look = keyof typeof LOOKS;

/** What has a colour of its own to write on it in. */
type Surface = "night" | "accent" | `accent-${1 | 2 | 3 | 4}`;

interface WordsProps
  extends Pick<SVGProps<SVGTextElement>, "x" | "fill" | "transform" | "textAnchor" | "textDecoration"> {
  text: string | readonly string[];
  look?: Look;
  room: number;
  size: number;
  on?: Surface;
  y?: number;
  leading?: number;
}

/** @returns How wide a line is in that look, in the same units as its size. */
export function widthOf(line: string, look: Look, size: number): number {
  return outlineOf(line, { ...LOOKS[look], size, spacing: 0 }).width;
}

/**
 * Words in a drawing, in one line or several. Whatever the owner writes (content/drawings), each stays within its room:
 * what is too long is set smaller, with the lines around it.
 *
 * @param props.room How wide a line may become, in units of the drawing.
 * @param props.size Its size where it fits, in the same units.
 * @param props.on What it stands on, where that is not what the words around it stand on.
 * @param props.y The base line of the first.
 * @param props.leading How far below each other lines are.
 */
export function Words({ text, look = "plain", room, size, x, y = 0, leading = 0, on, fill, ...place }: WordsProps) {
  const { family, weight } = LOOKS[look];
  const lines = [text].flat();
  const width = Math.max(...lines.map((line) => widthOf(line, look, size)));
  const fitting = width > room ? Math.floor((size * room * 10) / width) / 10 : size;
  return lines.map((line, nth) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: lines do not change places, and two of them may be alike
      key={nth}
      fontFamily={`var(--font-${family})`}
      fontWeight={weight}
      fontSize={fitting}
      x={x}
      y={y + nth * leading || undefined}
      {...place}
      fill={on ? `var(--on-${on})` : fill}
    >
      {line}
    </text>
  ));
}

/** Sizes of a figure in hundredths of the width of its place, the largest first; none is above what the look allows. */
const SIZES = {
  64: "text-[min(64cqi,var(--most))]",
  50: "text-[min(50cqi,var(--most))]",
  45: "text-[min(45cqi,var(--most))]",
  40: "text-[min(40cqi,var(--most))]",
  36: "text-[min(36cqi,var(--most))]",
  32: "text-[min(32cqi,var(--most))]",
  28: "text-[min(28cqi,var(--most))]",
  27: "text-[min(27cqi,var(--most))]",
  25: "text-[min(25cqi,var(--most))]",
  24: "text-[min(24cqi,var(--most))]",
  22: "text-[min(22cqi,var(--most))]",
  20: "text-[min(20cqi,var(--most))]",
  18: "text-[min(18cqi,var(--most))]",
  16: "text-[min(16cqi,var(--most))]",
  12: "text-[min(12cqi,var(--most))]",
  9: "text-[min(9cqi,var(--most))]",
};

/** The same for figures that share the width of their row, on a desk. */
export const ROW_SIZES = {
  16: "lg:text-[min(16cqi,var(--most))]",
  12: "lg:text-[min(12cqi,var(--most))]",
  9: "lg:text-[min(9cqi,var(--most))]",
  8: "lg:text-[min(8cqi,var(--most))]",
  7: "lg:text-[min(7cqi,var(--most))]",
  6: "lg:text-[min(6cqi,var(--most))]",
};

/**
 * @param sizes those to choose from.
 * @returns the size at which all of the figures fit the width of their places, whatever their length, as a class: the
 *   smallest, where none does.
 */
export function fittingSize(figures: readonly string[], sizes: Readonly<Record<number, string>> = SIZES): string {
  const setting = { family: "display", weight: 800, size: 1, spacing: -0.035 } as const;
  const width = Math.max(...figures.map((figure) => outlineOf(figure, setting).width));
  const [, size] = Object.entries(sizes).findLast(([share]) => Number(share) * width <= 100) ?? [];
  return size ?? Object.values(sizes)[0] ?? "";
}
