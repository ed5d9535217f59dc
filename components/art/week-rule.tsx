import type { ProcessStep } from "@/content/process";
import { OUTLINES } from "@/lib/outlines";
import { SLOPE } from "./slope";

/** In units of the drawing, which are pixels on a desk and on a phone, one version for each. */
const SIZES = {
  desk: { width: 960, weeks: 782, panel: 90, high: 112, letters: 22, show: "max-sm:hidden" },
  phone: { width: 320, weeks: 230, panel: 40, high: 60, letters: 14, show: "sm:hidden" },
};

/** How far the line of what does not end goes on beyond the drawing, out of any window. */
const BEYOND = 900;

/**
 * The weeks of all steps as one folded sheet, a panel each: those that each step takes at least, and where asked also
 * those that it may take, which are outlines. A week is as wide whichever they are. A last step without weeks is one more
 * panel, behind the week that the others end with, and a line that leaves the window. The text around it says the same, so
 * it is hidden from assistive tools.
 *
 * @param props.week What a week is called before its number.
 */
export function WeekRule(props: { steps: readonly ProcessStep[]; open: boolean; week: string }) {
  return (
    <>
      <Rule {...props} size="desk" />
      <Rule {...props} size="phone" />
    </>
  );
}

function Rule({
  steps,
  open,
  week,
  size,
}: {
  steps: readonly ProcessStep[];
  open: boolean;
  week: string;
  size: keyof typeof SIZES;
}) {
  const { width, weeks, panel: widest, high, letters, show } = SIZES[size];
  const all = steps.reduce((sum, step) => sum + (step.weeks?.[1] ?? 0), 0);
  const panel = Math.min(widest, weeks / all);
  const rise = panel * SLOPE;
  const top = 1.8 * letters;
  const timed = steps.filter((step) => step.weeks);

  let at = 0;
  const shaded: string[] = [];
  /** The next panels of the sheet; every other one rises, and lies in the shade. */
  const next = (count: number, isOpen = false) =>
    Array.from({ length: count }, () => {
      const up = at % 2 ? rise : -rise;
      const d = `M${(at * panel).toFixed(1)} ${(top + (at % 2 ? 0 : rise)).toFixed(1)}l${panel.toFixed(1)} ${up.toFixed(1)}v${high}l${(-panel).toFixed(1)} ${(-up).toFixed(1)}z`;
      if (up < 0 && !isOpen) shaded.push(d);
      at += 1;
      return d;
    }).join("");
  const parts = steps.flatMap((step, index) => {
    const endless = !step.weeks && index === steps.length - 1;
    if (!step.weeks && !endless) return [];
    const [least, most] = step.weeks ?? [1, 1];
    const first = at;
    const paper = next(least);
    const spare = open ? next(most - least, true) : "";
    // Light to deep, so that each step is told from the next in one colour.
    const light = Math.round(35 + (65 * (timed.length - 1 - timed.indexOf(step))) / Math.max(1, timed.length - 1));
    const fill = endless ? "var(--accent-4)" : `color-mix(in oklab,var(--accent-light) ${light}%,var(--accent))`;
    return [{ step, first, endless, paper, spare, fill }];
  });

  /** Names hang below their first fold, the later the higher, and go to the left of it where there is no room. */
  const pad = letters / 2;
  const names: { x: number; from: number; to: number; row: number; anchor: "start" | "end"; name: string }[] = [];
  for (const { step, first } of parts.toReversed()) {
    const name = `${step.step}. ${step.title}`;
    const wide = pad + OUTLINES.of(name, { family: "display", weight: 700, size: letters, spacing: 0 }).width;
    const x = first * panel;
    const anchor = x + wide > width && wide < x ? "end" : "start";
    const [from, to] = anchor === "end" ? [x - wide, x] : [x, x + wide];
    const inTheWay = names.filter((other) => other.from < to + pad && other.to > from);
    names.push({ x, from, to, row: Math.max(0, ...inTheWay.map(({ row }) => row + 1)), anchor, name });
  }
  const foot = top + high + rise + letters;
  const rowY = (row: number) => foot + (0.7 + 1.4 * row) * letters;
  const end = parts.find(({ endless }) => endless);
  const line = top + (high + rise) / 2;

  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(rowY(Math.max(0, ...names.map(({ row }) => row))) + letters / 2)}`}
      aria-hidden="true"
      className={`h-auto w-full overflow-visible ${show}`}
      fill="var(--on-night)"
      fontFamily="var(--font-display)"
      fontWeight={700}
      fontSize={letters}
    >
      {parts.map(({ step, fill, paper, spare }) => (
        <g key={step.id} fill={fill}>
          <path d={paper} />
          {spare && <path fill="none" stroke={fill} strokeWidth="2" d={spare} />}
        </g>
      ))}
      <path fill="var(--night)" opacity=".3" d={shaded.join("")} />
      {names.map(({ x, row, anchor, name }) => (
        <g key={name}>
          <path
            stroke="var(--on-night-soft)"
            strokeWidth="1.500"
            d={`M${x.toFixed(1)} ${foot - letters / 2}V${rowY(row).toFixed(1)}`}
          />
          <text textAnchor={anchor} x={(x + (anchor === "end" ? -pad : pad)).toFixed(1)} y={rowY(row).toFixed(1)}>
            {name}
          </text>
        </g>
      ))}
      {end && (
        <>
          <path
            stroke="var(--on-night)"
            strokeWidth="1.500"
            d={`M${(end.first * panel).toFixed(1)} 0V${(foot - letters / 2).toFixed(1)}`}
          />
          <text x={(end.first * panel + pad).toFixed(1)} y={0.8 * letters}>
            {week} {end.first}
          </text>
          <path
            stroke="var(--accent-4)"
            strokeWidth="3"
            d={`M${((end.first + 1) * panel).toFixed(1)} ${line.toFixed(1)}H${width + BEYOND}`}
          />
          <text fill="var(--accent-4)" x={((end.first + 1) * panel + pad).toFixed(1)} y={(line - pad).toFixed(1)}>
            {end.step.duration}
          </text>
        </>
      )}
    </svg>
  );
}
