import type { ProcessStep } from "@/content/process";
import { SLOPE } from "./slope";

/** A panel of the rule: its width in units of the drawing, and how far its edges rise or fall, at the mark's slope. */
const PANEL = 40;
const RISE = PANEL * SLOPE;
/** The narrowest panel that holds a number, and the width of a whole rule on a desk, both in pixels. */
const NUMBERED = 24;
const DESK = 690;

/**
 * Weeks as the panels of a folding rule, each with its number within its step. Panels up to a step's least are of paper,
 * those beyond it open. A step without weeks is one panel without a number; the last one folds on and leaves the window.
 * The text beside it says the same, so it is hidden from assistive tools.
 *
 * @param props.steps All steps, in one rule with the number of each over it.
 * @param props.only One of them, to be shown by itself at the scale of all.
 */
export function WeekRule({ steps, only }: { steps: readonly ProcessStep[]; only?: ProcessStep }) {
  const whole = !only;
  const lasts = steps.map(({ weeks }) => weeks?.[1] ?? 1);
  const starts = lasts.map((_, index) => lasts.slice(0, index).reduce((sum, most) => sum + most, 0));
  const panels = whole ? lasts.reduce((sum, most) => sum + most, 0) : Math.max(8, ...lasts);
  const every = Math.ceil((panels * NUMBERED) / (whole ? DESK : 320));
  // The fewer the weeks, the wider each of them is drawn.
  const [top, high] = whole ? [56, Math.round(19 * panels)] : [0, 66];
  return (
    <svg
      viewBox={`0 0 ${panels * PANEL} ${top + high + RISE}`}
      aria-hidden="true"
      className={`h-auto w-full overflow-visible ${whole ? "max-lg:hidden" : "max-w-[36rem] lg:hidden"}`}
      fontFamily="var(--font-display)"
      fontWeight={700}
      textAnchor="middle"
      fontSize={whole ? 20 : 28}
    >
      {(only ? [only] : steps).map((step) => {
        const index = steps.indexOf(step);
        const [least, most] = step.weeks ?? [1, 1];
        const from = whole ? (starts[index] ?? 0) : 0;
        const colour = `accent-${(index % 4) + 1}`;
        const endless = !step.weeks && index === steps.length - 1;
        const paper = endless ? 60 : least;
        /** The panels from one to another that fold the same way, or all of them. */
        const shape = (start: number, stop: number, way?: number) =>
          Array.from({ length: stop - start }, (_, at) => from + start + at)
            .filter((at) => way === undefined || at % 2 === way)
            .map((at) => {
              const [y, rise] = at % 2 ? [top + RISE, -RISE] : [top, RISE];
              return `M${at * PANEL} ${y.toFixed(1)}l${PANEL} ${rise.toFixed(1)}v${high}l-${PANEL} ${(-rise).toFixed(1)}z`;
            })
            .join("");
        return (
          <g key={step.id} fill={`var(--on-${colour})`}>
            <path fill={`var(--${colour})`} d={shape(0, paper)} />
            <path fill={`var(--${colour}-shade)`} d={shape(0, paper, 1)} />
            {most > least && <path fill="none" stroke="var(--on-night)" strokeWidth="2" d={shape(least, most)} />}
            {whole && (
              <text x={from * PANEL} y="34" fontSize={30} textAnchor="start" fill="var(--on-night)">
                {step.step}
              </text>
            )}
            {step.weeks &&
              Array.from({ length: most }, (_, week) => week + 1)
                .filter((week) => week % every === 0)
                .map((week) => (
                  <text
                    key={week}
                    x={(from + week - 0.5) * PANEL}
                    y={top + high - (whole ? 18 : 20)}
                    fill={week > least ? "var(--on-night)" : undefined}
                  >
                    {week}
                  </text>
                ))}
          </g>
        );
      })}
    </svg>
  );
}
