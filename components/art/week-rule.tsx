import type { ProcessStep } from "@/content/process";
import { OUTLINES } from "@/lib/outlines";
import { SLOPE } from "./slope";
import { Words } from "./words";

/** In units of the drawing, which are pixels on a desk and on a phone, one version for each. */
const SIZES = {
  desk: { width: 960, weeks: 735, panel: 90, high: 112, letters: 22, show: "max-sm:hidden" },
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
  const timed = steps.filter((step) => step.weeks).length;

  let at = 0;
  const shaded: string[] = [];
  /** The next panels of the sheet; every other one rises, and lies in the shade where the weeks are sure. */
  const next = (count: number, isSure: boolean) =>
    Array.from({ length: count }, () => {
      const [y, by] = at % 2 ? [top, rise] : [top + rise, -rise];
      const d = `M${short(at * panel)} ${short(y)}l${short(panel)} ${short(by)}v${high}l${short(-panel)} ${short(-by)}z`;
      if (by < 0 && isSure) shaded.push(d);
      at += 1;
      return d;
    }).join("");
  const parts = steps.flatMap((step, index) => {
    const endless = !step.weeks && index === steps.length - 1;
    if (!step.weeks && !endless) return [];
    const [least, most] = step.weeks ?? [1, 1];
    const x = at * panel;
    const paper = next(least, !endless);
    const spare = open ? next(most - least, false) : "";
    // Light to deep, so that each step is told from the next in one colour.
    const light = Math.round(100 - (65 * index) / Math.max(1, timed - 1));
    const fill = endless ? "var(--accent-4)" : `color-mix(in oklab,var(--accent-light) ${light}%,var(--accent))`;
    return [{ name: `${step.step}. ${step.title}`, duration: step.duration, x, endless, paper, spare, fill }];
  });

  /** Where the names hang: below their first fold, the later the higher, and to its left where there is more room. */
  const pad = letters / 2;
  const foot = top + high + rise + pad;
  const hung: { from: number; to: number; row: number }[] = [];
  const names = parts.toReversed().map(({ name, x, endless }, index, { [index + 1]: before }) => {
    const needed = pad + OUTLINES.of(name, { family: "display", weight: 700, size: letters, spacing: 0 }).width;
    const [toLeft, toRight] = [x - (before?.x ?? x) - pad, width - x];
    const left = needed > toRight && toLeft > toRight;
    const room = (left ? toLeft : toRight) - pad;
    const wide = Math.min(needed, room + pad);
    const [from, to] = left ? [x - wide, x] : [x, x + wide];
    const row = Math.max(
      0,
      ...hung.filter((other) => other.from < to + pad && other.to > from).map((one) => one.row + 1),
    );
    hung.push({ from, to, row });
    return { name, x, room, left, from: endless ? 0 : foot, y: foot + (1.2 + 1.4 * row) * letters };
  });
  const end = parts.find(({ endless }) => endless);
  const after = end ? end.x + panel : 0;
  const middle = top + (high + rise) / 2;

  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(Math.max(...names.map(({ y }) => y)) + pad)}`}
      aria-hidden="true"
      className={`h-auto w-full overflow-visible ${show}`}
      fill="var(--on-night)"
      fontFamily="var(--font-display)"
      fontWeight={700}
      fontSize={letters}
    >
      {parts.map(({ name, fill, paper, spare }) => (
        <g key={name} fill={fill}>
          <path d={paper} />
          {spare && <path fill="none" stroke={fill} strokeWidth="2" d={spare} />}
        </g>
      ))}
      <path fill="var(--night)" opacity=".3" d={shaded.join("")} />
      <path
        stroke="var(--on-night)"
        strokeWidth="1.500"
        d={names.map(({ x, from, y }) => `M${short(x)} ${short(from)}V${short(y)}`).join("")}
      />
      {names.map(({ name, x, room, left, y }) => (
        <Words
          key={name}
          family="display"
          weight={700}
          size={letters}
          room={room}
          textAnchor={left ? "end" : undefined}
          x={short(left ? x - pad : x + pad)}
          y={short(y)}
        >
          {name}
        </Words>
      ))}
      {end && (
        <>
          <text x={short(end.x + pad)} y={short(0.8 * letters)}>
            {week} {Math.round(end.x / panel)}
          </text>
          <path stroke={end.fill} strokeWidth="3" d={`M${short(after)} ${short(middle)}H${width + BEYOND}`} />
          <text fill={end.fill} x={short(after + pad)} y={short(middle - pad)}>
            {end.duration}
          </text>
        </>
      )}
    </svg>
  );
}

function short(length: number): string {
  return length.toFixed(1);
}
