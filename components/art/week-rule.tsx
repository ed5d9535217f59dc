import type { ProcessStep } from "@/content/process";
import { OUTLINES } from "@/lib/outlines";
import { SLOPE } from "./slope";
import { Words } from "./words";

/** In units of the drawing, which are pixels on a desk and on a phone, one version for each. */
const SIZES = {
  desk: { width: 960, weeks: 765, panel: 90, gap: 7, high: 124, letters: 26, show: "max-sm:hidden" },
  phone: { width: 320, weeks: 230, panel: 40, gap: 3, high: 72, letters: 15, show: "sm:hidden" },
};

/** How far the strip of what does not end goes on beyond the drawing, out of any window. */
const BEYOND = 900;

/**
 * The weeks of all steps as one folded sheet, a panel each, cut where a step ends: those that each step takes at least,
 * and where asked also those that it may take, which are outlines. A week is as wide whichever they are. A step's number
 * stands below its first week, with its name where only the sure weeks are shown. A last step without weeks is a strip
 * that folds off the others and leaves the window, its duration on it where there is room. The text around it says the
 * same, so it is hidden from assistive tools.
 */
export function WeekRule(props: { steps: readonly ProcessStep[]; open: boolean }) {
  return (
    <>
      <Rule {...props} size="desk" />
      <Rule {...props} size="phone" />
    </>
  );
}

function Rule({ steps, open, size }: { steps: readonly ProcessStep[]; open: boolean; size: keyof typeof SIZES }) {
  const { width, weeks, panel: widest, gap, high, letters, show } = SIZES[size];
  const all = steps.reduce((sum, step) => sum + (step.weeks?.[1] ?? 0), 0);
  const timed = steps.filter((step) => step.weeks);
  const panel = Math.min(widest, (weeks - gap * timed.length) / all);
  const rise = panel * SLOPE;
  const foot = high + rise + 1.3 * letters;
  const last = steps.at(-1);

  let at = 0;
  let x = 0;
  const begins: Begin[] = [];
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
  const parts = timed.map(({ step, title, weeks: [least, most] = [0, 0] }, index) => {
    if (index > 0) x += gap;
    begins.push({ step, title, x });
    const paper = next(least, true);
    const spare = open ? next(most - least, false) : "";
    // Light to deep, so that each step is told from the next in one colour.
    const light = Math.round(100 - (65 * index) / Math.max(1, timed.length - 1));
    return { step, paper, spare, fill: `color-mix(in oklab,var(--accent-light) ${light}%,var(--accent))` };
  });

  const strip = 0.44 * high;
  const middle = (high + rise) / 2;
  const unending = last?.duration && !last.weeks ? last : undefined;
  if (unending) begins.push({ step: unending.step, title: unending.title, x });
  const labels = open || steps.length > NAMED ? numbers(begins, letters) : names(begins, letters);
  const lines = Math.max(0, ...labels.map(({ line }) => line));

  return (
    <svg
      viewBox={`0 -1 ${width} ${Math.ceil(foot + (0.4 + LINE * lines) * letters)}`}
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
      {labels.map(({ text, x, line }) => (
        <g key={text}>
          {line > 0 && (
            <path
              stroke="var(--on-night-soft)"
              strokeWidth="2"
              d={`M${short(x + 1)} ${short(high + rise + 4)}V${short(foot + (LINE * line - 0.9) * letters)}`}
            />
          )}
          <Words
            family="display"
            weight={700}
            size={letters}
            room={width - x}
            x={short(x)}
            y={short(foot + LINE * line * letters)}
          >
            {text}
          </Words>
        </g>
      ))}
      {unending?.duration && (
        <g fill="var(--accent-4)">
          <path d={`M${short(x)} ${short(middle - strip / 2)}H${width + BEYOND}v${short(strip)}H${short(x)}z`} />
          {widthOf(unending.duration, letters) < width - x - letters && (
            <text fill="var(--on-accent-4)" x={short(x + letters)} y={short(middle + 0.35 * letters)}>
              {unending.duration}
            </text>
          )}
        </g>
      )}
    </svg>
  );
}

/** How far below each other names stand, in heights of their letters, and of how many steps they are told. */
const LINE = 1.45;
const NAMED = 6;

interface Begin {
  step: number;
  title: string;
  x: number;
}

interface Label {
  text: string;
  x: number;
  line: number;
}

const widthOf = (text: string, size: number) =>
  OUTLINES.of(text, { family: "display", weight: 700, size, spacing: 0 }).width;

/** The numbers alone, as far as the one before leaves room. */
function numbers(begins: readonly Begin[], size: number): Label[] {
  let end = 0;
  return begins.flatMap(({ step, x }) => {
    if (x < end) return [];
    end = x + 0.7 * size * String(step).length;
    return { text: String(step), x, line: 0 };
  });
}

/**
 * Each name on the highest line on which it ends before all that begin to its right there or lower, since a rule leads
 * down to these.
 */
function names(begins: readonly Begin[], size: number): Label[] {
  const placed: Label[] = [];
  for (const { step, title, x } of begins.toReversed()) {
    const text = `${step} ${title}`;
    const end = x + size + widthOf(text, size);
    const line = Math.max(-1, ...placed.filter((other) => other.x < end).map((other) => other.line)) + 1;
    placed.push({ text, x, line });
  }
  return placed;
}

function short(length: number): string {
  return length.toFixed(1);
}
