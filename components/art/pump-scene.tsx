import { Fragment } from "react";
import { sealWords as words } from "@/content/drawings/ai-development";
import { rising, SLOPE } from "@/lib/slope";
import { Scene } from "./scene";
import { Words } from "./words";

/** A round part is so much narrower than high, where things that lie on the ground rise and fall at that angle. */
const ROUND = 0.65;
/** The pump's axis rises at the slope of the mark's folds. */
const ON_AXIS = `translate(0 640) rotate(${((Math.atan(SLOPE) * -180) / Math.PI).toFixed(2)})`;

/** A face that is turned to the light is lighter than the ground in either scheme. */
const LINES = {
  stroke: "var(--fg)",
  className: "[--face:var(--paper)] dark:[--face:color-mix(in_oklab,var(--on-night)_16%,var(--bg))]",
};

/** A round, seen along the axis. */
const round = (at: number, radius: number) => `M${at}-${radius}a${ROUND * radius} ${radius} 0 1 0 .1 0z`;

/** A round part with the end that is seen. */
function part(at: number, long: number, radius: number, { side, face } = { side: "var(--bg)", face: "var(--face)" }) {
  return (
    <>
      <path fill={side} d={`M${at}-${radius}h${long}a${ROUND * radius} ${radius} 0 0 1 0 ${2 * radius}h-${long}`} />
      <path fill={face} d={round(at, radius)} />
    </>
  );
}

/** The seals, which are what is asked about. */
const MARIGOLD = { side: "var(--accent-4-shade)", face: "var(--accent-4)" };

/** A point of a ring on the end of a part. */
const point = (at: number, radius: number, turn: number) =>
  `${(at + ROUND * radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;

/** What stands around the axis, so many times. */
const around = (count: number, draw: (turn: number) => string) =>
  Array.from({ length: count }, (_, nth) => draw(((nth + 0.5) * 2 * Math.PI) / count)).join("");

/** Bolts in a ring, on the end of a part. */
const bolts = (at: number, ring: number, radius: number, count: number) =>
  around(count, (turn) => `M${point(at, ring, turn)}m0-${radius}a${ROUND * radius} ${radius} 0 1 0 .1 0z`);

/** The fins of the motor, above and below, and the blades of the wheel, each bent backwards. */
const FINS = [-4, -3, -2, 2, 3, 4].map((tenths) => `M${point(898, 158, (tenths * Math.PI) / 10)}h218`).join("");
const BLADES = around(
  7,
  (turn) => `M${point(496, 34, turn - 0.45)}Q${point(496, 70, turn - 0.4)} ${point(496, 92, turn + 0.35)}`,
);

/** Its parts from the inlet on, along the axis, each with how much of that it takes, and how far to its side. */
const PARTS = [
  {
    id: "inlet",
    span: [0, 226],
    drawn: (
      <>
        {part(110, 20, 126)}
        <path d={bolts(110, 106, 9, 10)} />
        {part(54, 56, 60)}
        <path fill="var(--bg)" d={round(54, 40)} />
      </>
    ),
  },
  {
    id: "casing",
    span: [170, 300],
    drawn: (
      <>
        {part(285, 74, 156)}
        <path fill="var(--bg)" d={round(285, 112)} />
        <path d={bolts(285, 136, 9, 10) + round(297, 94)} />
      </>
    ),
  },
  {
    id: "wheel",
    span: [420, 182],
    drawn: (
      <>
        {part(496, 22, 104)}
        <path d={BLADES} />
        {part(462, 34, 32)}
      </>
    ),
  },
  {
    id: "seals",
    span: [618, 246],
    drawn: [756, 690].map((at) => (
      <Fragment key={at}>
        {part(at, 38, 92, MARIGOLD)}
        <path fill="var(--bg)" d={round(at, 50)} />
        {part(at - 20, 40, 26)}
      </Fragment>
    )),
  },
  {
    id: "motor",
    span: [722, 536],
    drawn: (
      <>
        {part(1116, 50, 128)}
        <path fill="var(--face)" d="M944 130v82h44l20-34h52l20 34h44v-82" />
        {part(926, 190, 158)}
        <path d={FINS} />
        {part(870, 34, 172)}
        <path d={bolts(870, 146, 11, 8) + round(870, 96)} />
        {part(748, 122, 26)}
      </>
    ),
  },
] as const;

const [INLET, CASING, ...BEHIND] = PARTS.map(({ id, drawn }) => (
  <g key={id} id={id}>
    {drawn}
  </g>
));

/**
 * The pump that is asked about, taken apart as on a page of its manual: inlet, casing and wheel, the seals in marigold on
 * the shaft, and the motor with its fan behind. Their axis runs through all of them. The only drawing of lines: it is the
 * client's, and not made of our sheets.
 */
export const pump = (
  <Scene viewBox="0 -20 1152 770" label={words.labels.pump} fill="none">
    <g transform={ON_AXIS} strokeWidth={3} {...LINES}>
      {BEHIND.toReversed()}
    </g>
    {/* The outlet stands upright. */}
    <g {...LINES} strokeWidth={3} fill="var(--bg)">
      <path d="M268 520V354m92 0v166M240 306v24a74 29 0 0 0 148 0v-24" />
      <path
        fill="var(--face)"
        d="M240 306a74 29 0 0 1 148 0a74 29 0 0 1-148 0zM276 306a38 15 0 0 1 76 0a38 15 0 0 1-76 0z"
      />
    </g>
    <g transform={ON_AXIS} strokeWidth={3} {...LINES}>
      {CASING}
      {INLET}
      <path strokeWidth={2} strokeDasharray="26 8 4 8" d="M-60 0H1290" />
    </g>
    <Words
      fill="var(--fg)"
      transform={rising(1150, 490)}
      text={words.pump}
      look="figure"
      size={44}
      room={280}
      textAnchor="end"
    />
  </Scene>
);

/** How far to either side of the axis the largest part goes, but for the motor's foot. */
const REACH = 184;

/** Each part by itself, with its name, its axis upright, and all of one scale: where each has a row of its own, the pump is these. */
export const pumpParts = PARTS.map(({ id, span: [from, long] }, at) => ({
  name: words.parts[at] ?? "",
  drawn: (
    <svg viewBox={`${-REACH} ${from} ${2 * REACH} ${long}`} aria-hidden="true" fill="none" className="overflow-visible">
      <g transform="rotate(90)" strokeWidth={5} {...LINES}>
        <use href={`#${id}`} />
      </g>
    </svg>
  ),
}));
