import { SLOPE } from "./slope";

const HIGH = 36;
/** The length of the longest strip, in the same units. */
const LONG = 360;

/**
 * A strip of folded paper: its first leaf is what was paid, and each further one the same sum again.
 *
 * @param props.times How many times what was paid has come back, as a whole number.
 * @param props.most The same of the longest strip, which is as wide as its place.
 */
export function Leaves({ times, most }: { times: number; most: number }) {
  const wide = Number((LONG / (1 + most)).toFixed(2));
  const rise = Number((SLOPE * wide).toFixed(2));
  const long = (wide * (1 + times)).toFixed(1);
  const rising = `l${wide}-${rise}v${HIGH}l-${wide} ${rise}z`;
  /** Two leaves, and on to the next: the frame cuts what is too much. */
  const two = `l${wide} ${rise} ${wide}-${rise}v${HIGH}l-${wide} ${rise}-${wide}-${rise}zm${2 * wide} 0`;
  const pairs = Math.ceil(times / 2);
  return (
    <svg
      width={`${(Number(long) / LONG) * 100}%`}
      viewBox={`0 0 ${long} ${HIGH + rise}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-8 shrink-0 sm:h-10 lg:h-13 forced-color-adjust-none"
    >
      <path fill="var(--fg)" d={`M0 ${rise}${rising}`} />
      <path fill="var(--accent-4)" d={`M${wide} 0${two.repeat(pairs)}`} />
      <path
        fill="var(--night)"
        fillOpacity=".25"
        d={`M${2 * wide} ${rise}${`${rising}m${2 * wide} 0`.repeat(pairs)}`}
      />
    </svg>
  );
}
