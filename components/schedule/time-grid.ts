import type { Day } from "./slots";
import { DAY, wallAt } from "./zones";

/** The times of a day, row by row. */
interface TimeGrid {
  columns: 2 | 4;
  /** Instants; undefined for an empty cell. */
  cells: (number | undefined)[];
}

/** The number of columns for the times of every day. */
export function columnsFor(timesOfDay: number): TimeGrid["columns"] {
  return timesOfDay > 6 ? 4 : 2;
}

/**
 * Lays out the times of a day. A time of day has the same column on all days, and all days have as many places, so that
 * nothing moves when another day is chosen. Times that a day lacks leave their places empty; a row without any time is
 * left out, and as many places follow at the end.
 *
 * @param date Midnight of one of the days, as a wall time (see zones.ts).
 */
export function layOutTimes(days: readonly Day[], date: number, timeZone: string): TimeGrid {
  const timeOfDay = (start: number) => wallAt(start, timeZone) % DAY;
  const places = [...new Set(days.flatMap(({ starts }) => starts.map(timeOfDay)))].sort((a, b) => a - b);
  const columns = columnsFor(places.length);
  const starts = days.find((day) => day.date === date)?.starts ?? [];
  const byTime = new Map(starts.map((start) => [timeOfDay(start), start]));
  // When the clocks go back, an hour has each of its times twice: that day has its own grid, in the order of the
  // instants.
  if (byTime.size < starts.length) return { columns, cells: [...starts] };
  const rows = Array.from({ length: Math.ceil(places.length / columns) }, (_, row) =>
    places.slice(row * columns, (row + 1) * columns).map((place) => byTime.get(place)),
  );
  const cells = rows.filter((row) => row.some((start) => start !== undefined)).flat();
  return { columns, cells: [...cells, ...Array<undefined>(places.length - cells.length).fill(undefined)] };
}
