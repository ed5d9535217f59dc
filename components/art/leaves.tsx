import { SLOPE } from "./slope";

/** The longest strip has so many leaves, each this wide and high. */
const MOST = 30;
const WIDE = 10;
const HIGH = 40;

const RISE = SLOPE * WIDE;
const RISING = `l${WIDE}-${RISE}v${HIGH}l-${WIDE} ${RISE}z`;
const FALLING = `l${WIDE} ${RISE}v${HIGH}l-${WIDE}-${RISE}z`;

/** A strip of folded paper, as long as `share` of the room that the longest has: its last leaf is cut there. */
export function Leaves({ share }: { share: number }) {
  const long = MOST * WIDE * share;
  const leaves = Array.from({ length: Math.ceil(long / WIDE) }, (_, i) => i * WIDE);
  const strip = leaves.map((x, i) => (i % 2 ? `M${x} 0${FALLING}` : `M${x} ${RISE}${RISING}`));
  return (
    <svg
      width={`${(100 * share).toFixed(2)}%`}
      viewBox={`0 0 ${long.toFixed(2)} ${HIGH + RISE}`}
      aria-hidden="true"
      className="h-auto shrink-0 max-sm:col-span-full forced-color-adjust-none"
    >
      <path fill="var(--accent-4)" d={strip.join("")} />
      <path fill="var(--night)" fillOpacity=".25" d={strip.filter((_, i) => i % 2 === 0).join("")} />
    </svg>
  );
}
