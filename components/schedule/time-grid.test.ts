import { expect, test } from "@playwright/test";
import { SETTINGS } from "./settings.fixture";
import { type Hours, upcomingDays } from "./slots";
import { layOutTimes } from "./time-grid";
import { DAY, wallAt } from "./zones";

const utc = Date.UTC;
const NEW_YORK: Hours = { ...SETTINGS.hours, weekdays: [1, 2, 3, 4, 5] };

/** Returns the grids of all days, first day first: `columns`, and each cell as `16:30`, or "" if it is empty. */
function gridsAt(now: number, hours = NEW_YORK, timeZone = "America/New_York") {
  const days = upcomingDays(hours, now, timeZone);
  const clock = (start: number) => new Date(wallAt(start, timeZone)).toISOString().slice(11, 16);
  return days.map(({ date }) => {
    const { columns, cells } = layOutTimes(days, date, timeZone);
    return { date, columns, cells: cells.map((start) => (start === undefined ? "" : clock(start))) };
  });
}

test("has one grid for all days, with each time of day in the same column, whatever the current hour", () => {
  const hours = { ...NEW_YORK, businessDays: 3 };
  for (let hour = 6; hour < 20; hour += 0.5) {
    // Tuesday in New York. `hour` is the time of day.
    const [today, ...others] = gridsAt(utc(2026, 10, 24, 5) + hour * (DAY / 24), hours);
    for (const other of others) {
      expect(other.columns, `${hour}`).toBe(today?.columns);
      expect(other.cells.length, `${hour}`).toBe(today?.cells.length);
      for (const clock of today?.cells.filter(Boolean) ?? []) {
        const [column, sameColumn] = [today, other].map((grid) => (grid?.cells.indexOf(clock) ?? -1) % other.columns);
        expect(column, `${clock} at ${hour}`).toBe(sameColumn);
      }
    }
  }
});

test("leaves out rows without a time, and leaves the cells of past times empty", () => {
  // Tuesday, 13:30 in New York: the first slot is at 15:30.
  const [today] = gridsAt(utc(2026, 10, 24, 18, 30));
  expect(today?.columns).toBe(4);
  expect(today?.cells).toEqual(["", "15:30", "16:00", "16:30", ...Array(12).fill("")]);
});

test("has two columns for days with at most six times", () => {
  const [today] = gridsAt(utc(2026, 10, 24, 2), { ...NEW_YORK, end: "12:00" });
  expect(today?.columns).toBe(2);
  expect(today?.cells).toHaveLength(6);
});

test("shows the times of an hour twice on the day that repeats it, in order", () => {
  const riyadh = { ...NEW_YORK, timeZone: "Asia/Riyadh", weekdays: [0, 1, 2, 3, 4], start: "07:00", end: "15:00" };
  // Wednesday 28 October 2026. On the following Sunday, daylight saving time ends in New York.
  const sunday = gridsAt(utc(2026, 9, 28, 4), riyadh).find(({ date }) => date === utc(2026, 10, 1));
  expect(sunday?.cells.join(" ")).toContain("00:30 01:00 01:30 01:00 01:30 02:00");
});
