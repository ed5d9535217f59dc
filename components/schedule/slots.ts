import type { ClosedDay } from "@/content/schema/fields";
import type { Site } from "@/content/schema/records";
import { DAY, instantOf, MINUTE, wallAt } from "./zones";

/** When the firm takes consultations, and how many minutes one lasts. */
export type Hours = Site["workingHours"] & Pick<Site["consultation"], "minutes">;

/** A visitor's date, and the starts of consultations on it. */
export interface Day {
  /** Midnight of the date, as a wall time (see zones.ts). */
  date: number;
  /** Instants, earliest first; none on a day that is closed. */
  starts: number[];
}

/** A request is read in working hours, and confirmed: so much of them lies before all that is offered. */
export const NOTICE = 120 * MINUTE;

/**
 * The starts of every consultation on offer: the firm's next working days, today among them while a time of it is still
 * far enough ahead. Closed days are left out, and so are times that the firm's clocks skip in spring.
 *
 * @returns Instants, earliest first; empty when no day is worked.
 */
export function upcomingStarts(hours: Hours, now: number): number[] {
  const today = dateOf(wallAt(now, hours.timeZone));
  const first = minutesOf(hours.start);
  const end = minutesOf(hours.end);
  const all: number[] = [];
  let notice = NOTICE;

  // A firm of one weekday, closed on all the days of the list, and with no time left today.
  const horizon = today + (hours.businessDays + 2 * hours.closed.length + 1) * 7 * DAY;
  let days = 0;
  for (let date = today; days < hours.businessDays && date < horizon; date += DAY) {
    if (!hours.weekdays.includes(new Date(date).getUTCDay()) || hours.closed.some((day) => isOn(date, day))) continue;
    const before = all.length;
    const open = Math.max(now, instantOf(date + first * MINUTE, hours.timeZone) ?? now);
    for (let minute = first; minute <= end - hours.minutes; minute += hours.slotMinutes) {
      const start = instantOf(date + minute * MINUTE, hours.timeZone);
      if (start !== undefined && start >= open + notice) all.push(start);
    }
    if (all.length > before) days++;
    const close = instantOf(date + end * MINUTE, hours.timeZone) ?? open;
    notice -= Math.min(notice, Math.max(0, close - open));
  }
  return all;
}

/**
 * The same instants under the visitor's own dates: a Tuesday morning of the firm can be a Wednesday beyond the date
 * line, and one working day can fall on two dates.
 */
export function byDate(starts: readonly number[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const start of starts) {
    const date = dateOf(wallAt(start, timeZone));
    const day = days.at(-1);
    if (day?.date === date) day.starts.push(start);
    else days.push({ date, starts: [start] });
  }
  return days;
}

/**
 * The visitor's days for the list: as many as the firm offers business days, closed ones among them, so that weekdays
 * follow each other. Where half of those would be closed, twice as many; where all of these, only open ones.
 */
export function upcomingDays(hours: Hours, now: number, timeZone: string): Day[] {
  const { businessDays: count } = hours;
  const offered = byDate(upcomingStarts(hours, now), timeZone);
  const all = byDate(upcomingStarts({ ...hours, closed: [], businessDays: 2 * count }, now), timeZone).map(
    ({ date }) => offered.find((day) => day.date === date) ?? { date, starts: [] },
  );
  if (!all.some(({ starts }) => starts.length)) return offered.slice(0, count);
  const days = all.slice(0, count);
  return 2 * days.filter(({ starts }) => starts.length).length > count ? days : all;
}

/** Whether a closed day falls on the date whose midnight, as a wall time, is given. */
function isOn(date: number, closed: ClosedDay): boolean {
  const day = new Date(date);
  // A date of every year is how the date of one year ends.
  if (typeof closed === "string") return day.toISOString().slice(0, 10).endsWith(closed);
  const { plusDays, ...weekdayOfMonth } = closed;
  if (plusDays) return isOn(date - plusDays * DAY, weekdayOfMonth);
  const { month, weekday, nth } = closed;
  if (day.getUTCMonth() + 1 !== month || day.getUTCDay() !== weekday) return false;
  return nth === "last"
    ? new Date(date + 7 * DAY).getUTCMonth() !== day.getUTCMonth()
    : Math.ceil(day.getUTCDate() / 7) === nth;
}

/** Midnight of a wall time's date. */
function dateOf(wall: number): number {
  return Math.floor(wall / DAY) * DAY;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
