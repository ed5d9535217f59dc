import { type Day, startsOfDate } from "./slots";
import { DAY, wallAt } from "./zones";

/** Returns the number of columns for the times of every day. */
export function columnsFor(timesOfDay: number): 2 | 4 {
  return timesOfDay > 6 ? 4 : 2;
}

/**
 * Lays out the times of a day, row by row. A time of day is in the same column on all days, and all days have the same
 * number of cells, so that nothing moves when another day is chosen. A time that the day lacks leaves an empty cell; a row
 * without any time is left out, and its cells are added at the end.
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
  // Times of day that occur twice, when daylight saving time ends, are in the order of the instants.
  if (byTime.size < starts.length) return { columns, cells: [...starts] };
  const rows = Array.from({ length: Math.ceil(times.length / columns) }, (_, row) =>
    times.slice(row * columns, (row + 1) * columns).map((time) => byTime.get(time)),
  );
  const cells = rows.filter((row) => row.some((start) => start !== undefined)).flat();
  return { columns, cells: [...cells, ...Array<undefined>(times.length - cells.length).fill(undefined)] };
}
