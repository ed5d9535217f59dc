import { DAY, instantOf, MINUTE, wallAt } from "./zones";

/** When the firm takes consultations: a record of content/site.ts, with the length of one consultation. */
export interface Hours {
  /** IANA name of the firm's zone; `start` and `end` are times on its clocks. */
  timeZone: string;
  /** 0 is Sunday, 1 Monday, … 6 Saturday. */
  weekdays: readonly number[];
  /** "09:00" */
  start: string;
  /** "17:00"; the last consultation is over by then. */
  end: string;
  /** From one offered time to the next. */
  slotMinutes: number;
  /** How many working days are offered. */
  businessDays: number;
  /** How long a consultation lasts. */
  minutes: number;
}

/** A visitor's date, and the starts of consultations on it. */
export interface Day {
  /** Midnight of the date, as a wall time (see zones.ts). */
  date: number;
  /** Instants, earliest first, at least one. */
  starts: number[];
}

/** A request needs someone to read it: nothing is offered that starts sooner. */
export const NOTICE = 120 * MINUTE;

/**
 * The starts of every consultation on offer: the firm's next working days, today among them while a time of it is still
 * far enough ahead. Times that the firm's clocks skip in spring are left out.
 *
 * @returns Instants, earliest first; empty when no weekday is worked.
 */
export function upcomingStarts(hours: Hours, now: number): number[] {
  const today = dateOf(wallAt(now, hours.timeZone));
  const first = minutesOf(hours.start);
  const last = minutesOf(hours.end) - hours.minutes;
  const all: number[] = [];

  // Today may have no time left, so one week more than the days could need.
  const horizon = today + (hours.businessDays + 1) * 7 * DAY;
  let days = 0;
  for (let date = today; days < hours.businessDays && date < horizon; date += DAY) {
    if (!hours.weekdays.includes(new Date(date).getUTCDay())) continue;
    const before = all.length;
    for (let minute = first; minute <= last; minute += hours.slotMinutes) {
      const start = instantOf(date + minute * MINUTE, hours.timeZone);
      if (start !== undefined && start >= now + NOTICE) all.push(start);
    }
    if (all.length > before) days++;
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

/** Midnight of a wall time's date. */
function dateOf(wall: number): number {
  return Math.floor(wall / DAY) * DAY;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
