import { falling, rising, rounded, SLOPE } from "@/lib/slope";

/** Width of half a digit, which is one panel, and how far its edges rise or fall. */
const HALF = 140;
const RISE = HALF * SLOPE;

/** Placement of a digit's halves when folded to a ridge or a valley; `falls` is the half that slopes down. */
const RIDGE = { halves: [rising(0, RISE), falling(HALF, 0)], falls: 1 } as const;
const VALLEY = { halves: [falling(0, 34 - RISE), rising(HALF, 34)], falls: 0 } as const;

/** The halves of a four, 300 units high. */
const LEFT = "M0 150 140 0h1v222H0zM74 150h66V79z";
const RIGHT = "M0 0h86v150h54v72H86v78H0z";
/** How each four is folded, where its shadow meets the fold, and the shadow's slope. */
const FOURS = [
  { ...RIDGE, fold: 360, steep: SLOPE, fill: "var(--accent-2)" },
  { ...VALLEY, fold: 394, steep: -SLOPE, fill: "var(--accent-3)" },
] as const;

/** Corners of the missing zero's outlines, outer and inner, for the left and the right half, before folding. */
const MISSING = [
  "140,0 88,0 36,40 36,184 88,288 140,333 / 140,66 106,66 106,238 140,268",
  "140,0 192,0 244,40 244,184 192,288 140,333 / 140,66 174,66 174,238 140,268",
].flatMap((outlines) => outlines.split(" / ").map((outline) => outline.split(" ").map(folded)));

/** @returns A corner's position once the sheet is folded in the middle. */
function folded(corner: string): [x: number, y: number] {
  const [x = 0, y = 0] = corner.split(",").map(Number);
  return [x, rounded(y + Math.abs(x - HALF) * SLOPE)];
}

/** Length of a dash, and of a dash with its gap. */
const [DASH, PITCH] = [16, 27];

/** Lines between corners, each with a path length that puts a dash around every corner. */
const DASHED = MISSING.flatMap((corners) =>
  corners.slice(1).map(([x, y], nth) => {
    const [fromX, fromY] = corners[nth] ?? [x, y];
    const gaps = Math.round(Math.hypot(x - fromX, y - fromY) / PITCH);
    return { d: `M${fromX} ${fromY}L${x} ${y}`, pathLength: gaps * PITCH };
  }),
);

/** @returns The transform of a panel's shadow, which falls forward and to the right. */
const cast = (x: number, y: number, slope: number) => `matrix(1 ${slope} -.16 -.2 ${x + 48} ${y})`;

/**
 * The halves of the fallen zero, each with the transforms of itself and of its shadow. The first reaches below the second, to
 * hide the seam.
 */
const FALLEN = [
  {
    d: "M104 0H52L0 52v229l52 52h52v-66H70V66h34z",
    lies: "matrix(1.01 -.3 -.42 .36 99 361)",
    flat: "matrix(1.18 -.09 -.42 .36 106 369)",
  },
  {
    d: "M0 0h52l52 52v229l-52 52H0v-66h34V66H0z",
    lies: "matrix(1 .12 -.42 .36 203 330)",
    flat: "matrix(.84 -.09 -.42 .36 227 360)",
  },
];

/**
 * The 404 page's picture: two folded fours, and between them the dashed outline of a zero, which has fallen in front. The
 * page sets the width of a digit (`--digit`), less in a low window, so that the link back stays in view. The outline changes
 * color where paper is behind it. Decoration: the heading contains the number.
 */
export const notFoundScene = (
  <div className="not-found-scene">
    {FOURS.map(({ halves, falls, fold, steep, fill }, at) => (
      <svg key={fill} aria-hidden="true" viewBox="0 0 280 490" fill={fill} data-last={at > 0 || undefined}>
        <g fill="var(--night)" fillRule="evenodd" opacity=".25">
          <path transform={cast(0, fold + HALF * steep, -steep)} d={LEFT} />
          <path transform={cast(HALF, fold, steep)} d={RIGHT} />
        </g>
        {[LEFT, RIGHT].map((half, nth) => (
          <g key={half} transform={halves[nth]} fillRule="evenodd">
            <path d={half} />
            {nth === falls && <path fill="var(--night)" opacity=".2" d={half} />}
          </g>
        ))}
      </svg>
    ))}
    <svg aria-hidden="true" viewBox="0 0 280 490" fill="var(--accent-1)">
      <linearGradient id="missing" gradientUnits="userSpaceOnUse" x2="0" y2="490">
        <stop offset=".45" stopColor="var(--accent-1-text)" />
        <stop offset=".45" stopColor="var(--accent-1)" />
      </linearGradient>
      <Zero line="url(#missing)" />
    </svg>
  </div>
);

/** The outline of the missing zero, and the fallen zero. */
function Zero({ line }: { line: string }) {
  return (
    <>
      <g
        fill="none"
        stroke={line}
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
        {FALLEN.map(({ d, flat }) => (
          <path key={flat} transform={flat} d={d} />
        ))}
      </g>
      {FALLEN.map(({ d, lies }, nth) => (
        <g key={lies} transform={lies}>
          <path d={d} />
          {nth === 1 && <path d={d} fill="var(--night)" opacity=".25" />}
        </g>
      ))}
    </>
  );
}
