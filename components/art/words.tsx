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
