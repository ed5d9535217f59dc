import { heroWords as words } from "@/content/drawings/landing";
import { falling, rising, SLOPE } from "@/lib/slope";
import { HIRED } from "./candidates";
import { DrawingShapes } from "./drawing";
import type { Layers } from "./scene";
import { Slip } from "./slip";
import { Words, widthOf } from "./words";

/**
 * Distance from one plane to the next, in units of the drawing. A plane is 211 units wide, rises or falls by 83
 * (`SLOPE`), and overlaps its neighbor by 25. Text stays clear of the overlap.
 */
const STEP = 186;

interface PlaneColors {
  paper: string;
  overlap?: string;
}

/**
 * The planes in the order of the headline, each with the color of its overlap with the previous plane. The first plane
 * has the color of software alone, because the refund tool follows fixed rules, without AI.
 */
const PLANES: readonly [PlaneColors, ...PlaneColors[]] = [
  { paper: "accent-1" },
  { paper: "accent-2", overlap: "var(--overlap)" },
  { paper: "accent-4", overlap: "color-mix(in oklab,var(--accent-2) 82%,var(--night))" },
  { paper: "night", overlap: "color-mix(in oklab,var(--accent-4) 45%,var(--night))" },
];

const planeAt = (index: number) => PLANES[index] ?? PLANES[0];

/** Sizes and positions for one version of the strip, in units of the drawing. */
interface StripLayout {
  length: number;
  size: number;
  unit: number;
  /** Vertical positions on even planes, where the slip is above the number, and on odd planes, where it is below. */
  positions: readonly [Positions, Positions];
  /** Distance between baselines. */
  leading: number;
  /** Whether the unit is beside its number. */
  isUnitBeside?: boolean;
}

type Positions = Record<"slip" | "number" | "unit" | "than", number>;

function Plane({ index, length }: { index: number; length: number }) {
  const [left, right] = index % 2 ? [10, 93] : [93, 10];
  const { paper, overlap } = planeAt(index);
  return (
    <g transform={index ? `translate(${index * STEP})` : undefined}>
      <path
        fill={`var(--${paper})`}
        className={paper === "night" ? "night-plane" : undefined}
        d={`M0 ${left} 211 ${right}v${length}L0 ${left + length}z`}
      />
      {overlap && <path fill={overlap} d={`M0 ${index % 2 ? 20 : 93}l13-5 12 5v${length - 10}l-12 5-13-5z`} />}
    </g>
  );
}

/** Draws the planes with their slips and figures: one plane for each offer, and an empty one for the visitor. */
const strip = (layout: StripLayout) =>
  [words.software, words.people, words.customers, words.yours].map(({ took: [number, unit], than, ...slip }, index) => {
    const x = index ? 40 : 22;
    const [slant, y] = index % 2 ? [falling, 10 + SLOPE * x] : [rising, 93 - SLOPE * x];
    const position = layout.positions[index % 2 ? 1 : 0];
    const unitX = layout.isUnitBeside ? widthOf(number, "figure", layout.size) : 0;
    const unitRoom = 136 - unitX;
    // A unit that is too long for the space beside its number becomes the first line below it.
    const isLine = layout.isUnitBeside && widthOf(unit, "title", layout.unit) > unitRoom;
    return (
      <g key={unit}>
        <Plane index={index} length={layout.length} />
        <g transform={slant(index * STEP + x, Math.round(y))} fill={`var(--on-${planeAt(index).paper})`}>
          <g transform={`translate(0 ${position.slip}) scale(1.4)`}>
            <Slip {...slip}>
              {/* The slip of the hired candidate shows a portrait instead of a number. */}
              {!("number" in slip) && <DrawingShapes name={HIRED.portrait} transform="translate(4 2) scale(.5)" />}
            </Slip>
          </g>
          <Words text={number} look="figure" size={layout.size} room={138} x={-4} y={position.number} />
          {!isLine && (
            <Words
              text={unit}
              look="title"
              size={layout.unit}
              room={unitRoom}
              x={unitX || undefined}
              y={position.unit}
            />
          )}
          <Words
            text={isLine ? [unit, ...than] : than}
            size={29}
            room={148}
            y={position.than}
            leading={layout.leading}
          />
        </g>
      </g>
    );
  });

const TALL: StripLayout = {
  length: 604,
  size: 240,
  unit: 52,
  leading: 32,
  positions: [
    { slip: 34, number: 414, unit: 467, than: 505 },
    { slip: 400, number: 204, unit: 260, than: 303 },
  ],
};

/** The landing page's hero. */
export const flow: Layers = { viewBox: "0 0 769 697", label: words.label, layers: strip(TALL) };

const LOW: StripLayout = {
  length: 340,
  size: 78,
  unit: 32,
  leading: 27,
  isUnitBeside: true,
  positions: [
    { slip: 12, number: 246, unit: 246, than: 275 },
    { slip: 160, number: 64, unit: 64, than: 97 },
  ],
};

/** The hero on a phone and a tablet: a band across the window, low enough for the first screen. */
export const flowBand: Layers = { viewBox: "0 0 769 433", label: words.label, layers: strip(LOW) };
