import { heroWords as words } from "@/content/drawings/landing";
import { falling, rising, SLOPE } from "@/lib/slope";
import { HIRED, Portrait } from "./candidates";
import type { Layers } from "./scene";
import { Slip } from "./slip";
import { Words, widthOf } from "./words";

/**
 * Distance from one plane to the next. A plane is 211 units wide, rises or falls by 83 (`SLOPE`), and overlaps its neighbor
 * by 25. Text stays clear of the overlap.
 */
const STEP = 186;

interface Sheet {
  paper: string;
  overlap?: string;
}

/**
 * The planes in the order of the headline, each with the color of its overlap with the previous one. The first has the
 * color of software alone: the refund tool follows fixed rules, without AI.
 */
const PLANES: readonly [Sheet, ...Sheet[]] = [
  { paper: "accent-1" },
  { paper: "accent-2", overlap: "var(--overlap)" },
  { paper: "accent-4", overlap: "color-mix(in oklab,var(--accent-2) 82%,var(--night))" },
  { paper: "night", overlap: "color-mix(in oklab,var(--accent-4) 45%,var(--night))" },
];

const planeAt = (index: number) => PLANES[index] ?? PLANES[0];

/** Sizes and positions for one version of the strip, in units of the drawing. */
interface Cut {
  length: number;
  size: number;
  unit: number;
  /** Vertical positions on even and odd planes: the slip stands above the number, then below it. */
  places: readonly [Places, Places];
  /** The distance between baselines. */
  leading: number;
  /** Whether the unit stands beside its number. */
  beside?: boolean;
}

type Places = Record<"slip" | "number" | "unit" | "than", number>;

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

/** The planes with their slips and figures: one for each offer, and an empty one for the visitor. */
const strip = (cut: Cut) =>
  [words.software, words.people, words.customers, words.yours].map(({ took: [number, unit], than, ...slip }, index) => {
    const x = index ? 40 : 22;
    const [slant, y] = index % 2 ? [falling, 10 + SLOPE * x] : [rising, 93 - SLOPE * x];
    const place = cut.places[index % 2 ? 1 : 0];
    const after = cut.beside ? widthOf(number, "figure", cut.size) : 0;
    const left = 136 - after;
    // A unit too long to stand beside its number becomes the first line below it.
    const isLine = cut.beside && widthOf(unit, "title", cut.unit) > left;
    return (
      <g key={unit}>
        <Plane index={index} length={cut.length} />
        <g transform={slant(index * STEP + x, Math.round(y))} fill={`var(--on-${planeAt(index).paper})`}>
          <g transform={`translate(0 ${place.slip}) scale(1.4)`}>
            <Slip {...slip}>
              {/* The slip of the hired candidate shows a portrait instead of a number. */}
              {!("number" in slip) && (
                <g transform="translate(4 2) scale(.5)">
                  <Portrait candidate={HIRED} />
                </g>
              )}
            </Slip>
          </g>
          <Words text={number} look="figure" size={cut.size} room={138} x={-4} y={place.number} />
          {!isLine && (
            <Words text={unit} look="title" size={cut.unit} room={left} x={after || undefined} y={place.unit} />
          )}
          <Words text={isLine ? [unit, ...than] : than} size={29} room={148} y={place.than} leading={cut.leading} />
        </g>
      </g>
    );
  });

const TALL: Cut = {
  length: 604,
  size: 240,
  unit: 52,
  leading: 32,
  places: [
    { slip: 34, number: 414, unit: 467, than: 505 },
    { slip: 400, number: 204, unit: 260, than: 303 },
  ],
};

/** The hero of the landing page. */
export const flow: Layers = { viewBox: "0 0 769 697", label: words.label, layers: strip(TALL) };

const LOW: Cut = {
  length: 340,
  size: 78,
  unit: 32,
  leading: 27,
  beside: true,
  places: [
    { slip: 12, number: 246, unit: 246, than: 275 },
    { slip: 160, number: 64, unit: 64, than: 97 },
  ],
};

/** The strip on a phone and a tablet: a band as wide as the window, low enough for the first screen. */
export const flowBand: Layers = { viewBox: "0 0 769 433", label: words.label, layers: strip(LOW) };
