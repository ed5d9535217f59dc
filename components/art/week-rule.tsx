import { leafAt, SLOPE } from "@/lib/slope";

/** Width and height of a week's panel, in units of the drawing. */
const WIDTH = 22;
const HEIGHT = 64;
const RISE = WIDTH * SLOPE;
/** Panels enough to run out of any window. */
const ENDLESS = 42;

/**
 * The weeks of one step as a folded sheet, one panel a week: the minimum is filled, the rest up to the maximum is outlined.
 * A step without weeks runs out of the window, in another color. The text below has the same numbers.
 *
 * @param props.longest The weeks of the longest step, which fills the container's width. At least eight are assumed.
 */
export function WeekRule({ weeks, longest }: { weeks: readonly [number, number] | undefined; longest: number }) {
  const [least, most] = weeks ?? [ENDLESS, ENDLESS];
  const panels = Array.from({ length: most }, (_, at) => leafAt(at, WIDTH, HEIGHT));
  return (
    <svg
      viewBox={`-1 -1 ${Math.max(longest, 8) * WIDTH + 2} ${HEIGHT + RISE + 2}`}
      aria-hidden="true"
      className="h-auto w-full max-w-92 overflow-visible"
      fill={weeks ? "var(--accent-light)" : "var(--accent-4-light)"}
    >
      <path d={panels.slice(0, least).join("")} />
      <path fill="var(--night)" opacity=".3" d={panels.filter((_, at) => at < least && at % 2 === 0).join("")} />
      <path fill="none" stroke="var(--accent-light)" strokeWidth="1.5" d={panels.slice(least).join("")} />
    </svg>
  );
}
