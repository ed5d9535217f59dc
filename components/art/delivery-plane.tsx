import type { ProcessStep } from "@/content/process";

/** So many units are a week; a step without weeks, beside others that have some, is as long as five. */
const WEEK = 50;
const OPEN_END = 5;

/**
 * One step of a delivery as a plane of paper, to the scale of all steps: it begins where the step before it ends and is
 * as long as it lasts, the lighter end being what it may take beyond the least. A last step without weeks folds on and
 * leaves the window; where none has any, all are of one length. The text beside it says the same, so it is hidden from
 * assistive tools.
 *
 * It is stretched to its box (`preserveAspectRatio="none"`): all edges are straight and the ticks keep their width.
 */
export function DeliveryPlane({ steps, index }: { steps: readonly ProcessStep[]; index: number }) {
  const inWeeks = steps.some(({ weeks }) => weeks);
  const spans = steps.map(({ weeks }) => weeks ?? (inWeeks ? ([OPEN_END, OPEN_END] as const) : ([1, 1] as const)));
  const longest = (ones: typeof spans) => ones.reduce((sum, [, most]) => sum + most, 0);
  const [least, most] = spans[index] ?? [1, 1];
  const falling = index % 2 === 0;
  /** The top edge, so many weeks into the plane. */
  const y = (week: number) => Math.round(8 + 40 * (falling ? week / most : 1 - week / most));
  const plane = (start: number, stop: number) =>
    `M${start * WEEK} ${y(start)}L${stop * WEEK} ${y(stop)}v84L${start * WEEK} ${y(start) + 84}z`;
  const ticks = Array.from({ length: most - 1 }, (_, week) => `M${(week + 1) * WEEK} ${y(week + 1) + 84}v-20`);
  const opens = inWeeks && !steps[index]?.weeks && index === steps.length - 1;
  return (
    <svg
      viewBox={`0 0 ${longest(spans) * WEEK} 140`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-[clamp(3.5rem,9vw,8rem)] w-full overflow-visible"
    >
      <g transform={`translate(${longest(spans.slice(0, index)) * WEEK})`}>
        {opens ? (
          <OpenEnd />
        ) : (
          <>
            <path fill="var(--accent)" d={plane(0, least)} />
            <path fill="var(--accent)" opacity=".5" d={plane(least, most)} />
            {!falling && <path fill="var(--night)" opacity=".3" d={plane(0, most)} />}
            <path stroke="var(--on-accent)" strokeWidth="2" vectorEffect="non-scaling-stroke" d={ticks.join("")} />
          </>
        )}
      </g>
    </svg>
  );
}

/** Folds on and on, beyond the edge of any window. */
function OpenEnd() {
  const to = (from: number, shape: string) =>
    Array.from({ length: 10 }, (_, fold) => `M${from + 240 * fold} ${shape}`).join("");
  return (
    <>
      <path fill="var(--accent-4)" d={to(0, "48l120-40v84l-120 40z") + to(120, "8l120 40v84l-120-40z")} />
      <path fill="var(--night)" opacity=".16" d={to(0, "48l120-40v84l-120 40z")} />
    </>
  );
}
