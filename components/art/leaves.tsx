/** A row of leaves is as wide as so many at least, so that few do not grow large. */
const FEWEST = 40;

/** A leaf that rises by the fold's slope (slope.ts), and one that falls, each with the way to the next. */
const RISING = "l10-3.950v60l-10 3.950zm10-3.950";
const FALLING = "l10 3.950v60l-10-3.950zm10 3.950";

/** A strip of folded paper from one leaf to another, every other one of which is shaded. */
function Strip({ from, to, fill, shade }: { from: number; to: number; fill: string; shade: string }) {
  const rising = from + (from % 2);
  const leaves = Array.from({ length: to - from }, (_, i) => ((from + i) % 2 ? FALLING : RISING));
  return (
    <>
      <path fill={fill} d={`M${from * 10} ${from % 2 ? 1 : 4.95}${leaves.join("")}`} />
      <path
        fill={shade}
        fillOpacity=".25"
        d={`M${rising * 10} 4.950${`${RISING}m10 3.950`.repeat(Math.ceil((to - rising) / 2))}`}
      />
    </>
  );
}

/** A leaf for each of `count`, the first of them in a color; `most` of them fill the width. */
export function Leaves({ count, filled, most }: { count: number; filled: number; most: number }) {
  return (
    <svg
      viewBox={`0 0 ${10 * Math.max(most, FEWEST)} 66`}
      aria-hidden="true"
      className="block h-auto w-full forced-color-adjust-none"
    >
      <Strip from={0} to={filled} fill="var(--accent-4)" shade="var(--night)" />
      <Strip from={filled} to={count} fill="currentColor" shade="var(--bg)" />
    </svg>
  );
}
