import type { ReactNode } from "react";
import { flow } from "@/components/art/flow-scene";
import { growth } from "@/components/art/growth-scene";
import { Mark } from "@/components/art/mark";
import { shortlist } from "@/components/art/shortlist-scene";
import { system } from "@/components/art/system-scene";
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

/** How the title is set, at 1 px, and the room that it has, bottom left. */
const TITLE = { family: "display", weight: 700, size: 1, spacing: -0.022 } as const;
const LEADING = 0.98;
const ROOM = { width: 520, height: 400 };

/** Largest first: a share picture is often seen at a third of its size. */
const TITLE_SIZES_PX = [112, 108, 104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64];

interface Art {
  scene: ReactNode;
  /** Where the scene's corner lies in the picture, and how much larger than drawn it is. */
  x: number;
  y: number;
  scale: number;
  /** The scene brings a surface of its own; the others stand on a sheet of paper, where planes in the accent are seen. */
  hasGround?: boolean;
}

/** The mark stands on a tile of paper, so that it has its own colors on any accent. */
const TILE = 60;

const [, , width, height] = readSvg(MARK, "mark").viewBox;

/** Puts the middle of the mark where the drawing begins, its longer side `size` long. */
function markFit(size: number): string {
  return `scale(${size / Math.max(width, height)}) translate(${-width / 2} ${-height / 2})`;
}

/** Where a drawing begins at the left, in px. */
const SCENE = 600;

/** The sheet's upper edge rises as the mark's folds do. */
const SHEET = `M${SCENE} 110 ${WIDTH} ${110 - SLOPE * (WIDTH - SCENE)}V${HEIGHT}H${SCENE}z`;

/** The mark, for a page that names no drawing. */
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

/** The drawings that a page may name as its `shareScene`, so large that none of their words leaves the frame. */
const ART: Record<ShareScene, Art> = {
  flow: { scene: flow.layers, x: 624, y: 80, scale: 0.75 },
  shortlist: { scene: shortlist.layers, x: 600, y: 165, scale: 0.72, hasGround: true },
  system: { scene: system.layers, x: 600, y: 190, scale: 0.7, hasGround: true },
  growth: { scene: growth.layers, x: 600, y: 190, scale: 0.72, hasGround: true },
};

/**
 * The picture that stands beside a link to a page: its title on its accent, its hero's art running out of the frame.
 *
 * @throws Error naming the page, if its title does not fit.
 */
export function SharePicture({ route }: { route: Route }) {
  const art = route.shareScene ? ART[route.shareScene] : LARGE_MARK;
  const { lines, size } = fitted(route);
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
      {/* Cut where it begins: beyond that is the words' room. */}
      <svg aria-hidden="true" x={SCENE} width={WIDTH - SCENE} height={HEIGHT}>
        <g transform={`translate(${art.x - SCENE} ${art.y}) scale(${art.scale})`}>{art.scene}</g>
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

/** The title in lines, as large as its room allows, or a little smaller where that saves one: fewer read faster. */
function fitted({ id, shareTitle }: Route): { lines: string[]; size: number } {
  const fitting = TITLE_SIZES_PX.map((size) => ({
    size,
    lines: broken(preventTitleWidows(shareTitle), ROOM.width / size),
  })).filter(({ size, lines }) => lines.length > 0 && lines.length * size * LEADING <= ROOM.height);
  const [largest] = fitting;
  if (!largest) {
    throw new Error(
      `content/routes.ts: ${id}: shareTitle: expected a title that fits at ${TITLE_SIZES_PX.at(-1)} px; found "${shareTitle}"`,
    );
  }
  const smaller = fitting.filter(({ size }) => size >= largest.size * 0.85);
  return smaller.find(({ lines }) => lines.length < largest.lines.length) ?? largest;
}

/** A title in as few lines as a width allows, as even as they can be; in none, where a word alone is wider. */
function broken(title: string, width: number): string[] {
  const widthOf = (line: string) => measureText(line, TITLE);
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const widest = Math.max(...lines.map(widthOf));
  if (widest > width) return [];
  const narrower = broken(title, widest * 0.999);
  return narrower.length === lines.length ? narrower : lines;
}
