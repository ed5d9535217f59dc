import { leafAt, SLOPE } from "@/lib/slope";

/** Width and height of a week's panel, in units of the drawing. */
const WIDTH = 22;
const HEIGHT = 64;
const RISE = WIDTH * SLOPE;
/** Number of panels for a step without weeks, enough to extend beyond any window. */
const OPEN_ENDED_WEEKS = 42;

/**
 * The weeks of one step as a folded sheet, one panel per week. The minimum is filled, and the rest up to the maximum is
 * outlined. A step without weeks extends beyond the window, in another color. The text below contains the same numbers.
 *
 * @param props.longest The number of weeks of the longest step, which fills the container's width. At least eight are
 *   assumed.
 */
export function WeekRule({ weeks, longest }: { weeks: readonly [number, number] | undefined; longest: number }) {
  const [min, max] = weeks ?? [OPEN_ENDED_WEEKS, OPEN_ENDED_WEEKS];
  const panels = Array.from({ length: max }, (_, index) => leafAt(index, WIDTH, HEIGHT));
  return (
    <svg
      viewBox={`-1 -1 ${Math.max(longest, 8) * WIDTH + 2} ${HEIGHT + RISE + 2}`}
      aria-hidden="true"
      className="h-auto w-full max-w-92 overflow-visible"
      fill={weeks ? "var(--accent-light)" : "var(--accent-4-light)"}
    >
      <path d={panels.slice(0, min).join("")} />
      <path fill="var(--night)" opacity=".3" d={panels.filter((_, index) => index < min && index % 2 === 0).join("")} />
      <path fill="none" stroke="var(--accent-light)" strokeWidth="1.5" d={panels.slice(min).join("")} />
    </svg>
  );
}
