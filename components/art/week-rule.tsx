import type { ProcessStep } from "@/content/process";
import { SLOPE } from "./slope";

/** In units of the drawing, which are pixels on a desk and on a phone, one version for each. */
const SIZES = [
  { show: "max-sm:hidden", width: 1152, weeks: 930, widest: 90, gap: 9, high: 150, letters: 34 },
  { show: "sm:hidden", width: 320, weeks: 230, widest: 40, gap: 4, high: 72, letters: 17 },
];

/** How far the strip of what does not end goes on beyond the drawing, out of any window. */
const BEYOND = 900;

/** Below the sheet the columns of a list, if there are no more: how far apart, of the width, and how far down. */
export const COLUMNS = 4;
const APART = 0.028;
const DOWN = 150;

/**
 * The weeks of all steps as one folded sheet, a panel each, cut where a step ends: those that each step takes at least,
 * and as outlines those that it may take. A step's number stands below its first week; on a desk its stretch widens to
 * its column below instead. A last step without weeks is a strip that folds off the others and leaves the window. The
 * text around it says the same, so it is hidden from assistive tools.
 */
export function WeekRule({ steps }: { steps: readonly ProcessStep[] }) {
  return SIZES.map((size) => <Rule key={size.show} steps={steps} size={size} />);
}

function Rule({ steps, size }: { steps: readonly ProcessStep[]; size: (typeof SIZES)[number] }) {
  const { show, width, weeks, widest, gap, high, letters } = size;
  const all = steps.reduce((sum, step) => sum + (step.weeks?.[1] ?? 0), 0);
  const timed = steps.filter((step) => step.weeks);
  const panel = Math.min(widest, (weeks - gap * timed.length) / all);
  const rise = panel * SLOPE;
  const foot = high + rise + 1.2 * letters;
  const fits = steps.length <= COLUMNS;

  /** From the lower edge of a stretch to the column of its step. */
  const column = (width * (1 + APART)) / steps.length;
  const plane = (step: ProcessStep, edge: string[], wide = column - APART * width) => {
    const from = column * steps.indexOf(step);
    return `M${edge.join(" ")} ${short(from + wide)} ${short(foot + DOWN)}H${short(from)}z`;
  };

  let at = 0;
  let x = 0;
  const shaded: string[] = [];
  const stretches = timed.map((step, index) => {
    const [least, most] = step.weeks ?? [0, 0];
    if (index > 0) x += gap;
    const begins = x;
    const edge: string[] = [];
    /** The next panels of the sheet; every other one rises, and lies in the shade where the weeks are sure. */
    const next = (count: number, isSure: boolean) =>
      Array.from({ length: count }, () => {
        const [y, by] = at % 2 ? [0, rise] : [rise, -rise];
        const d = `M${short(x)} ${short(y)}l${short(panel)} ${short(by)}v${high}l${short(-panel)} ${short(-by)}z`;
        if (by < 0 && isSure) shaded.push(d);
        edge.push(`${short(x)} ${short(y + high)}`, `${short(x + panel)} ${short(y + by + high)}`);
        at += 1;
        x += panel;
        return d;
      }).join("");
    // Light to deep, so that each step is told from the next in one colour.
    const light = Math.round(100 - (65 * index) / Math.max(1, timed.length - 1));
    const fill = `color-mix(in oklab,var(--accent-light) ${light}%,var(--accent))`;
    const [paper, spare] = [next(least, true), next(most - least, false)];
    return { step: step.step, x: begins, fill, paper, spare, plane: plane(step, edge) };
  });

  const last = steps.at(-1);
  if (last?.duration && !last.weeks) {
    const [top, low] = [0.28, 0.72].map((share) => short(share * (high + rise)));
    stretches.push({
      step: last.step,
      x,
      fill: "var(--accent-4)",
      paper: `M${short(x)} ${top}H${width + BEYOND}V${low}H${short(x)}z`,
      spare: "",
      plane: plane(last, [`${short(x)} ${low}H${width + BEYOND}L`], width + BEYOND),
    });
  }

  /** The numbers, as far as the stretch before leaves room. */
  const labels = stretches.filter(({ x }, index) => x - (stretches[index - 1]?.x ?? -letters) >= 0.7 * letters);

  return (
    <svg
      viewBox={`0 -1 ${width} ${Math.ceil(foot)}`}
      aria-hidden="true"
      className={`h-auto w-full overflow-visible ${show}`}
      fill="var(--on-night)"
      fontFamily="var(--font-display)"
      fontWeight={700}
      fontSize={letters}
    >
      {stretches.map((stretch) => (
        <g key={stretch.step} fill={stretch.fill}>
          {fits && <path className="max-lg:hidden" opacity=".18" d={stretch.plane} />}
          <path d={stretch.paper} />
          {stretch.spare && <path fill="none" stroke={stretch.fill} strokeWidth="2" d={stretch.spare} />}
        </g>
      ))}
      <path fill="var(--night)" opacity=".3" d={shaded.join("")} />
      <g className={fits ? "lg:hidden" : ""}>
        {labels.map(({ step, x }) => (
          <text key={step} x={short(x)} y={short(foot)}>
            {step}
          </text>
        ))}
      </g>
    </svg>
  );
}

function short(length: number): string {
  return length.toFixed(1);
}
