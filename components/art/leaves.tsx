import { falling, leafAt, rising, rounded, SLOPE } from "@/lib/slope";
import { Words } from "./words";

/** Height of a leaf at its edge, in units of the drawing. */
const HEIGHT = 36;

/** Width of the longest strip, in the same units. */
const LONGEST = 360;

/**
 * A strip of folded paper: the first leaf is the money spent, and each further leaf is the same amount earned.
 *
 * @param props.fee Our fee's share of the money spent, 0 to 1.
 * @param props.back How many times the money spent was earned.
 * @param props.most The number of leaves of the longest strip, which fills its container's width.
 */
export function Leaves({ fee, back, most }: Record<"fee" | "back" | "most", number>) {
  const leafWidth = rounded(LONGEST / most);
  const length = (leafWidth * (1 + back)).toFixed(1);
  return (
    <svg
      width={`${(Number(length) / LONGEST) * 100}%`}
      viewBox={`0 0 ${length} ${heightOf(leafWidth)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="leaves"
    >
      <Strip fee={fee} back={back} leafWidth={leafWidth} />
    </svg>
  );
}

/** The largest `back` at which a leaf still has room for the number. */
export const LARGEST = 9;

/** The same strip at full page width, with the multiple on its last leaf. */
export function LargeLeaves({ fee, back }: Record<"fee" | "back", number>) {
  const leafWidth = rounded(LONGEST / (1 + back));
  const height = heightOf(leafWidth);
  const [slant, top] = back % 2 ? [falling, 0] : [rising, height - HEIGHT];
  return (
    <svg viewBox={`0 0 ${LONGEST} ${height}`} aria-hidden="true" className="leaves">
      <Strip fee={fee} back={back} leafWidth={leafWidth} />
      <g transform={slant(back * leafWidth, top)}>
        <Words text={`${back}×`} look="figure" size={26} room={leafWidth - 12} x={6} y={27} on="accent-4" />
      </g>
    </svg>
  );
}

/** Height of a strip with leaves of this width. */
const heightOf = (leafWidth: number) => HEIGHT + rounded(SLOPE * leafWidth);

function Strip({ fee, back, leafWidth }: Record<"fee" | "back" | "leafWidth", number>) {
  const leaves = Array.from({ length: 1 + back }, (_, at) => leafAt(at, leafWidth, HEIGHT));
  return (
    <>
      <path fill="var(--spent,var(--fg))" stroke="var(--edge,none)" vectorEffect="non-scaling-stroke" d={leaves[0]} />
      {fee > 0 && <path fill="var(--bg)" fillOpacity=".5" d={leafAt(0, leafWidth, HEIGHT * fee)} />}
      <path fill="var(--accent-4)" d={leaves.slice(1).join("")} />
      <path fill="var(--night)" fillOpacity=".25" d={leaves.filter((_, at) => at > 0 && at % 2 === 0).join("")} />
    </>
  );
}
