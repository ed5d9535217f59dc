import { falling, rising, rounded, SLOPE } from "@/lib/slope";

/** Half of a digit, a panel, and how far its edges rise or fall. */
const HALF = 140;
const RISE = HALF * SLOPE;

/** Where the halves of a digit stand that are folded up, or down, and which of them falls. */
const RIDGE = { halves: [rising(0, RISE), falling(HALF, 0)], falls: 1 } as const;
const VALLEY = { halves: [falling(0, 34 - RISE), rising(HALF, 34)], falls: 0 } as const;

/** The halves of a four, which stands on its foot, 300 high. */
const LEFT = "M0 150 140 0h1v222H0zM74 150h66V79z";
const RIGHT = "M0 0h86v150h54v72H86v78H0z";
/** How each is folded; then, where the shadow, which begins there, meets the fold, and how steep it lies. */
const FOURS = [
  { ...RIDGE, fold: 360, steep: SLOPE, fill: "var(--accent-2)" },
  { ...VALLEY, fold: 394, steep: -SLOPE, fill: "var(--accent-3)" },
] as const;

/** What is missing between them: the corners of a zero's outlines, its left half's and its right half's, without the fold. */
const MISSING = [
  "140,0 88,0 36,40 36,184 88,288 140,333 / 140,66 106,66 106,238 140,268",
  "140,0 192,0 244,40 244,184 192,288 140,333 / 140,66 174,66 174,238 140,268",
].flatMap((outlines) => outlines.split(" / ").map((outline) => outline.split(" ").map(folded)));

/** Where a corner of the sheet is when it is folded up in the middle. */
function folded(corner: string): [x: number, y: number] {
  const [x = 0, y = 0] = corner.split(",").map(Number);
  return [x, rounded(y + Math.abs(x - HALF) * SLOPE)];
}

/** A dash, and with the gap to the next. */
const [DASH, PITCH] = [16, 27];

/** Lines from corner to corner, each measured as so long that a dash is bent around every corner. */
const DASHED = MISSING.flatMap((corners) =>
  corners.slice(1).map(([x, y], nth) => {
    const [fromX, fromY] = corners[nth] ?? [x, y];
    const gaps = Math.round(Math.hypot(x - fromX, y - fromY) / PITCH);
    return { d: `M${fromX} ${fromY}L${x} ${y}`, pathLength: gaps * PITCH };
  }),
);

/** Where a panel's shadow lies: to the front and to the right, farther for what is higher; its foot is 300 down. */
const cast = (x: number, y: number, slope: number) => `matrix(1 ${slope} -.16 -.2 ${x + 48} ${y})`;

/**
 * The halves of the zero that has fallen: each as it lies, from its outer edge to the fold, or from there, and its shadow,
 * in the direction of the others. The first reaches below the second, so that no seam is seen.
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
 * The 404 page's picture: two fours, folded in the middle, in those of the mark's colors that the ground of the words,
 * on which they stand, is not in; the zero is missing between them, and so is its shadow: it has fallen, and lies before
 * its place, as large as that. All are of one scale, and stand from margin to margin; the page says how wide a digit is
 * (--digit): less in a low window, so that the way on is in sight. Paper is behind their upper part, and the outline of the
 * zero is, there, in a step of its blue that is seen on that. Decoration: the heading says the number.
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

/** Where the zero was, and where it lies, both in the color of what is around them. */
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
