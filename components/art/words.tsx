import type { SVGProps } from "react";
import type { Family } from "@/lib/fonts";
import { Outlines } from "@/lib/outlines";

const OUTLINES = await Outlines.load();

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

/** Sizes of a figure in hundredths of the width of its place, the largest first. */
const SIZES = {
  64: "text-[64cqi]",
  50: "text-[50cqi]",
  40: "text-[40cqi]",
  32: "text-[32cqi]",
  25: "text-[25cqi]",
  20: "text-[20cqi]",
  16: "text-[16cqi]",
  12: "text-[12cqi]",
  9: "text-[9cqi]",
};

/** A figure as large as the width of its place lets it be, whatever its length. */
export function FittedFigure({ children }: { children: string }) {
  const { width } = OUTLINES.of(children, { family: "display", weight: 800, size: 1, spacing: -0.035 });
  const [, size] = Object.entries(SIZES).findLast(([share]) => Number(share) * width <= 100) ?? [];
  return (
    <span className="@container block">
      <span
        className={`-ml-[.035em] block pb-[.06em] leading-[.74] tracking-[-.035em] text-accent-text ${size ?? SIZES[9]}`}
      >
        {children}
      </span>
    </span>
  );
}
