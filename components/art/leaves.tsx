import { leafAt, rounded, SLOPE } from "./slope";

const HIGH = 36;
/** The length of the longest strip, in the same units. */
const LONG = 360;

/**
 * A strip of folded paper: its first leaf is all that was spent, and each further one as much again that came back.
 *
 * @param props.fee What share of the first leaf is our fee.
 * @param props.back How many leaves came back.
 * @param props.most The leaves of the longest strip, which is as wide as its place.
 * @param props.look How high it is.
 */
export function Leaves({ fee, back, most, look }: Record<"fee" | "back" | "most", number> & { look: string }) {
  const wide = rounded(LONG / most);
  const rise = rounded(SLOPE * wide);
  const leaves = Array.from({ length: 1 + back }, (_, at) => leafAt(at, wide, HIGH));
  const long = (wide * leaves.length).toFixed(1);
  return (
    <svg
      width={`${(Number(long) / LONG) * 100}%`}
      viewBox={`0 0 ${long} ${HIGH + rise}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`forced-color-adjust-none ${look}`}
    >
      <path fill="var(--fg)" d={leaves[0]} />
      {fee > 0 && <path fill="var(--bg)" fillOpacity=".5" d={leafAt(0, wide, HIGH * fee)} />}
      <path fill="var(--accent-4)" d={leaves.slice(1).join("")} />
      <path fill="var(--night)" fillOpacity=".25" d={leaves.filter((_, at) => at > 0 && at % 2 === 0).join("")} />
    </svg>
  );
}
