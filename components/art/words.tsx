import type { SVGProps } from "react";
import { measureText } from "@/lib/outlines";

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

/** What has a color of its own to write on it in. */
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
  return measureText(line, { ...LOOKS[look], size, spacing: 0 });
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

/** The classes of these sizes (scene.css), by how many hundredths of the width of its place a figure is high. */
function fit(shares: readonly number[], at = ""): Record<number, string> {
  return Object.fromEntries(shares.map((share) => [share, `${at}fit-${share}`]));
}

const SIZES = fit([64, 50, 45, 40, 36, 32, 28, 27, 25, 24, 22, 20, 18, 16, 12, 9]);

/** For figures that share the width of their row, on a desk. */
export const ROW_SIZES = fit([16, 12, 9, 8, 7, 6], "lg:");

/**
 * @param sizes those to choose from.
 * @returns the size at which all of the figures fit the width of their places, whatever their length, as a class: the
 *   smallest, where none does.
 */
export function fittingSize(figures: readonly string[], sizes: Readonly<Record<number, string>> = SIZES): string {
  const setting = { family: "display", weight: 800, size: 1, spacing: -0.035 } as const;
  const width = Math.max(...figures.map((figure) => measureText(figure, setting)));
  const [, size] = Object.entries(sizes).findLast(([share]) => Number(share) * width <= 100) ?? [];
  return size ?? Object.values(sizes)[0] ?? "";
}
