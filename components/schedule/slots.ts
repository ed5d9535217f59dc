import type { ClosedDay } from "@/content/schema/fields";
import type { Site } from "@/content/schema/records";
import { DAY, instantOf, instantsOf, MINUTE, wallAt } from "./zones";

/** When the firm takes consultations, and how many minutes one lasts. */
export type Hours = Site["workingHours"] & Pick<Site["consultation"], "minutes">;

/** A visitor's date, and the starts of consultations on it. */
export interface Day {
  /** Midnight of the date, as a wall time (see zones.ts). */
  date: number;
  /** Instants, earliest first; none on a day that is closed. */
  starts: number[];
}

/** How many of its working hours the firm has to read and confirm a request before the consultation starts. */
export const NOTICE_HOURS = 2;
const NOTICE_MS = NOTICE_HOURS * 60 * MINUTE;

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
  let notice = NOTICE_MS;

  const horizon = today + horizonOf(hours);
  let days = 0;
  for (let date = today; days < hours.businessDays && date < horizon; date += DAY) {
    const day = openingOn(date, hours);
    if (!day) continue;
    const before = all.length;
    const open = Math.max(now, day.open);
    for (let minute = first; minute <= end - hours.minutes; minute += hours.slotMinutes) {
      const starts = instantsOf(date + minute * MINUTE, hours.timeZone);
      all.push(...starts.filter((start) => start >= open + notice && start + hours.minutes * MINUTE <= day.close));
    }
    // The times of an hour that comes twice follow those of its first time.
    all.sort((one, other) => one - other);
    if (all.length > before) days++;
    notice -= Math.min(notice, Math.max(0, day.close - open));
  }
  return all;
}

/** The last instant at which `start` is still on offer: the notice, counted back from it in working hours. */
export function latestRequest(hours: Hours, start: number): number {
  let left = NOTICE_MS;
  const first = dateOf(wallAt(start, hours.timeZone));
  for (let date = first; date > first - horizonOf(hours); date -= DAY) {
    const day = openingOn(date, hours);
    if (!day) continue;
    const close = Math.min(day.close, start);
    if (left <= close - day.open) return close - left;
    left -= Math.max(0, close - day.open);
  }
  return start - left;
}

/** Midnight after `instant` on the firm's clock, as an instant. */
export function nextMidnight(hours: Hours, instant: number): number {
  return instantOf(dateOf(wallAt(instant, hours.timeZone)) + DAY, hours.timeZone) ?? instant + DAY;
}

/** When the firm opens and closes on a date (midnight as a wall time), as instants; undefined on a day off. */
function openingOn(date: number, hours: Hours): { open: number; close: number } | undefined {
  if (!hours.weekdays.includes(new Date(date).getUTCDay()) || hours.closed.some((day) => isOn(date, day))) return;
  // An opening hour that the clock skips in spring comes an hour later.
  const [open, close] = [hours.start, hours.end]
    .map((time) => date + minutesOf(time) * MINUTE)
    .map((wall) => instantOf(wall, hours.timeZone) ?? instantOf(wall + 60 * MINUTE, hours.timeZone));
  return open === undefined || close === undefined ? undefined : { open, close };
}

/** How far to look for working days: enough for a firm of one weekday that is closed on all days of its list. */
function horizonOf({ businessDays, closed }: Hours): number {
  return (businessDays + 2 * closed.length + 1) * 7 * DAY;
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
  const { month, weekday, nth, plusDays } = closed;
  if (plusDays) return isOn(date - plusDays * DAY, { month, weekday, nth });
  if (day.getUTCMonth() + 1 !== month || day.getUTCDay() !== weekday) return false;
  return nth === "last"
    ? new Date(date + 7 * DAY).getUTCMonth() !== day.getUTCMonth()
    : Math.ceil(day.getUTCDate() / 7) === nth;
}

/** Midnight of a wall time's date. */
export function dateOf(wall: number): number {
  return Math.floor(wall / DAY) * DAY;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
