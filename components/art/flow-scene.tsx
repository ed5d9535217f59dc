import { heroWords as words } from "@/content/drawings/landing";
import { falling, rising, SLOPE } from "@/lib/slope";
import { HIRED, Portrait } from "./candidates";
import type { Layers } from "./scene";
import { Slip } from "./slip";
import { Words, widthOf } from "./words";

/**
 * The strip: planes as those of the mark, each 211 wide, rising or falling by 83 (the mark's slope, 7.5 over 19) and
 * overlapping its neighbor by 25; what is printed on one stays clear of that.
 */
const STEP = 186;

type Sheet = { paper: string } & Partial<Record<"above" | "overlap" | "overlapAbove", string>>;

/**
 * In the order of the title, each with the color of its overlap with the plane before; the visitor's has none yet. The
 * first is for two, software and AI: above its crease it is the other's (`above`), and so is its overlap with the next.
 */
const PLANES: readonly [Sheet, ...Sheet[]] = [
  { paper: "accent-1", above: "var(--accent-3)" },
  {
    paper: "accent-2",
    overlap: "var(--overlap)",
    overlapAbove: "color-mix(in oklab,var(--accent-3) 45%,var(--night))",
  },
  { paper: "accent-4", overlap: "color-mix(in oklab,var(--accent-2) 82%,var(--night))" },
  { paper: "night", overlap: "color-mix(in oklab,var(--accent-4) 45%,var(--night))" },
];

const planeAt = (at: number) => PLANES[at] ?? PLANES[0];

/** How the strip is drawn: how long its planes are, and where on them the slip, the number and its unit stand. */
interface Cut {
  long: number;
  size: number;
  unit: number;
  /** By turns the slip is over the number, and below it: how far down each of the three begins, or its line is. */
  places: readonly [Places, Places];
  /** How far below each other lines are. */
  leading: number;
  /** Whether the unit shares its number's line. */
  beside?: boolean;
  /** How far down the first plane its crease is, between the slip and the number. */
  crease: number;
}

type Places = Record<"slip" | "number" | "unit" | "than", number>;

function Plane({ at, long, crease }: { at: number } & Pick<Cut, "long" | "crease">) {
  const [left, right] = at % 2 ? [10, 93] : [93, 10];
  const { paper, above, overlap, overlapAbove } = planeAt(at);
  return (
    <g transform={at ? `translate(${at * STEP})` : undefined}>
      <path
        fill={`var(--${paper})`}
        className={paper === "night" ? "night-plane" : undefined}
        d={`M0 ${left} 211 ${right}v${long}L0 ${left + long}z`}
      />
      {above && <path fill={above} d={`M0 ${left} 211 ${right}v${crease}L0 ${left + crease}z`} />}
      {overlap && <path fill={overlap} d={`M0 ${at % 2 ? 20 : 93}l13-5 12 5v${long - 10}l-12 5-13-5z`} />}
      {overlapAbove && <path fill={overlapAbove} d={`M0 20l13-5 12 5v${crease - 10}L0 ${20 + crease}z`} />}
    </g>
  );
}

/** The planes, each with what lies on it in its slope: what the three of the title came to, and the visitor's. */
const strip = (cut: Cut) =>
  [words.software, words.people, words.customers, words.yours].map(({ took: [number, unit], than, ...slip }, at) => {
    const x = at ? 40 : 22;
    const [lean, y] = at % 2 ? [falling, 10 + SLOPE * x] : [rising, 93 - SLOPE * x];
    const place = cut.places[at % 2 ? 1 : 0];
    const after = cut.beside ? widthOf(number, "figure", cut.size) : 0;
    const left = 136 - after;
    // Too long to stand beside its number, the unit is the first of the lines below.
    const isLine = cut.beside && widthOf(unit, "title", cut.unit) > left;
    return (
      <g key={unit}>
        <Plane at={at} {...cut} />
        <g transform={lean(at * STEP + x, Math.round(y))} fill={`var(--on-${planeAt(at).paper})`}>
          <g transform={`translate(0 ${place.slip}) scale(1.4)`}>
            <Slip {...slip}>
              {/* Who is hired has no number. */}
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
  long: 604,
  crease: 228,
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
  long: 340,
  crease: 188,
  size: 78,
  unit: 32,
  leading: 27,
  beside: true,
  places: [
    { slip: 12, number: 246, unit: 246, than: 275 },
    { slip: 160, number: 64, unit: 64, than: 97 },
  ],
};

/** The same on a phone and a tablet: a band as wide as the window, low enough for the first screen. */
export const flowBand: Layers = { viewBox: "0 0 769 433", label: words.label, layers: strip(LOW) };
