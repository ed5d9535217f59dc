import { falling, rising, rounded, SLOPE } from "@/lib/slope";

/**
 * Width of half a digit, which is one panel, and the distance by which its edges rise or fall, in units of the drawing.
 */
const HALF = 140;
const RISE = HALF * SLOPE;

/**
 * Transforms of a digit's two halves when the digit is folded to a ridge or to a valley. `fallingHalf` is the index of
 * the half that slopes down.
 */
const RIDGE = { halves: [rising(0, RISE), falling(HALF, 0)], fallingHalf: 1 } as const;
const VALLEY = { halves: [falling(0, 34 - RISE), rising(HALF, 34)], fallingHalf: 0 } as const;

/** Paths of the halves of a four, 300 units high. */
const LEFT = "M0 150 140 0h1v222H0zM74 150h66V79z";
const RIGHT = "M0 0h86v150h54v72H86v78H0z";
/** The fold of each four, the point at which its shadow meets the fold, and the slope of the shadow. */
const FOURS = [
  { ...RIDGE, foldY: 360, slope: SLOPE, fill: "var(--accent-2)" },
  { ...VALLEY, foldY: 394, slope: -SLOPE, fill: "var(--accent-3)" },
] as const;

/**
 * Corners of the missing zero's outlines before folding. Each entry is one half of the zero: its outer and its inner
 * outline.
 */
const MISSING = [
  "140,0 88,0 36,40 36,184 88,288 140,333 / 140,66 106,66 106,238 140,268",
  "140,0 192,0 244,40 244,184 192,288 140,333 / 140,66 174,66 174,238 140,268",
].flatMap((outlines) => outlines.split(" / ").map((outline) => outline.split(" ").map(foldCorner)));

/** Returns the position of a corner after the sheet is folded in the middle. */
function foldCorner(corner: string): [x: number, y: number] {
  const [x = 0, y = 0] = corner.split(",").map(Number);
  return [x, rounded(y + Math.abs(x - HALF) * SLOPE)];
}

/** Length of a dash, and of a dash plus a gap, in units of the drawing. */
const [DASH, PITCH] = [16, 27];

/** Lines between the corners. Each has a path length with which every corner is in the middle of a dash. */
const DASHED = MISSING.flatMap((corners) =>
  corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [x, y];
    const gaps = Math.round(Math.hypot(x - fromX, y - fromY) / PITCH);
    return { d: `M${fromX} ${fromY}L${x} ${y}`, pathLength: gaps * PITCH };
  }),
);

/** Returns the transform of a panel's shadow, which falls forward and to the right. */
const shadowTransform = (x: number, y: number, slope: number) => `matrix(1 ${slope} -.16 -.2 ${x + 48} ${y})`;

/**
 * The halves of the fallen zero, each with its own transform and that of its shadow. The first half extends below the
 * second one, to hide the seam.
 */
const FALLEN = [
  {
    d: "M104 0H52L0 52v229l52 52h52v-66H70V66h34z",
    transform: "matrix(1.01 -.3 -.42 .36 99 361)",
    shadow: "matrix(1.18 -.09 -.42 .36 106 369)",
  },
  {
    d: "M0 0h52l52 52v229l-52 52H0v-66h34V66H0z",
    transform: "matrix(1 .12 -.42 .36 203 330)",
    shadow: "matrix(.84 -.09 -.42 .36 227 360)",
  },
];

/**
 * The 404 page's drawing: two folded fours and, between them, the dashed outline of a zero. The zero itself has fallen
 * over in front of them. The outline changes color over paper. This is decoration, because the heading contains the
 * number.
 */
export const notFoundScene = (
  <div className="not-found-scene">
    {FOURS.map(({ halves, fallingHalf, foldY, slope, fill }, index) => (
      <svg key={fill} aria-hidden="true" viewBox="0 0 280 490" fill={fill} data-last={index > 0 || undefined}>
        <g fill="var(--night)" fillRule="evenodd" opacity=".25">
          <path transform={shadowTransform(0, foldY + HALF * slope, -slope)} d={LEFT} />
          <path transform={shadowTransform(HALF, foldY, slope)} d={RIGHT} />
        </g>
        {[LEFT, RIGHT].map((half, side) => (
          <g key={half} transform={halves[side]} fillRule="evenodd">
            <path d={half} />
            {side === fallingHalf && <path fill="var(--night)" opacity=".2" d={half} />}
          </g>
        ))}
      </svg>
    ))}
    <svg aria-hidden="true" viewBox="0 0 280 490" fill="var(--accent-1)">
      <linearGradient id="missing" gradientUnits="userSpaceOnUse" x2="0" y2="490">
        <stop offset=".45" stopColor="var(--accent-1-text)" />
        <stop offset=".45" stopColor="var(--accent-1)" />
      </linearGradient>
      <Zero stroke="url(#missing)" />
    </svg>
  </div>
);

/** Draws the outline of the missing zero, and the fallen zero. */
function Zero({ stroke }: { stroke: string }) {
  return (
    <>
      <g
        fill="none"
        stroke={stroke}
        strokeLinecap="round"
        strokeDasharray={`${DASH} ${PITCH - DASH}`}
        strokeDashoffset={DASH / 2}
        className="dashes"
      >
        {DASHED.map((line) => (
          <path key={line.d} {...line} />
        ))}
      </g>
      <g fill="var(--night)" opacity=".25">
        {FALLEN.map(({ d, shadow }) => (
          <path key={shadow} transform={shadow} d={d} />
        ))}
      </g>
      {FALLEN.map(({ d, transform }, side) => (
        <g key={transform} transform={transform}>
          <path d={d} />
          {side === 1 && <path d={d} fill="var(--night)" opacity=".25" />}
        </g>
      ))}
    </>
  );
}
