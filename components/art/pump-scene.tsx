import { Fragment } from "react";
import { sealWords as words } from "@/content/drawings/ai-development";
import { rising, SLOPE } from "@/lib/slope";
import { Scene } from "./scene";
import { Words } from "./words";

/** Width of a circle perpendicular to the pump's axis, as a fraction of its height. */
const CIRCLE_WIDTH = 0.65;
/** Transform of the parts, which are placed along the pump's axis. The axis rises at the slope of the mark's folds. */
const ON_AXIS = `translate(0 640) rotate(${((Math.atan(SLOPE) * -180) / Math.PI).toFixed(2)})`;

/** Returns the path of a circle perpendicular to the axis. */
const circle = (x: number, radius: number) => `M${x}-${radius}a${CIRCLE_WIDTH * radius} ${radius} 0 1 0 .1 0z`;

/** Draws a round part: its side and its visible end. The default color of the end is `--face` (pump-scene.css). */
function roundPart(
  x: number,
  length: number,
  radius: number,
  { side, face } = { side: "var(--bg)", face: "var(--face, var(--paper))" },
) {
  return (
    <>
      <path
        fill={side}
        d={`M${x}-${radius}h${length}a${CIRCLE_WIDTH * radius} ${radius} 0 0 1 0 ${2 * radius}h-${length}`}
      />
      <path fill={face} d={circle(x, radius)} />
    </>
  );
}

/** The colors of the seals, the part that the customer in the example asks for. */
const SEAL_COLORS = { side: "var(--accent-4-shade)", face: "var(--accent-4)" };

/** Returns a point of a ring on the end of a part. */
const point = (x: number, radius: number, angle: number) =>
  `${(x + CIRCLE_WIDTH * radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

/** Calls `draw` for `count` equal angles around the axis and joins the results. */
const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(((index + 0.5) * 2 * Math.PI) / count)).join("");

/** Returns the path of a ring of bolts on the end of a part. */
const bolts = (x: number, ring: number, radius: number, count: number) =>
  around(count, (angle) => `M${point(x, ring, angle)}m0-${radius}a${CIRCLE_WIDTH * radius} ${radius} 0 1 0 .1 0z`);

/** The fins above and below the motor, and the blades of the impeller, which are bent backward. */
const FINS = [-4, -3, -2, 2, 3, 4].map((tenths) => `M${point(898, 158, (tenths * Math.PI) / 10)}h218`).join("");
const BLADES = around(
  7,
  (angle) => `M${point(496, 34, angle - 0.45)}Q${point(496, 70, angle - 0.4)} ${point(496, 92, angle + 0.35)}`,
);

const inlet = (
  <>
    {roundPart(110, 20, 126)}
    <path d={bolts(110, 106, 9, 10)} />
    {roundPart(54, 56, 60)}
    <path fill="var(--bg)" d={circle(54, 40)} />
  </>
);
const casing = (
  <>
    {roundPart(285, 74, 156)}
    <path fill="var(--bg)" d={circle(285, 112)} />
    <path d={bolts(285, 136, 9, 10) + circle(297, 94)} />
  </>
);
const impeller = (
  <>
    {roundPart(496, 22, 104)}
    <path d={BLADES} />
    {roundPart(462, 34, 32)}
  </>
);
const seals = [756, 690].map((x) => (
  <Fragment key={x}>
    {roundPart(x, 38, 92, SEAL_COLORS)}
    <path fill="var(--bg)" d={circle(x, 50)} />
    {roundPart(x - 20, 40, 26)}
  </Fragment>
));
const motor = (
  <>
    {roundPart(1116, 50, 128)}
    <path fill="var(--face, var(--paper))" d="M944 130v82h44l20-34h52l20 34h44v-82" />
    {roundPart(926, 190, 158)}
    <path d={FINS} />
    {roundPart(870, 34, 172)}
    <path d={bolts(870, 146, 11, 8) + circle(870, 96)} />
    {roundPart(748, 122, 26)}
  </>
);

/**
 * The pump from the customer's question, as an exploded view like a page of its manual: inlet, casing, impeller, the
 * seals in accent-4 on the shaft, motor. It is the only line drawing of the site, because the pump is the client's
 * product and not made of paper. The upper left and lower right corners are empty, for text.
 */
export const pump = (
  <Scene viewBox="0 -20 1152 770" label={words.labels.pump} fill="none">
    <g className="pump" stroke="var(--fg)" strokeWidth={3}>
      <g transform={ON_AXIS}>
        {motor}
        {seals}
        {impeller}
      </g>
      {/* The outlet, which is vertical. */}
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
