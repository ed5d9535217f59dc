import { searchDays } from "@/content/claims";
import { roleWords } from "@/content/drawings/talent";

const { bestGone, averageHire } = searchDays;
const { gone, ends } = roleWords.days;

/** Height of the strip in days, and the rise of each fold. */
const [HEIGHT, RISE] = [12, 0.8];

/** Relative paths of a rising and of a falling day, each up to the start of the next day. */
const UP = `l1-${RISE}v${HEIGHT}l-1 ${RISE}zm1-${RISE}`;
const DOWN = `l1 ${RISE}v${HEIGHT}l-1-${RISE}zm1 ${RISE}`;

/** Returns the path of the days from `from` to `to`, excluding `to`. The first day of a search rises. */
function foldDays(from: number, to: number): string {
  const days = (from % 2 ? DOWN + UP : UP + DOWN).repeat((to - from) / 2);
  const last = (to - from) % 2 ? (from % 2 ? DOWN : UP) : "";
  return `M${from} ${from % 2 ? 0 : RISE}${days}${last}`;
}

/**
 * The market's average time to hire as a folded strip, one fold per day. The days until top candidates are gone are in
 * accent-2. The strip fills the width of its container, at any height (slow-hiring-scene.css).
 */
export const slowHiring = (
  <div className="slow-hiring">
    <svg
      viewBox={`0 0 ${averageHire} ${HEIGHT + RISE}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeOpacity=".6"
        vectorEffect="non-scaling-stroke"
        d={foldDays(bestGone, averageHire)}
      />
      <path fill="var(--accent-2)" d={foldDays(0, bestGone)} />
      <path fill="var(--accent-2-light)" d={`M0 ${RISE}${`${UP}m1 ${RISE}`.repeat(Math.ceil(bestGone / 2))}`} />
    </svg>
    <p>
      {gone[0]} <b>{gone[1]}</b>
    </p>
    <p className="text-end">
      {ends[0]} <b>{ends[1]}</b>
    </p>
  </div>
);
