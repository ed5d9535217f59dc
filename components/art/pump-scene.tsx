import { sealWords as words } from "@/content/drawings/ai-development";
import { Scene } from "./scene";
import { SLOPE } from "./slope";
import { Words } from "./words";

/** The pump's axis rises at the slope of the mark's folds. */
const ANGLE = Math.atan(SLOPE);
const [COS, SIN] = [Math.cos(ANGLE), Math.sin(ANGLE)];
/** A round part is so much narrower than high, where things that lie on the ground rise and fall at that angle. */
const ROUND = 0.65;
/** Where the axis begins, and what stands along it. */
const [X, Y] = [0, 640];
const ON_AXIS = `translate(${X} ${Y}) rotate(-${((ANGLE * 180) / Math.PI).toFixed(2)})`;

/** The letters of the parts, from the motor on: where they stand along the axis, and how far off it. The second is the seals. */
const LETTERS = [
  ["A", 782, -166, "accent"],
  ["B", 651, 116, "accent-4"],
  ["C", 520, 146, "accent"],
  ["D", 338, 196, "accent"],
  ["E", 128, 166, "accent"],
] as const;

/** A round, seen along the axis. */
const round = (at: number, radius: number) => `M${at}-${radius}a${ROUND * radius} ${radius} 0 1 0 .1 0z`;

/** A round part with the end that is seen. */
function part(at: number, long: number, radius: number, { side, face } = { side: "var(--bg)", face: "var(--paper)" }) {
  return (
    <>
      <path fill={side} d={`M${at}-${radius}h${long}a${ROUND * radius} ${radius} 0 0 1 0 ${2 * radius}h-${long}`} />
      <path fill={face} d={round(at, radius)} />
    </>
  );
}

/** The seals, which are what is asked about. */
const MARIGOLD = { side: "var(--accent-4-shade)", face: "var(--accent-4)" };

/** Rounds in a ring, on the end of a part. */
function bolts(at: number, ring: number, radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + 0.5) * 2 * Math.PI) / count;
    const [x, y] = [at + ROUND * ring * Math.cos(turn), ring * Math.sin(turn) - radius];
    return `M${x.toFixed(1)} ${y.toFixed(1)}a${ROUND * radius} ${radius} 0 1 0 .1 0z`;
  }).join("");
}

/** A fin of the motor, so many tenths of a half turn around it. */
function fin(tenths: number): string {
  const turn = (tenths * Math.PI) / 10;
  return `M${(890 + ROUND * 158 * Math.cos(turn)).toFixed()} ${(158 * Math.sin(turn)).toFixed()}h900`;
}

/** The blades of the wheel, each bent backwards. */
function blades(at: number, count: number): string {
  const on = (radius: number, turn: number) =>
    `${(at + ROUND * radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count;
    return `M${on(34, turn)}Q${on(70, turn + 0.05)} ${on(92, turn + 0.8)}`;
  }).join("");
}

/**
 * The pump that is asked about, taken apart as on a page of its manual: cover, casing and wheel, the seals in marigold,
 * and the motor, which leaves the window. The only drawing of lines: it is the client's, and not made of our sheets.
 *
 * @param props.parts How many of its parts are lettered, where lines do not lead to them.
 */
export function PumpScene({ parts }: { parts: number }) {
  return (
    <Scene viewBox="0 -70 1152 850" label={words.labels.pump} fill="none">
      <g transform={ON_AXIS} stroke="var(--fg)" strokeWidth="3">
        {/* The motor, with its fins. */}
        {part(918, 1240, 158)}
        <path d={[-4, -3, -2, 2, 3, 4].map(fin).join("")} />
        {part(862, 34, 172)}
        <path d={bolts(862, 146, 11, 8) + round(862, 96)} />
        {part(748, 112, 26)}
        <path strokeDasharray="26 8 4 8" d="M-40 0H748" />
        {[690, 612].map((at) => (
          <g key={at}>
            {part(at, 26, 66, MARIGOLD)}
            <path fill="var(--bg)" d={round(at, 36)} />
          </g>
        ))}
        {part(496, 22, 104)}
        <path strokeWidth="8" d={blades(496, 7)} />
        {part(462, 34, 32)}
      </g>
      {/* The outlet stands upright. */}
      <g stroke="var(--fg)" strokeWidth="3">
        <path fill="var(--bg)" d="M268 520V330h92v190" />
        <path fill="var(--bg)" d="M240 306v24a74 29 0 0 0 148 0v-24" />
        <path
          fill="var(--paper)"
          d="M240 306a74 29 0 0 1 148 0a74 29 0 0 1-148 0zM276 306a38 15 0 0 1 76 0a38 15 0 0 1-76 0z"
        />
      </g>
      <g transform={ON_AXIS} stroke="var(--fg)" strokeWidth="3">
        {part(285, 74, 156)}
        <path d={bolts(285, 136, 9, 10)} />
        <path fill="var(--bg)" d={round(285, 112)} />
        <path d={round(297, 94)} />
        {part(110, 20, 126)}
        <path d={bolts(110, 106, 9, 10)} />
        {part(54, 56, 60)}
        <path fill="var(--bg)" d={round(54, 40)} />
        <path strokeDasharray="26 8 4 8" d="M-40 0H54" />
        <g fill="var(--fg)" stroke="none">
          <g className="max-sm:hidden">
            <Words text={words.pump} look="figure" size={66} room={246} x={1044} y={24} />
          </g>
          {/* A phone does not show the motor. */}
          <g className="sm:hidden">
            <Words text={words.pump} look="figure" size={72} room={270} x={452} y={282} />
          </g>
        </g>
      </g>
      <path stroke="var(--fg)" strokeWidth="3" d="M590 296l24 60" />
      <g fill="var(--fg)" textAnchor="end">
        <Words text={words.answer.part} look="title" size={44} room={200} x={600} y={280} />
      </g>
      <g className="lg:hidden" textAnchor="middle">
        {LETTERS.slice(0, parts).map(([letter, along, off, colour]) => {
          const [x, y] = [X + along * COS + off * SIN, Y - along * SIN + off * COS].map(Math.round);
          return (
            <g key={letter} transform={`translate(${x} ${y})`}>
              <circle r="27" fill={`var(--${colour})`} />
              <Words text={letter} look="title" size={36} room={42} y={12} on={colour} />
            </g>
          );
        })}
      </g>
    </Scene>
  );
}
