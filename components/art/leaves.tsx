import { falling, leafAt, rising, rounded, SLOPE } from "@/lib/slope";
import { Words } from "./words";

/** Height of a leaf at its edge, in units of the drawing. */
const HEIGHT = 36;

/** Width of the longest strip, in units of the drawing. */
const STRIP_WIDTH = 360;

/**
 * A strip of folded paper. Its first leaf is the money spent, and each further leaf is the same amount earned.
 *
 * @param props.fee Our fee's share of the money spent, from 0 to 1.
 * @param props.multiple The money earned as a multiple of the money spent.
 * @param props.maxLeaves The number of leaves in the longest strip, which fills the width of its container.
 */
export function Leaves({ fee, multiple, maxLeaves }: Record<"fee" | "multiple" | "maxLeaves", number>) {
  const leafWidth = rounded(STRIP_WIDTH / maxLeaves);
  const length = (leafWidth * (1 + multiple)).toFixed(1);
  return (
    <svg
      width={`${(Number(length) / STRIP_WIDTH) * 100}%`}
      viewBox={`0 0 ${length} ${heightOf(leafWidth)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="leaves"
    >
      <Strip fee={fee} multiple={multiple} leafWidth={leafWidth} />
    </svg>
  );
}

/** The largest `multiple` at which the last leaf is wide enough for the number. */
export const MAX_LABELED_MULTIPLE = 9;

/** The strip at full page width, with the multiple on its last leaf. */
export function LargeLeaves({ fee, multiple }: Record<"fee" | "multiple", number>) {
  const leafWidth = rounded(STRIP_WIDTH / (1 + multiple));
  const height = heightOf(leafWidth);
  const [slant, top] = multiple % 2 ? [falling, 0] : [rising, height - HEIGHT];
  return (
    <svg viewBox={`0 0 ${STRIP_WIDTH} ${height}`} aria-hidden="true" className="leaves">
      <Strip fee={fee} multiple={multiple} leafWidth={leafWidth} />
      <g transform={slant(multiple * leafWidth, top)}>
        <Words text={`${multiple}×`} look="figure" size={26} room={leafWidth - 12} x={6} y={27} on="accent-4" />
      </g>
    </svg>
  );
}

/** Returns the height of a strip with leaves of this width, in units of the drawing. */
const heightOf = (leafWidth: number) => HEIGHT + rounded(SLOPE * leafWidth);

function Strip({ fee, multiple, leafWidth }: Record<"fee" | "multiple" | "leafWidth", number>) {
  const leaves = Array.from({ length: 1 + multiple }, (_, index) => leafAt(index, leafWidth, HEIGHT));
  return (
    <>
      <path fill="var(--spent,var(--fg))" stroke="var(--edge,none)" vectorEffect="non-scaling-stroke" d={leaves[0]} />
      {fee > 0 && <path fill="var(--bg)" fillOpacity=".5" d={leafAt(0, leafWidth, HEIGHT * fee)} />}
      <path fill="var(--accent-4)" d={leaves.slice(1).join("")} />
      <path
        fill="var(--night)"
        fillOpacity=".25"
        d={leaves.filter((_, index) => index > 0 && index % 2 === 0).join("")}
      />
    </>
  );
}
