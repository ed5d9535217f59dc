import { SLOPE } from "./slope";

const HIGH = 36;
/** The length of the longest strip, in the same units. */
const LONG = 360;

/**
 * A strip of folded paper: its first leaf is what was paid for a channel, and each further one as much again, first of our
 * fee, then of what came back.
 *
 * @param props.fee How many leaves are our fee, as far as they are whole, and
 * @param props.back how many came back.
 * @param props.most The leaves of the longest strip, which is as wide as its place.
 */
export function Leaves({ fee, back, most }: { fee: number; back: number; most: number }) {
  const wide = Number((LONG / Math.round(most)).toFixed(2));
  const rise = Number((SLOPE * wide).toFixed(2));
  const first = 1 + Math.ceil(fee - 0.5);
  const leaves = Array.from({ length: first + Math.round(back) }, (_, at) => {
    const [top, down] = at % 2 ? [0, rise] : [rise, -rise];
    return `M${(at * wide).toFixed(1)} ${top}l${wide} ${down}v${HIGH}l-${wide} ${-down}z`;
  });
  const long = (wide * leaves.length).toFixed(1);
  return (
    <svg
      width={`${(Number(long) / LONG) * 100}%`}
      viewBox={`0 0 ${long} ${HIGH + rise}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-8 sm:h-10 lg:h-13 forced-color-adjust-none"
    >
      <path fill="var(--fg)" d={leaves[0]} />
      {fee > 0 && <path fill="var(--fg)" fillOpacity=".5" d={leaves.slice(1, first).join("")} />}
      <path fill="var(--accent-4)" d={leaves.slice(first).join("")} />
      <path fill="var(--night)" fillOpacity=".25" d={leaves.filter((_, at) => at > 0 && at % 2 === 0).join("")} />
    </svg>
  );
}
