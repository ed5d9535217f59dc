import type { ReactNode } from "react";
import { Drawing } from "@/components/art/drawing";
import { growth } from "@/components/art/growth-scene";
import { Mark } from "@/components/art/mark";
import { shortlist } from "@/components/art/shortlist-scene";
import { system } from "@/components/art/system-scene";
import { heroWords } from "@/content/drawings/landing";
import type { Route } from "@/content/routes";
import type { ShareScene } from "@/content/scenes";
import { shortName } from "@/content/site";
import { preventTitleWidows } from "@/content/words";
import { measureText } from "@/lib/outlines";
import { SLOPE } from "@/lib/slope";
import { MARK, readSvg } from "@/lib/svg";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;

/**
 * The text style of the title at a font size of 1 px. The constants below are its line height, and the size of its area
 * at the bottom left of the picture.
 */
const TITLE = { family: "display", weight: 700, size: 1, spacing: -0.022 } as const;
const LEADING = 0.98;
const TITLE_AREA = { width: 520, height: 400 };

/** Font sizes for the title, largest first, because share pictures are often displayed at a third of their size. */
const TITLE_SIZES_PX = [112, 108, 104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64];

interface Art {
  scene: ReactNode;
  /** The position of the scene's upper left corner in the picture, in px, and the scene's scale. */
  x: number;
  y: number;
  scale: number;
  /**
   * Whether the scene has a background. A scene without one is drawn on a sheet of paper, so that parts in the accent
   * color stay visible.
   */
  hasGround?: boolean;
}

/**
 * The width and height, in px, of the paper behind the mark. On paper, the mark's colors are visible whatever the
 * accent.
 */
const TILE = 60;

const [, , width, height] = readSvg(MARK, "mark").viewBox;

/** Returns the transform that centers the mark on the origin and scales its longer side to `size`. */
function markFit(size: number): string {
  return `scale(${size / Math.max(width, height)}) translate(${-width / 2} ${-height / 2})`;
}

/** The left edge of a drawing in the picture, in px. */
const SCENE_X = 600;

/** The outline of the sheet. Its upper edge rises at the slope of the mark's folds. */
const SHEET = `M${SCENE_X} 110 ${WIDTH} ${110 - SLOPE * (WIDTH - SCENE_X)}V${HEIGHT}H${SCENE_X}z`;

/** The firm's mark, the drawing of pages without a `shareScene`. */
const LARGE_MARK: Art = {
  scene: (
    <g transform={markFit(330)}>
      <Mark place="large" width={width} height={height} />
    </g>
  ),
  x: 905,
  y: 340,
  scale: 1,
};

/**
 * The drawings that a page can name as its `shareScene`. Each is scaled so that all of its text stays inside the
 * picture.
 */
const ART: Record<ShareScene, Art> = {
  hero: {
    scene: (
      <svg aria-hidden="true" width={576} height={523}>
        <Drawing name="hero" words={heroWords} />
      </svg>
    ),
    x: 624,
    y: 80,
    scale: 1,
  },
  shortlist: { scene: shortlist.layers, x: 600, y: 165, scale: 0.72, hasGround: true },
  system: { scene: system.layers, x: 600, y: 190, scale: 0.7, hasGround: true },
  growth: { scene: growth.layers, x: 600, y: 190, scale: 0.72, hasGround: true },
};

/**
 * The preview picture for shared links to a page. It shows the page's title on the page's accent, and the hero's
 * drawing, cropped at the edge of the picture.
 *
 * @throws Error with the page's name if the title does not fit.
 */
export function SharePicture({ route }: { route: Route }) {
  const art = route.shareScene ? ART[route.shareScene] : LARGE_MARK;
  const { lines, size } = fitTitle(route);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
    >
      <path fill="var(--accent)" d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      {!art.hasGround && <path fill="var(--paper)" d={SHEET} />}
      {/* The nested SVG crops the drawing at its left edge, so that the drawing does not cover the title. */}
      <svg aria-hidden="true" x={SCENE_X} width={WIDTH - SCENE_X} height={HEIGHT}>
        <g transform={`translate(${art.x - SCENE_X} ${art.y}) scale(${art.scale})`}>{art.scene}</g>
      </svg>
      <g fill="var(--on-accent)" color="var(--on-accent)">
        <path fill="var(--paper)" d={`M${MARGIN} ${MARGIN - 12}h${TILE}v${TILE}h-${TILE}z`} />
        <g
          fill="#000"
          color="var(--ink)"
          transform={`translate(${MARGIN + TILE / 2} ${MARGIN - 12 + TILE / 2}) ${markFit(TILE * 0.72)}`}
        >
          <Mark place="tile" width={width} height={height} />
        </g>
        <text
          x={MARGIN + TILE + 20}
          y={MARGIN + 30}
          fontFamily="var(--font-display)"
          fontWeight={700}
          fontSize={38}
          letterSpacing={-0.8}
        >
          {shortName()}
        </text>
        {lines.map((line, index) => (
          <text
            key={line}
            x={MARGIN - size * 0.05}
            y={HEIGHT - MARGIN - (lines.length - 1 - index) * size * LEADING}
            fontFamily={`var(--font-${TITLE.family})`}
            fontWeight={TITLE.weight}
            fontSize={size}
            letterSpacing={size * TITLE.spacing}
          >
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

/**
 * Breaks the title into lines at the largest font size that fits, or at a slightly smaller one if that saves a line.
 */
function fitTitle({ id, shareTitle = "" }: Route): { lines: string[]; size: number } {
  const fitting = TITLE_SIZES_PX.map((size) => ({
    size,
    lines: breakTitle(preventTitleWidows(shareTitle), TITLE_AREA.width / size),
  })).filter(({ size, lines }) => lines.length > 0 && lines.length * size * LEADING <= TITLE_AREA.height);
  const [largest] = fitting;
  if (!largest) {
    throw new Error(
      `content/routes.ts: ${id}: shareTitle: expected a title that fits at ${TITLE_SIZES_PX.at(-1)} px; found "${shareTitle}"`,
    );
  }
  const smaller = fitting.filter(({ size }) => size >= largest.size * 0.85);
  return smaller.find(({ lines }) => lines.length < largest.lines.length) ?? largest;
}

/**
 * Returns the title in as few lines as the width allows, of lengths as even as possible. Empty if a word is wider than
 * that.
 */
function breakTitle(title: string, width: number): string[] {
  const widthOf = (line: string) => measureText(line, TITLE);
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const widest = Math.max(...lines.map(widthOf));
  if (widest > width) return [];
  const narrower = breakTitle(title, widest * 0.999);
  return narrower.length === lines.length ? narrower : lines;
}
