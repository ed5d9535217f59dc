import { leafAt, SLOPE } from "@/lib/slope";

/** A week is a panel, so wide and high; so many go on out of any window. */
const WIDE = 22;
const HIGH = 64;
const RISE = WIDE * SLOPE;
const ENDLESS = 42;

/**
 * The weeks of one step as a folded sheet, a panel each: those that it takes at least, and as outlines those that it may
 * take. Without weeks it goes on out of the window, in another color. The words below say the same.
 *
 * @param props.longest How many weeks the longest step takes: as wide as the place, which has room for eight at least.
 */
export function WeekRule({ weeks, longest }: { weeks: readonly [number, number] | undefined; longest: number }) {
  const [least, most] = weeks ?? [ENDLESS, ENDLESS];
  const panels = Array.from({ length: most }, (_, at) => leafAt(at, WIDE, HIGH));
  return (
    <svg
      viewBox={`-1 -1 ${Math.max(longest, 8) * WIDE + 2} ${HIGH + RISE + 2}`}
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
