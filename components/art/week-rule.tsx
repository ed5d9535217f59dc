import type { ProcessStep } from "@/content/process";
import { SLOPE } from "./slope";
import { widthOf } from "./words";

/** In units of the drawing, which are pixels on a desk and on a phone, one version for each. */
const SIZES = [
  { show: "max-sm:hidden", width: 1152, weeks: 930, widest: 90, gap: 9, high: 150, letters: 34 },
  { show: "sm:hidden", width: 320, weeks: 230, widest: 40, gap: 4, high: 72, letters: 17 },
];

/** How far the strip of what does not end goes on beyond the drawing, out of any window. */
const BEYOND = 900;

/**
 * The weeks of all steps as one folded sheet, a panel each, cut where a step ends: those that each step takes at least,
 * and as outlines those that it may take. A step's number stands below its first week. A last step without weeks is a
 * strip that folds off the others and leaves the window, its duration on it where there is room. The text around it says
 * the same, so it is hidden from assistive tools.
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
  const last = steps.at(-1);

  let at = 0;
  let x = 0;
  const begins: { step: number; x: number }[] = [];
  const shaded: string[] = [];
  /** The next panels of the sheet; every other one rises, and lies in the shade where the weeks are sure. */
  const next = (count: number, isSure: boolean) =>
    Array.from({ length: count }, () => {
      const [y, by] = at % 2 ? [0, rise] : [rise, -rise];
      const d = `M${short(x)} ${short(y)}l${short(panel)} ${short(by)}v${high}l${short(-panel)} ${short(-by)}z`;
      if (by < 0 && isSure) shaded.push(d);
      at += 1;
      x += panel;
      return d;
    }).join("");
  const parts = timed.map(({ step, weeks: [least, most] = [0, 0] }, index) => {
    if (index > 0) x += gap;
    begins.push({ step, x });
    const paper = next(least, true);
    const spare = next(most - least, false);
    // Light to deep, so that each step is told from the next in one colour.
    const light = Math.round(100 - (65 * index) / Math.max(1, timed.length - 1));
    return { step, paper, spare, fill: `color-mix(in oklab,var(--accent-light) ${light}%,var(--accent))` };
  });

  const strip = 0.44 * high;
  const middle = (high + rise) / 2;
  const unending = last?.duration && !last.weeks ? last : undefined;
  if (unending) begins.push({ step: unending.step, x });
  /** The numbers, as far as the one before leaves room. */
  let end = 0;
  const labels = begins.filter(({ step, x }) => {
    const fits = x >= end;
    if (fits) end = x + 0.7 * letters * String(step).length;
    return fits;
  });

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
      {parts.map(({ step, fill, paper, spare }) => (
        <g key={step} fill={fill}>
          <path d={paper} />
          {spare && <path fill="none" stroke={fill} strokeWidth="2" d={spare} />}
        </g>
      ))}
      <path fill="var(--night)" opacity=".3" d={shaded.join("")} />
      {labels.map(({ step, x }) => (
        <text key={step} x={short(x)} y={short(foot)}>
          {step}
        </text>
      ))}
      {unending?.duration && (
        <g fill="var(--accent-4)">
          <path d={`M${short(x)} ${short(middle - strip / 2)}H${width + BEYOND}v${short(strip)}H${short(x)}z`} />
          {widthOf(unending.duration, "title", letters) < width - x - letters && (
            <text fill="var(--on-accent-4)" x={short(x + letters)} y={short(middle + 0.35 * letters)}>
              {unending.duration}
            </text>
          )}
        </g>
      )}
    </svg>
  );
}

function short(length: number): string {
  return length.toFixed(1);
}
