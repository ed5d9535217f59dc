import { type Day, startsOfDate } from "./slots";
import { DAY, wallAt } from "./zones";

/** The times of a day, row by row. */
interface TimeGrid {
  columns: 2 | 4;
  /** Instants in ms, or undefined for an empty cell. */
  cells: (number | undefined)[];
}

/** Returns the number of columns for the times of every day. */
export function columnsFor(timesOfDay: number): TimeGrid["columns"] {
  return timesOfDay > 6 ? 4 : 2;
}

/**
 * Lays out the times of a day. A time of day is in the same column on all days, and all days have the same number of
 * cells, so that nothing moves when another day is chosen. A time that the day lacks leaves an empty cell. A row
 * without any time is left out, and its cells are added at the end.
 *
 * @param date Midnight of one of the days, as a wall time (see zones.ts).
 */
export function layOutTimes(days: readonly Day[], date: number, timeZone: string): TimeGrid {
  const timeOfDay = (start: number) => wallAt(start, timeZone) % DAY;
  const places = [...new Set(days.flatMap(({ starts }) => starts.map(timeOfDay)))].sort((a, b) => a - b);
  const columns = columnsFor(places.length);
  const starts = startsOfDate(days, date);
  const byTime = new Map(starts.map((start) => [timeOfDay(start), start]));
  // When daylight saving time ends, times of day occur twice. That day has a grid of its own, in the order of the
  // instants.
  if (byTime.size < starts.length) return { columns, cells: [...starts] };
  const rows = Array.from({ length: Math.ceil(places.length / columns) }, (_, row) =>
    places.slice(row * columns, (row + 1) * columns).map((place) => byTime.get(place)),
  );
  const cells = rows.filter((row) => row.some((start) => start !== undefined)).flat();
  return { columns, cells: [...cells, ...Array<undefined>(places.length - cells.length).fill(undefined)] };
}
