import { Fragment } from "react";
import { sealWords as words } from "@/content/drawings/ai-development";
import { rising, SLOPE } from "@/lib/slope";
import { Scene } from "./scene";
import { Words } from "./words";

/** Width of a circle that is seen along the pump's axis, in parts of its height. */
const ROUND = 0.65;
/** The pump's axis rises at the slope of the mark's folds. Parts are placed along it. */
const ON_AXIS = `translate(0 640) rotate(${((Math.atan(SLOPE) * -180) / Math.PI).toFixed(2)})`;

/** A circle that is seen along the axis. */
const round = (at: number, radius: number) => `M${at}-${radius}a${ROUND * radius} ${radius} 0 1 0 .1 0z`;

/** A round part with the end that is seen, `--face` (pump-scene.css). */
function part(
  at: number,
  long: number,
  radius: number,
  { side, face } = { side: "var(--bg)", face: "var(--face, var(--paper))" },
) {
  return (
    <>
      <path fill={side} d={`M${at}-${radius}h${long}a${ROUND * radius} ${radius} 0 0 1 0 ${2 * radius}h-${long}`} />
      <path fill={face} d={round(at, radius)} />
    </>
  );
}

/** The seals: the part that the example question asks for. */
const SEAL_COLORS = { side: "var(--accent-4-shade)", face: "var(--accent-4)" };

/** A point of a ring on the end of a part. */
const point = (at: number, radius: number, turn: number) =>
  `${(at + ROUND * radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;

/** Draws something so many times around the axis. */
const around = (count: number, draw: (turn: number) => string) =>
  Array.from({ length: count }, (_, nth) => draw(((nth + 0.5) * 2 * Math.PI) / count)).join("");

/** Bolts in a ring, on the end of a part. */
const bolts = (at: number, ring: number, radius: number, count: number) =>
  around(count, (turn) => `M${point(at, ring, turn)}m0-${radius}a${ROUND * radius} ${radius} 0 1 0 .1 0z`);

/** The fins of the motor, above and below, and the blades of the impeller, bent backward. */
const FINS = [-4, -3, -2, 2, 3, 4].map((tenths) => `M${point(898, 158, (tenths * Math.PI) / 10)}h218`).join("");
const BLADES = around(
  7,
  (turn) => `M${point(496, 34, turn - 0.45)}Q${point(496, 70, turn - 0.4)} ${point(496, 92, turn + 0.35)}`,
);

const inlet = (
  <>
    {part(110, 20, 126)}
    <path d={bolts(110, 106, 9, 10)} />
    {part(54, 56, 60)}
    <path fill="var(--bg)" d={round(54, 40)} />
  </>
);
const casing = (
  <>
    {part(285, 74, 156)}
    <path fill="var(--bg)" d={round(285, 112)} />
    <path d={bolts(285, 136, 9, 10) + round(297, 94)} />
  </>
);
const impeller = (
  <>
    {part(496, 22, 104)}
    <path d={BLADES} />
    {part(462, 34, 32)}
  </>
);
const seals = [756, 690].map((at) => (
  <Fragment key={at}>
    {part(at, 38, 92, SEAL_COLORS)}
    <path fill="var(--bg)" d={round(at, 50)} />
    {part(at - 20, 40, 26)}
  </Fragment>
));
const motor = (
  <>
    {part(1116, 50, 128)}
    <path fill="var(--face, var(--paper))" d="M944 130v82h44l20-34h52l20 34h44v-82" />
    {part(926, 190, 158)}
    <path d={FINS} />
    {part(870, 34, 172)}
    <path d={bolts(870, 146, 11, 8) + round(870, 96)} />
    {part(748, 122, 26)}
  </>
);

/**
 * The pump that the customer asks about, taken apart as on a page of its manual: inlet, casing, impeller, the seals in
 * accent-4 on the shaft, motor. The only line drawing of the site: it is the client's product, and not made of our sheets.
 * Its upper left and lower right corners are empty, for words.
 */
export const pump = (
  <Scene viewBox="0 -20 1152 770" label={words.labels.pump} fill="none">
    <g className="pump" stroke="var(--fg)" strokeWidth={3}>
      <g transform={ON_AXIS}>
        {motor}
        {seals}
        {impeller}
      </g>
      {/* The outlet stands upright. */}
      <path fill="var(--bg)" d="M268 520V354m92 0v166M240 306v24a74 29 0 0 0 148 0v-24" />
      <path
        fill="var(--face, var(--paper))"
        d="M240 306a74 29 0 0 1 148 0a74 29 0 0 1-148 0zM276 306a38 15 0 0 1 76 0a38 15 0 0 1-76 0z"
      />
      <g transform={ON_AXIS}>
        {casing}
        {inlet}
        <path strokeWidth={2} strokeDasharray="26 8 4 8" d="M-60 0H1290" />
      </g>
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
