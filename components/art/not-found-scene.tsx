import { falling, rising, SLOPE } from "./slope";

/** Half of a digit, a panel, and how far its edges rise or fall. */
const HALF = 140;
const RISE = HALF * SLOPE;

/** The halves of a digit, 300 high: the left one rises to the fold, the right one falls from it. */
const FOUR = ["M0 150 140 0h1v222H0zM74 150h66V79z", "M0 0h86v150h54v72H86v78H0z"];
const ZERO = ["M0 0h141v65H80v170h61v65H0z", "M0 0h140v300H0v-65h60V65H0z"];

/**
 * The 404 page's picture: 4, 0 and 4 cut from one folded strip, a fold in the middle of each, joined where the bar of the
 * 4 is, in the mark's three colours. It stands on the ground of the words below, out of which the last is folded up.
 * Decoration: the heading says the number.
 */
export const notFoundScene = (
  <svg
    viewBox={`0 0 ${6 * HALF} 400`}
    // In a low window it is flatter, so that the way on is in sight.
    preserveAspectRatio="none"
    aria-hidden="true"
    className="aspect-840/500 max-h-[max(16rem,100svh-23rem)] w-full overflow-visible sm:aspect-840/400"
  >
    <path fill="var(--accent-4)" d="M-2000 293h5000v108h-5000z" />
    <path
      fill="var(--night)"
      opacity=".25"
      d="M140 300l86 34 44 33-86-34zM280 355l140-55 140 55 44 33-140-55zM700 300l86 34 44 33-86-34z"
    />
    {[FOUR, ZERO, FOUR].map(([left, right], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <g key={at} fill={`var(--accent-${[2, 1, 4][at]})`}>
        <path fillRule="evenodd" transform={rising(at * 2 * HALF, RISE)} d={left} />
        <g transform={falling(at * 2 * HALF + HALF, 0)}>
          <path d={right} />
          <path fill="var(--night)" opacity=".2" d={right} />
        </g>
      </g>
    ))}
  </svg>
);
