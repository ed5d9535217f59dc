import { Fragment } from "react";
import { sealWords as words } from "@/content/drawings/ai-development";
import { Scene } from "./scene";
import { rising, SLOPE } from "./slope";
import { Words } from "./words";

/** A round part is so much narrower than high, where things that lie on the ground rise and fall at that angle. */
const ROUND = 0.65;
/** The pump's axis rises at the slope of the mark's folds. */
const ON_AXIS = `translate(0 640) rotate(${((Math.atan(SLOPE) * -180) / Math.PI).toFixed(2)})`;

/** Thicker where the drawing is small; a face that is turned to the light is lighter than the ground in either scheme. */
const LINES = {
  stroke: "var(--fg)",
  className:
    "stroke-3 max-sm:stroke-6 [--face:var(--paper)] dark:[--face:color-mix(in_oklab,var(--on-night)_16%,var(--bg))]",
};

/** Where the names of the parts stand, from the inlet on. */
const NAMES = [
  [20, 440],
  [256, 742],
  [489, 622],
  [600, 556],
  [580, 136],
] as const;

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

/**
 * The pump that is asked about, taken apart as on a page of its manual: cover, casing and wheel, the seals in marigold
 * on the shaft, and the motor with its fan behind. Their axis runs through all of them. The only drawing of lines: it is
 * the client's, and not made of our sheets.
 *
 * @param props.named Whether its parts are, where lines do not lead to them.
 */
export function PumpScene({ named }: { named: boolean }) {
  return (
    <Scene viewBox="0 -20 1152 770" label={words.labels.pump} fill="none">
      <g transform={ON_AXIS} {...LINES}>
        {/* The motor, with its fins, on its foot. */}
        {part(1116, 50, 128)}
        <path fill="var(--face)" d="M944 130v82h44l20-34h52l20 34h44v-82" />
        {part(926, 190, 158)}
        <path d={FINS} />
        {part(870, 34, 172)}
        <path d={bolts(870, 146, 11, 8) + round(870, 96)} />
        {part(748, 122, 26)}
        {[756, 690].map((at) => (
          <Fragment key={at}>
            {part(at, 38, 92, MARIGOLD)}
            <path fill="var(--bg)" d={round(at, 50)} />
            {part(at - 20, 40, 26)}
          </Fragment>
        ))}
        {part(496, 22, 104)}
        <path d={BLADES} />
        {part(462, 34, 32)}
      </g>
      {/* The outlet stands upright. */}
      <g {...LINES} fill="var(--bg)">
        <path d="M268 520V354m92 0v166M240 306v24a74 29 0 0 0 148 0v-24" />
        <path
          fill="var(--face)"
          d="M240 306a74 29 0 0 1 148 0a74 29 0 0 1-148 0zM276 306a38 15 0 0 1 76 0a38 15 0 0 1-76 0z"
        />
      </g>
      <g transform={ON_AXIS} {...LINES}>
        {part(285, 74, 156)}
        <path fill="var(--bg)" d={round(285, 112)} />
        <path d={bolts(285, 136, 9, 10) + round(297, 94)} />
        {part(110, 20, 126)}
        <path d={bolts(110, 106, 9, 10)} />
        {part(54, 56, 60)}
        <path fill="var(--bg)" d={round(54, 40)} />
        <path className="stroke-2" strokeDasharray="26 8 4 8" d="M-60 0H1290" />
      </g>
      <g fill="var(--fg)">
        <Words transform={rising(1150, 490)} text={words.pump} look="figure" size={44} room={280} textAnchor="end" />
        {named && (
          <g className="sm:*:text-[2.25rem] lg:hidden">
            {words.parts.map((name, at) => (
              <Words key={name} text={name} look="title" size={60} room={230} x={NAMES[at]?.[0]} y={NAMES[at]?.[1]} />
            ))}
          </g>
        )}
      </g>
    </Scene>
  );
}
