/** Weeks of the first three steps (content/process.ts), at least and at most; 50 units are a week. */
const STEPS = [
  { from: 0, least: 1, most: 2 },
  { from: 2, least: 2, most: 3 },
  { from: 5, least: 8, most: 12 },
];
const WEEK = 50;

/** How far the top edge lies below the top fold, `week` weeks into a plane of `most` weeks. */
const fall = (week: number, most: number, falling: boolean) =>
  Math.round(40 * (falling ? week / most : 1 - week / most));

/** Light comes from the left, so the planes that rise to the right are shaded. */
function Plane({ d, shaded }: { d: string; shaded: boolean }) {
  return (
    <>
      <path fill="var(--accent-3)" d={d} />
      {shaded && <path fill="var(--night)" opacity=".3" d={d} />}
    </>
  );
}

/**
 * The four steps of a delivery as one folded strip: a plane is as long as its step, the lighter end is what it may take
 * beyond the least, and the last plane runs off the edge. The text beside it says the same, so it is hidden from
 * assistive tools.
 *
 * It is stretched to its box (`preserveAspectRatio="none"`), which on a phone would otherwise be a thread: all edges are
 * straight and the ticks keep their width.
 */
export function DeliveryStrip() {
  return (
    <svg
      viewBox="0 0 1100 140"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-block mb-8 h-[clamp(4.5rem,12vw,8.75rem)] w-full print:hidden"
    >
      {STEPS.map(({ from, least, most }, index) => {
        const falling = index % 2 === 0;
        const y = (week: number) => 8 + fall(week, most, falling);
        const ticks = Array.from({ length: most - 1 }, (_, week) => `M${(week + 1) * WEEK} ${y(week + 1) + 84}v-18`);
        const plane = (start: number, end: number) =>
          `M${start * WEEK} ${y(start)}L${end * WEEK} ${y(end)}v84L${start * WEEK} ${y(start) + 84}z`;
        return (
          <g key={from} transform={`translate(${from * WEEK})`}>
            <Plane d={plane(0, least)} shaded={!falling} />
            <g opacity=".45">
              <Plane d={plane(least, most)} shaded={!falling} />
            </g>
            <path stroke="var(--on-accent-3)" strokeWidth="2" vectorEffect="non-scaling-stroke" d={ticks.join("")} />
          </g>
        );
      })}
      <g>
        <path fill="var(--accent-4)" d="M850 48l160-40 90 22v84l-90-22-160 40z" />
        <path fill="var(--night)" opacity=".1" d="M850 48l160-40v84l-160 40z" />
      </g>
    </svg>
  );
}
