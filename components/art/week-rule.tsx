import type { ProcessStep } from "@/content/process";
import { OUTLINES } from "@/lib/outlines";
import { SLOPE } from "./slope";

/** In units of the drawing, which are pixels on a desk and on a phone, one version for each. */
const SIZES = {
  desk: { width: 960, weeks: 760, panel: 90, high: 144, number: 22, show: "max-sm:hidden" },
  phone: { width: 320, weeks: 272, panel: 40, high: 76, number: 17, show: "sm:hidden" },
};

/** How wide a panel is while the sheet is pushed together, as a share of the same panel with the sheet pulled open. */
const TOGETHER = 0.7;

/** How far the last panels go on beyond the drawing, out of any window. */
const BEYOND = 900;

/**
 * The weeks of all steps as one folded sheet, a panel each: pushed together it has those that each step takes at least,
 * pulled open also those that it may take, which are outlines. Panels are as long in both, so what is wider is flatter;
 * open, they stand at the mark's slope. A last step without weeks folds on from where the others end, and leaves the
 * window. The text around it says the same, so it is hidden from assistive tools.
 */
export function WeekRule({ steps, open }: { steps: readonly ProcessStep[]; open: boolean }) {
  return (
    <>
      <Rule steps={steps} open={open} size="desk" />
      <Rule steps={steps} open={open} size="phone" />
    </>
  );
}

function Rule({ steps, open, size }: { steps: readonly ProcessStep[]; open: boolean; size: keyof typeof SIZES }) {
  const { width, weeks, panel: widest, high, number, show } = SIZES[size];
  const all = steps.reduce((sum, step) => sum + (step.weeks?.[1] ?? 0), 0);
  const pulled = Math.min(widest, weeks / all);
  const [panel, rise] = open
    ? [pulled, pulled * SLOPE]
    : [pulled * TOGETHER, pulled * Math.sqrt(1 + SLOPE ** 2 - TOGETHER ** 2)];
  const tail = Math.min(widest, width / 12);
  const top = Math.round(number * 1.6);
  const timed = steps.filter((step) => step.weeks);

  let [x, y, at] = [0, top + rise, 0];
  const shaded: string[] = [];
  /** The next panel of the sheet; every other one rises, and lies in the shade. */
  const next = (wide: number, by: number, isOpen = false) => {
    const up = at % 2 ? by : -by;
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}l${wide.toFixed(1)} ${up.toFixed(1)}v${high}l${(-wide).toFixed(1)} ${(-up).toFixed(1)}z`;
    if (up < 0 && !isOpen) shaded.push(d);
    [x, y, at] = [x + wide, y + up, at + 1];
    return d;
  };
  const parts = steps.map((step, index) => {
    const [least, most] = step.weeks ?? [0, 0];
    const start = x;
    const endless = !step.weeks && index === steps.length - 1;
    const paper = Array.from({ length: endless ? Math.ceil((width + BEYOND - x) / tail) : least }, () =>
      endless ? next(tail, tail * SLOPE) : next(panel, rise),
    );
    const spare = open ? Array.from({ length: most - least }, () => next(panel, rise, true)) : [];
    // Light to deep, so that each step is told from the next in one colour.
    const light = Math.round(35 + (65 * (timed.length - 1 - timed.indexOf(step))) / Math.max(1, timed.length - 1));
    const fill = endless ? "var(--accent-4)" : `color-mix(in oklab,var(--accent-light) ${light}%,var(--accent))`;
    const name = `${step.step}. ${step.title}`;
    const setting = { family: "display", weight: 700, size: number, spacing: 0 } as const;
    const fits = OUTLINES.of(name, setting).width < (endless ? width + number : x) - start;
    return (
      <g key={step.id} fill={fill}>
        <path d={paper.join("")} />
        {spare.length > 0 && <path fill="none" stroke={fill} strokeWidth="2" d={spare.join("")} />}
        {paper.length > 0 && (
          <text x={start.toFixed(1)} y={number} fill="var(--on-night)">
            {fits ? name : step.step}
          </text>
        )}
      </g>
    );
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(top + rise + high)}`}
      aria-hidden="true"
      className={`h-auto w-full overflow-visible ${show}`}
      fontFamily="var(--font-display)"
      fontWeight={700}
      fontSize={number}
    >
      {parts}
      <path fill="var(--night)" opacity=".3" d={shaded.join("")} />
    </svg>
  );
}
