import { type Day, startsOfDate } from "./slots";
import { DAY, wallAt } from "./zones";

/** Returns the number of columns for the times of every day. */
export function columnsFor(timesOfDay: number): 2 | 4 {
  return timesOfDay > 6 ? 4 : 2;
}

/**
 * Lays out the times of a day, row by row. So that nothing moves when another day is chosen, a time of day has the same
 * column on all days, and all days have the same number of cells. Times that are not on offer leave empty cells; rows
 * without times move to the end.
 *
 * @param date Midnight of one of the days, as a wall time (see zones.ts).
 * @returns The number of columns, and for each cell an instant in ms or undefined.
 */
export function layOutTimes(days: readonly Day[], date: number, timeZone: string) {
  const timeOfDay = (start: number) => wallAt(start, timeZone) % DAY;
  const times = [...new Set(days.flatMap(({ starts }) => starts.map(timeOfDay)))].sort((a, b) => a - b);
  const columns = columnsFor(times.length);
  const starts = startsOfDate(days, date);
  const byTime = new Map(starts.map((start) => [timeOfDay(start), start]));
  // When daylight saving time ends, times of day that occur twice are in the order of their instants.
  if (byTime.size < starts.length) return { columns, cells: [...starts] };
  const rows = Array.from({ length: Math.ceil(times.length / columns) }, (_, row) =>
    times.slice(row * columns, (row + 1) * columns).map((time) => byTime.get(time)),
  );
  const cells = rows.filter((row) => row.some((start) => start !== undefined)).flat();
  return { columns, cells: [...cells, ...Array<undefined>(times.length - cells.length).fill(undefined)] };
}
