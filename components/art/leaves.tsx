/** A row of leaves is as wide as so many at least, so that few do not grow large. */
const FEWEST = 40;

/** A leaf that rises by the fold's slope (slope.ts), and one that falls, each with the way to the next. */
const RISING = "l10-3.950v60l-10 3.950zm10-3.950";
const FALLING = "l10 3.950v60l-10-3.950zm10 3.950";

const folded = (count: number) =>
  `M0 4.950${Array.from({ length: count }, (_, i) => (i % 2 ? FALLING : RISING)).join("")}`;

/** A strip of paper with a leaf for each of `count`, the first of them filled; `most` of them fill the width. */
export function Leaves({ count, filled, most }: { count: number; filled: number; most: number }) {
  return (
    <svg
      viewBox={`0 0 ${10 * Math.max(most, FEWEST)} 66`}
      aria-hidden="true"
      className="block h-auto w-full forced-color-adjust-none"
    >
      <path fill="var(--on-night)" d={folded(count)} />
      <path fill="var(--accent-4)" d={folded(filled)} />
      <path fillOpacity=".2" d={`M0 4.950${`${RISING}m10 3.950`.repeat(Math.ceil(count / 2))}`} />
    </svg>
  );
}
