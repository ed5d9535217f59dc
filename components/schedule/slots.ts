import type { ClosedDay } from "@/content/schema/fields";
import type { Site } from "@/content/schema/records";
import { DAY, instantsOf, MINUTE, wallAt, wallOf } from "./zones";

/** The firm's hours, and the length of a consultation in minutes. */
export type Hours = Site["workingHours"] & Pick<Site["consultation"], "minutes">;

/** A date in the visitor's time zone, and the starts of the slots on it. */
export interface Day {
  /** Midnight of the date, as a wall time (see zones.ts). */
  date: number;
  /** The starts as instants in ms, earliest first. Empty on a closed day. */
  starts: number[];
}

/** Returns the starts on a date: midnight, as a wall time. */
export function startsOfDate(days: readonly Day[], date: number): readonly number[] {
  return days.find((day) => day.date === date)?.starts ?? [];
}

/** Working hours that the firm needs to read and confirm a request before the consultation starts. */
export const NOTICE_HOURS = 2;
const NOTICE_MS = NOTICE_HOURS * 60 * MINUTE;

/**
 * Lists the starts of all slots on offer, on the firm's next working days. Today counts if it still has a slot on
 * offer.
 *
 * @returns Instants in ms, earliest first. Empty if the firm has no working days.
 */
export function upcomingStarts(hours: Hours, now: number): number[] {
  const today = dateOf(wallAt(now, hours.timeZone));
  const first = wallOf(hours.start) / MINUTE;
  const end = wallOf(hours.end) / MINUTE;
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
    // When daylight saving time ends, clock times occur twice: all of them once, then all of them again.
    upcoming.sort((a, b) => a - b);
    if (upcoming.length > before) days++;
    notice -= Math.min(notice, Math.max(0, day.close - open));
  }
  return upcoming;
}

/** Returns the last instant at which the slot at `start` is still on offer: `NOTICE_HOURS` working hours before it. */
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

/** Returns the next midnight on the firm's clock after `instant`, as an instant. */
export function nextMidnight(hours: Hours, instant: number): number {
  return instantsOf(dateOf(wallAt(instant, hours.timeZone)) + DAY, hours.timeZone)[0] ?? instant + DAY;
}

/** Returns the instants at which the firm opens and closes on a date (midnight as a wall time), unless it is closed. */
function openingOn(date: number, hours: Hours): { open: number; close: number } | undefined {
  if (!hours.weekdays.includes(new Date(date).getUTCDay()) || hours.closed.some((day) => fallsOn(date, day))) return;
  const [open, close] = [hours.start, hours.end].map((time) => {
    const wall = date + wallOf(time);
    // A time that does not exist because daylight saving time begins is an hour later.
    return [wall, wall + 60 * MINUTE].flatMap((candidate) => instantsOf(candidate, hours.timeZone))[0];
  });
  return open === undefined || close === undefined ? undefined : { open, close };
}

/**
 * Returns the period in which to search for working days, in ms: enough for a firm with one working day a week and many
 * closed days.
 */
function daysToSearch({ businessDays, closed }: Hours): number {
  return (businessDays + 2 * closed.length + 1) * 7 * DAY;
}

/** Groups instants by their dates in a zone. One working day of the firm may be on two of these dates. */
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
 * Lists the coming days, as dates in the visitor's zone. Days on which the firm is closed are in the list, so that no
 * weekday seems to be missing. There are `businessDays` days, or twice as many if at least half of these are closed. If
 * even all of the longer list are closed, the list contains open days only.
 */
export function upcomingDays(hours: Hours, now: number, timeZone: string): Day[] {
  const { businessDays: count } = hours;
  const offered = groupByDate(upcomingStarts(hours, now), timeZone);
  const isOpen = (start: number) => openingOn(dateOf(wallAt(start, hours.timeZone)), hours) !== undefined;
  const allDays = groupByDate(upcomingStarts({ ...hours, closed: [], businessDays: 2 * count }, now), timeZone).flatMap(
    ({ date, starts }) => {
      const day = offered.find((day) => day.date === date);
      // An open day on which every slot is too soon is not closed, so it is left out like a day that has passed.
      return day ?? (starts.some(isOpen) ? [] : { date, starts: [] });
    },
  );
  if (!allDays.some(({ starts }) => starts.length)) return offered.slice(0, count);
  const days = allDays.slice(0, count);
  return 2 * days.filter(({ starts }) => starts.length).length > count ? days : allDays;
}

/** Returns whether a date (midnight as a wall time) is a closed day. */
function fallsOn(date: number, closed: ClosedDay): boolean {
  const day = new Date(date);
  // A date without a year ("12-25") matches the end of the full date.
  if (typeof closed === "string") return day.toISOString().slice(0, 10).endsWith(closed);
  const { month, weekday, nth, plusDays } = closed;
  if (plusDays) return fallsOn(date - plusDays * DAY, { month, weekday, nth });
  if (day.getUTCMonth() + 1 !== month || day.getUTCDay() !== weekday) return false;
  return nth === "last"
    ? new Date(date + 7 * DAY).getUTCMonth() !== day.getUTCMonth()
    : Math.ceil(day.getUTCDate() / 7) === nth;
}

/** Returns midnight of a wall time's date, as a wall time. */
export function dateOf(wall: number): number {
  return Math.floor(wall / DAY) * DAY;
}
