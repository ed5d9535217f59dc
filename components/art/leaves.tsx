import { falling, leafAt, rising, rounded, SLOPE } from "@/lib/slope";
import { Words } from "./words";

const HIGH = 36;

/** The length of the longest strip, in the same units. */
const LONG = 360;

/**
 * A strip of folded paper: its first leaf is all that was spent, and each further one as much again that came back.
 *
 * @param props.fee What share of the first leaf is our fee.
 * @param props.back How many leaves came back.
 * @param props.most The leaves of the longest strip, which is as wide as its place. Its place says how high it is.
 */
export function Leaves({ fee, back, most }: Record<"fee" | "back" | "most", number>) {
  const wide = rounded(LONG / most);
  const long = (wide * (1 + back)).toFixed(1);
  return (
    <svg
      width={`${(Number(long) / LONG) * 100}%`}
      viewBox={`0 0 ${long} ${highOf(wide)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="leaves"
    >
      <Strip fee={fee} back={back} wide={wide} />
    </svg>
  );
}

/** How many may come back, at most, so that a leaf has room for the number. */
export const LARGEST = 9;

/** The same as wide as the page, at the slope of all drawings, with how many came back on its last leaf. */
export function LargeLeaves({ fee, back }: Record<"fee" | "back", number>) {
  const wide = rounded(LONG / (1 + back));
  const high = highOf(wide);
  const [lean, top] = back % 2 ? [falling, 0] : [rising, high - HIGH];
  return (
    <svg viewBox={`0 0 ${LONG} ${high}`} aria-hidden="true" className="leaves">
      <Strip fee={fee} back={back} wide={wide} />
      <g transform={lean(back * wide, top)}>
        <Words text={`${back}×`} look="figure" size={26} room={wide - 12} x={6} y={27} on="accent-4" />
      </g>
    </svg>
  );
}

/** How high a strip is whose leaves are so wide. */
const highOf = (wide: number) => HIGH + rounded(SLOPE * wide);

function Strip({ fee, back, wide }: Record<"fee" | "back" | "wide", number>) {
  const leaves = Array.from({ length: 1 + back }, (_, at) => leafAt(at, wide, HIGH));
  return (
    <>
      <path fill="var(--spent,var(--fg))" stroke="var(--edge,none)" vectorEffect="non-scaling-stroke" d={leaves[0]} />
      {fee > 0 && <path fill="var(--bg)" fillOpacity=".5" d={leafAt(0, wide, HIGH * fee)} />}
      <path fill="var(--accent-4)" d={leaves.slice(1).join("")} />
      <path fill="var(--night)" fillOpacity=".25" d={leaves.filter((_, at) => at > 0 && at % 2 === 0).join("")} />
    </>
  );
}
