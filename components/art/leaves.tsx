import { leafPath, roundLength, SLOPE } from "@/lib/slope";

/** Height of a leaf at its edge, and width of the longest strip, in units of the drawing. */
const HEIGHT = 36;
const STRIP_WIDTH = 360;

/**
 * A strip of folded paper. Its first leaf is the money spent, and each further leaf is the same amount earned.
 *
 * @param props.multiple The money earned as a multiple of the money spent.
 * @param props.maxLeaves The number of leaves in the longest strip, which fills the width of its container.
 */
export function Leaves({ multiple, maxLeaves }: Record<"multiple" | "maxLeaves", number>) {
  const leafWidth = roundLength(STRIP_WIDTH / maxLeaves);
  const length = (leafWidth * (1 + multiple)).toFixed(1);
  const rise = roundLength(SLOPE * leafWidth);
  // Leaves in pairs with the same relative path, which compresses well.
  const fallingTransform = `l${leafWidth} ${rise}v${HEIGHT}l-${leafWidth}-${rise}zm${leafWidth} ${rise}`;
  const risingTransform = `l${leafWidth}-${rise}v${HEIGHT}l-${leafWidth} ${rise}zm${leafWidth}-${rise}`;
  return (
    <svg
      width={`${(Number(length) / STRIP_WIDTH) * 100}%`}
      viewBox={`0 0 ${length} ${HEIGHT + roundLength(SLOPE * leafWidth)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="leaves"
    >
      <path
        fill="var(--fg)"
        stroke="var(--edge,none)"
        vectorEffect="non-scaling-stroke"
        d={leafPath(0, leafWidth, HEIGHT)}
      />
      <path
        fill="var(--accent-4)"
        d={`M${leafWidth} 0${(fallingTransform + risingTransform).repeat(multiple / 2)}${multiple % 2 ? fallingTransform : ""}`}
      />
      <path
        fill="var(--night)"
        fillOpacity=".25"
        d={`M${2 * leafWidth} ${rise}${`${risingTransform}m${leafWidth} ${rise}`.repeat(multiple / 2)}`}
      />
    </svg>
  );
}
