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
 * Lists the starts of every consultation on offer, on the firm's next working days. Today is one of them while it has a
 * time that is far enough ahead. Closed days are left out, and so are times that the firm's clock skips in spring.
 *
 * @returns instants, earliest first; empty if the firm works on no day.
 */
export function upcomingStarts(hours: Hours, now: number): number[] {
  const today = dateOf(wallAt(now, hours.timeZone));
  const first = parseMinutes(hours.start);
  const end = parseMinutes(hours.end);
  const upcoming: number[] = [];
  let notice = NOTICE_MS;

  const horizon = today + daysToSearch(hours);
  let days = 0;
  for (let date = today; days < hours.businessDays && date < horizon; date += DAY) {
    const day = openingOn(date, hours);
    if (!day) continue;
    const before = upcoming.length;
    const open = Math.max(now, day.open);
    for (let minute = first; minute <= end - hours.minutes; minute += hours.slotMinutes) {
      const starts = instantsOf(date + minute * MINUTE, hours.timeZone);
      upcoming.push(...starts.filter((start) => start >= open + notice && start + hours.minutes * MINUTE <= day.close));
    }
    // When the clock repeats an hour, the times of the repetition come after all of the first ones.
    upcoming.sort((a, b) => a - b);
    if (upcoming.length > before) days++;
    notice -= Math.min(notice, Math.max(0, day.close - open));
  }
  return upcoming;
}

/** The last instant at which `start` is still on offer: the notice before it, in working hours. */
export function latestRequest(hours: Hours, start: number): number {
  let left = NOTICE_MS;
  const first = dateOf(wallAt(start, hours.timeZone));
  for (let date = first; date > first - daysToSearch(hours); date -= DAY) {
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
  if (!hours.weekdays.includes(new Date(date).getUTCDay()) || hours.closed.some((day) => fallsOn(date, day))) return;
  // An opening hour that the clock skips in spring comes an hour later.
  const [open, close] = [hours.start, hours.end]
    .map((time) => date + parseMinutes(time) * MINUTE)
    .map((wall) => instantOf(wall, hours.timeZone) ?? instantOf(wall + 60 * MINUTE, hours.timeZone));
  return open === undefined || close === undefined ? undefined : { open, close };
}

/** How far ahead to search for working days, in ms: enough for a firm that works one day a week and has many days off. */
function daysToSearch({ businessDays, closed }: Hours): number {
  return (businessDays + 2 * closed.length + 1) * 7 * DAY;
}

/**
 * Groups instants by their dates in a zone. The firm's Tuesday morning can be a Wednesday beyond the date line, and one
 * working day can fall on two dates.
 */
export function groupByDate(starts: readonly number[], timeZone: string): Day[] {
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
 * Lists the visitor's days: as many as the firm offers business days, with closed ones among them, so that weekdays follow
 * each other. If half of those were closed, twice as many; if all of these were, only open ones.
 */
export function upcomingDays(hours: Hours, now: number, timeZone: string): Day[] {
  const { businessDays: count } = hours;
  const offered = groupByDate(upcomingStarts(hours, now), timeZone);
  const allDays = groupByDate(upcomingStarts({ ...hours, closed: [], businessDays: 2 * count }, now), timeZone).map(
    ({ date }) => offered.find((day) => day.date === date) ?? { date, starts: [] },
  );
  if (!allDays.some(({ starts }) => starts.length)) return offered.slice(0, count);
  const days = allDays.slice(0, count);
  return 2 * days.filter(({ starts }) => starts.length).length > count ? days : allDays;
}

/** @param date Midnight as a wall time. */
function fallsOn(date: number, closed: ClosedDay): boolean {
  const day = new Date(date);
  // A date of every year is how the date of one year ends.
  if (typeof closed === "string") return day.toISOString().slice(0, 10).endsWith(closed);
  const { month, weekday, nth, plusDays } = closed;
  if (plusDays) return fallsOn(date - plusDays * DAY, { month, weekday, nth });
  if (day.getUTCMonth() + 1 !== month || day.getUTCDay() !== weekday) return false;
  return nth === "last"
    ? new Date(date + 7 * DAY).getUTCMonth() !== day.getUTCMonth()
    : Math.ceil(day.getUTCDate() / 7) === nth;
}

/** Midnight of a wall time's date. */
export function dateOf(wall: number): number {
  return Math.floor(wall / DAY) * DAY;
}

function parseMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
