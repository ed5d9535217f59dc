import { falling, rising, SLOPE } from "./slope";

/** Half of a digit, a panel, and how far its edges rise or fall. */
const HALF = 140;
const RISE = HALF * SLOPE;

/** The halves of a digit, 300 high: the left one rises to the fold, the right one falls from it. */
const FOUR = ["M0 150 140 0h1v222H0zM74 150h66V79z", "M0 0h86v150h54v72H86v78H0z"];
const ZERO = ["M0 0h141v65H80v170h61v65H0z", "M0 0h140v300H0v-65h60V65H0z"];

const DIGITS = [FOUR, ZERO, FOUR].map((halves, at) => ({ halves, x: at * (2 * HALF + 24), accent: [2, 1, 3][at] }));

/** Where a panel's shadow lies: mostly to the front, farther for what is higher. */
const cast = (x: number, y: number, slope: number) => `matrix(1 ${slope} -.1 -.2 ${x + 30} ${y + 60})`;

/**
 * The 404 page's picture: 4, 0 and 4, each with a fold in the middle, in those of the mark's colours that the ground of
 * the words below, on which they stand, is not in. Decoration: the heading says the number.
 */
export const notFoundScene = (
  <svg
    viewBox="0 0 888 400"
    // In a low window it is flatter, so that the way on is in sight.
    preserveAspectRatio="none"
    aria-hidden="true"
    className="aspect-888/500 max-h-[max(16rem,100svh-23rem)] w-full overflow-visible sm:aspect-888/400"
  >
    <path fill="var(--accent-4)" d="M-2000 293h5000v108h-5000z" />
    <g fill="var(--night)" fillRule="evenodd" opacity=".25">
      {DIGITS.map(({ halves: [left, right], x }) => (
        <g key={x}>
          <path transform={cast(x, 300 + RISE, -SLOPE)} d={left} />
          <path transform={cast(x + HALF, 300, SLOPE)} d={right} />
        </g>
      ))}
    </g>
    {DIGITS.map(({ halves: [left, right], x, accent }) => (
      <g key={x} fill={`var(--accent-${accent})`}>
        <path fillRule="evenodd" transform={rising(x, RISE)} d={left} />
        <g transform={falling(x + HALF, 0)}>
          <path d={right} />
          <path fill="var(--night)" opacity=".2" d={right} />
        </g>
      </g>
    ))}
  </svg>
);
