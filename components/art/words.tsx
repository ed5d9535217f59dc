import type { SVGProps } from "react";
import { measureText } from "@/lib/outlines";

/** Font family and weight of each text style in drawings. `plain` is the default (scene.css). */
export const LOOKS = {
  light: { family: "text", weight: 400 },
  quiet: { family: "text", weight: 500 },
  plain: { family: "text", weight: 600 },
  strong: { family: "text", weight: 700 },
  head: { family: "display", weight: 600 },
  title: { family: "display", weight: 700 },
  figure: { family: "display", weight: 800 },
} as const;

export type Look = keyof typeof LOOKS;

/** Surfaces that have their own text color (`--on-…`). */
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

/** Returns the attributes of a text style that differ from the default. */
export function fontOf(look: Look): { fontWeight?: number; fontFamily?: string } {
  const { family, weight } = LOOKS[look];
  return {
    ...(weight !== LOOKS.plain.weight && { fontWeight: weight }),
    ...(family !== LOOKS.plain.family && { fontFamily: `var(--font-${family})` }),
  };
}

/** Returns the width of a line in a text style, in the units of `size`. */
export function measureLine(line: string, look: Look, size: number): number {
  return measureText(line, { ...LOOKS[look], size, spacing: 0 });
}

/** Returns the largest font size up to `size` at which all lines fit into the width `room`. */
export function fitFontSize(lines: readonly string[], look: Look, size: number, room: number): number {
  const width = Math.max(...lines.map((line) => measureLine(line, look, size)));
  return width > room ? Math.floor((size * room * 10) / width) / 10 : size;
}

/**
 * One or several lines of text in a drawing. Owners can edit the text (content/drawings), so if a line is too long, all
 * lines get a smaller font size.
 *
 * @param props.room Maximum width of a line, in units of the drawing.
 * @param props.size Font size if all lines fit, in units of the drawing.
 * @param props.on The surface behind the text, if it differs from that of the group.
 * @param props.y Baseline of the first line.
 * @param props.leading Distance between baselines.
 */
export function Words({ text, look = "plain", room, size, x, y = 0, leading = 0, on, fill, ...place }: WordsProps) {
  const lines = [text].flat();
  const fontSize = fitFontSize(lines, look, size, room);
  return lines.map((line, nth) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order, and two of them may be equal
      key={nth}
      {...fontOf(look)}
      fontSize={fontSize}
      x={x}
      y={y + nth * leading || undefined}
      {...place}
      fill={on ? `var(--on-${on})` : fill}
    >
      {line}
    </text>
  ));
}

/**
 * Returns the color of a thin stroke on a sheet: a darkened accent, because a light accent would be hard to see on
 * paper.
 */
export function penColor(accent: 1 | 2 | 3 | 4): string {
  return `color-mix(in oklab, var(--accent-${accent}) 60%, var(--night))`;
}

/** Returns size classes (ui/fit.css) by font size, in percent of the container's width. */
function listSizeClasses(least: number, most: number, prefix = ""): Record<number, string> {
  const percentages = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return Object.fromEntries(percentages.map((percentage) => [percentage, `${prefix}fit-${percentage}`]));
}

const SIZES = listSizeClasses(9, 64);

/** Size classes for figures side by side in one row, from the `lg` breakpoint up. */
export const ROW_SIZES = listSizeClasses(6, 16, "lg:");

/** How much wider figures may be in a font that the visitor has set in the browser, such as DejaVu Sans. */
const WIDER_FIGURES = 1.13;
/** How much wider names and other words may be in such a font. */
export const WIDER_LETTERS = 1.2;

/**
 * Picks one size for several figures, so that the longest fits the width of its container.
 *
 * @param sizes The size classes to choose from.
 * @param wider How much wider a font that the visitor has set may be.
 * @returns The class of the largest size that fits, or of the smallest if none does.
 */
export function pickSizeClass(
  figures: readonly string[],
  sizes: Readonly<Record<number, string>> = SIZES,
  wider = WIDER_FIGURES,
): string {
  const style = { family: "display", weight: 800, size: 1, spacing: -0.035 } as const;
  const width = wider * Math.max(...figures.map((figure) => measureText(figure, style)));
  const [, size] = Object.entries(sizes).findLast(([percentage]) => Number(percentage) * width <= 100) ?? [];
  return size ?? Object.values(sizes)[0] ?? "";
}
