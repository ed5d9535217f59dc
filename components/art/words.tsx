import type { SVGProps } from "react";
import type { Family } from "@/lib/fonts";
import { OUTLINES } from "@/lib/outlines";

/**
 * One line of text in a drawing. Whatever the owner writes (content/drawings), it stays within its room: what is too
 * long is set smaller.
 *
 * @param props.children The words.
 * @param props.room How wide they may become, in units of the drawing.
 * @param props.size Their size where they fit, in the same units.
 */
export function Words({
  children,
  room,
  size,
  family = "text",
  weight = 600,
  ...place
}: { children: string; room: number; size: number; family?: Family; weight?: number } & Pick<
  SVGProps<SVGTextElement>,
  "x" | "y" | "fill" | "transform" | "textAnchor"
>) {
  const { width } = OUTLINES.of(children, { family, weight, size, spacing: 0 });
  const fitting = width > room ? Math.floor((size * room * 10) / width) / 10 : size;
  return (
    <text fontFamily={`var(--font-${family})`} fontWeight={weight} fontSize={fitting} {...place}>
      {children}
    </text>
  );
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
  const width = Math.max(...figures.map((figure) => OUTLINES.of(figure, setting).width));
  const [, size] = Object.entries(sizes).findLast(([share]) => Number(share) * width <= 100) ?? [];
  return size ?? Object.values(sizes)[0] ?? "";
}
