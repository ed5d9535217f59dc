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

/** How high a digit is, at a size of 100. */
const DIGIT = 72;

/** A figure as wide as its place, whatever its length; a short one is only as high as `max-height` lets it be. */
export function FittedFigure({ children }: { children: string }) {
  const { width } = OUTLINES.of(children, { family: "display", weight: 800, size: 100, spacing: -4 });
  return (
    <svg
      role="img"
      aria-label={children}
      viewBox={`4 0 ${Math.ceil(width)} ${DIGIT}`}
      preserveAspectRatio="xMinYMax"
      className="max-h-96 overflow-visible"
    >
      <text y={DIGIT} fontSize="100" letterSpacing="-4" fill="currentColor" aria-hidden="true">
        {children}
      </text>
    </svg>
  );
}
