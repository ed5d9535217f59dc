/** A row of leaves is as wide as so many at least, so that few do not grow large. */
const FEWEST = 40;

/** Zigzag of `count` leaves, each 10 wide and 60 high, rising and falling by the fold's slope (slope.ts). */
function folded(count: number, step: 1 | 2 = 1) {
  const lean = [-3.95, 3.95];
  return Array.from({ length: count }, (_, i) =>
    i % step ? "" : `M${10 * i} ${i % 2 ? 1 : 4.95}l10 ${lean[i % 2]}v60l-10 ${-(lean[i % 2] ?? 0)}z`,
  ).join("");
}

/** A strip of paper with a leaf for each of `count`, the first of them filled; `most` of them fill the width. */
export function Leaves({ count, filled, most }: { count: number; filled: number; most: number }) {
  const width = Math.max(most, FEWEST) * 10;
  return (
    <svg viewBox={`0 0 ${width} 66`} aria-hidden="true" className="block h-auto w-full forced-color-adjust-none">
      <path fill="var(--on-night)" d={folded(count)} />
      <path fill="var(--accent-4)" d={folded(filled)} />
      <path fillOpacity=".2" d={folded(count, 2)} />
    </svg>
  );
}
