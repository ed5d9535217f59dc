import { SLOPE } from "./slope";

/** A week is a panel, so wide and high; what has no end is lower, and goes on out of any window. */
const WIDE = 22;
const HIGH = 64;
const RISE = WIDE * SLOPE;
const BEYOND = 900;

/** A place has room for so many at least, or a single week would be a poster. */
const FEWEST = 8;

/**
 * The weeks of one step as a folded sheet, a panel each: those that it takes at least, and as outlines those that it may
 * take. Without weeks it is a strip that leaves the window. The words below say the same, so it is hidden from assistive
 * tools.
 *
 * @param props.longest How many weeks the longest step takes: as wide as the place, unless they or the steps are few.
 */
export function WeekRule({ weeks, longest }: { weeks: readonly [number, number] | undefined; longest: number }) {
  const [least, most] = weeks ?? [0, 0];
  const panels = Array.from(
    { length: most },
    (_, at) =>
      `M${at * WIDE} ${at % 2 ? 0 : RISE}l${WIDE} ${at % 2 ? RISE : -RISE}v${HIGH}l-${WIDE} ${at % 2 ? -RISE : RISE}z`,
  );
  return (
    <svg
      viewBox={`-1 -1 ${Math.max(longest, FEWEST) * WIDE + 2} ${HIGH + RISE + 2}`}
      aria-hidden="true"
      className="h-auto w-full max-w-92 overflow-visible"
      fill="var(--accent-light)"
    >
      {weeks ? (
        <>
          <path d={panels.slice(0, least).join("")} />
          <path fill="var(--night)" opacity=".3" d={panels.filter((_, at) => at < least && at % 2 === 0).join("")} />
          <path fill="none" stroke="var(--accent-light)" strokeWidth="1.5" d={panels.slice(least).join("")} />
        </>
      ) : (
        <path fill="var(--accent-4)" d={`M0 ${RISE + HIGH * 0.3}h${BEYOND}v${HIGH * 0.5}H0z`} />
      )}
    </svg>
  );
}
