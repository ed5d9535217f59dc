import type { ProcessStep } from "@/content/process";

/** So many units are a week; a step without weeks, beside others that have some, is as long as five. */
const WEEK = 50;
const OPEN_END = 5;

/** How far the top edge lies below the top fold, `week` weeks into a plane of `most` weeks. */
const fall = (week: number, most: number, falling: boolean) =>
  Math.round(40 * (falling ? week / most : 1 - week / most));

/** Light comes from the left, so the planes that rise to the right are shaded. */
function Plane({ d, shaded }: { d: string; shaded: boolean }) {
  return (
    <>
      <path fill="var(--accent)" d={d} />
      {shaded && <path fill="var(--night)" opacity=".3" d={d} />}
    </>
  );
}

/**
 * The steps of a delivery as one folded strip: a plane is as long as its step, the lighter end is what it may take beyond
 * the least. A last step without weeks runs off the edge; where none has any, all are of one length. The text below says
 * the same, so it is hidden from assistive tools.
 *
 * It is stretched to its box (`preserveAspectRatio="none"`), which on a phone would otherwise be a thread: all edges are
 * straight and the ticks keep their width.
 */
export function DeliveryStrip({ steps }: { steps: readonly ProcessStep[] }) {
  const inWeeks = steps.some(({ weeks }) => weeks);
  let end = 0;
  const planes = steps.map(({ id, weeks }) => {
    const [least, most] = weeks ?? (inWeeks ? [OPEN_END, OPEN_END] : [1, 1]);
    const from = end;
    end += most;
    return { id, weeks, from, least, most };
  });
  return (
    <svg
      viewBox={`0 0 ${end * WEEK} 140`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-block mb-8 h-[clamp(4.5rem,12vw,8.75rem)] w-full print:hidden"
    >
      {planes.map(({ id, weeks, from, least, most }, index) => {
        const falling = index % 2 === 0;
        const y = (week: number) => 8 + fall(week, most, falling);
        const ticks = Array.from({ length: most - 1 }, (_, week) => `M${(week + 1) * WEEK} ${y(week + 1) + 84}v-18`);
        const plane = (start: number, stop: number) =>
          `M${start * WEEK} ${y(start)}L${stop * WEEK} ${y(stop)}v84L${start * WEEK} ${y(start) + 84}z`;
        if (inWeeks && !weeks && index === planes.length - 1) {
          return <OpenEnd key={id} from={from * WEEK} below={y(0)} />;
        }
        return (
          <g key={id} transform={`translate(${from * WEEK})`}>
            <Plane d={plane(0, least)} shaded={!falling} />
            <g opacity=".45">
              <Plane d={plane(least, most)} shaded={!falling} />
            </g>
            <path stroke="var(--on-accent)" strokeWidth="2" vectorEffect="non-scaling-stroke" d={ticks.join("")} />
          </g>
        );
      })}
    </svg>
  );
}

/** It begins where the plane before it ends, folds once more and leaves the picture. */
function OpenEnd({ from, below }: { from: number; below: number }) {
  const turn = 56 - below;
  return (
    <g transform={`translate(${from})`}>
      <path fill="var(--accent-4)" d={`M0 ${below}L160 ${turn}L250 30v84L160 ${turn + 84}L0 ${below + 84}z`} />
      <path fill="var(--night)" opacity=".1" d={`M0 ${below}L160 ${turn}v84L0 ${below + 84}z`} />
    </g>
  );
}
