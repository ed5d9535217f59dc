/*
 * Time zones with Intl only. A Temporal polyfill has at least 15 kB (compressed), five times the size of this page's
 * whole script.
 *
 * There are two kinds of time, both in ms. An `instant` is a moment, as in Date.now(). A `wall` time is what a wall
 * clock in a zone shows, encoded as if it were UTC: new Date(wall).getUTCHours() is the hour on that clock.
 */
import { cityNames } from "@/content/words";

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // This format gives "24/11/2026, 09:00:00".
    format = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * Returns the wall time in `timeZone` at `instant`, to the second.
 *
 * @throws RangeError if this browser does not know the zone.
 */
export function wallAt(instant: number, timeZone: string): number {
  const numbers = formatFor(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  const [day, month = 1, year = 0, ...time] = numbers;
  return Date.UTC(year, month - 1, day, ...time);
}

/** Returns the UTC offset of `timeZone` at `instant`, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  return wallAt(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/**
 * Returns the instants at which a clock in `timeZone` shows `wall`, earliest first. Usually there is one. There is none
 * for a time that is skipped when daylight saving time begins, and there are two for a time that is repeated when it
 * ends.
 *
 * The UTC offsets one day before and one day after give the candidates, because a clock changes at most once in that
 * time. If the clock shows another time at a candidate, that offset does not apply then.
 */
export function instantsOf(wall: number, timeZone: string): number[] {
  const candidates = [-DAY, DAY].map((distance) => wall - offsetAt(wall + distance, timeZone));
  return [...new Set(candidates)].filter((instant) => wallAt(instant, timeZone) === wall).sort((a, b) => a - b);
}

/** Returns the first instant at which a clock in `timeZone` shows `wall`, or undefined for a skipped time. */
export function instantOf(wall: number, timeZone: string): number | undefined {
  return instantsOf(wall, timeZone)[0];
}

/**
 * Returns whether the clock in `timeZone` shows the time of `instant` twice, as in the hour that is repeated when
 * daylight saving time ends.
 */
export function isRepeated(instant: number, timeZone: string): boolean {
  return instantsOf(wallAt(instant, timeZone), timeZone).length > 1;
}

/** Returns the weekday of a date, counted from Sunday (0). */
export function weekdayOf(date: number): number {
  return new Date(date).getUTCDay();
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Converts a time of day, such as `09:30`, to a wall time on January 1, 1970. */
export function wallOf(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}

/**
 * Formats the UTC offset of `timeZone` at `instant`: `GMT+1`, `GMT-3:30` or `GMT`. Uses only characters that mail
 * programs display correctly.
 */
export function offsetName(instant: number, timeZone: string): string {
  let format = offsetFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" });
    offsetFormats.set(timeZone, format);
  }
  const [name = ""] = format.format(instant).match(/GMT.*/) ?? [];
  // Some browsers format an offset of zero as GMT+0.
  return name.replace(/\+0$/, "");
}

/** Returns whether this browser knows the zone. */
export function knowsZone(timeZone: string): boolean {
  try {
    // The search shows the offset too, and this format takes a quarter of the time of that for wall times.
    offsetName(0, timeZone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether a zone is named after a place. UTC, GMT, EST, +05:00 and all zones of Etc are not. Browsers report
 * those zones to hide the visitor's zone, or because they do not know it, and the sign in Etc/GMT+5 is reversed (it is
 * UTC-5).
 */
export function isPlace(timeZone: string): boolean {
  return /^(?!Etc\/|SystemV\/)\w+\/./.test(timeZone);
}

/** The zone that Firefox reports if its fingerprinting protection is on (privacy.resistFingerprinting). */
const MASKED_ZONE = "Atlantic/Reykjavik";

/**
 * Detects the visitor's time zone.
 *
 * @param firmZone The firm's zone. If the browser reports it, it is accepted even if it is one that browsers report to
 *   hide the zone.
 * @returns undefined if the browser hides the zone, does not know it, or reports one that is not named after a place.
 */
export function ownZone(firmZone?: string): string | undefined {
  const timeZone = reportedZone();
  if (!timeZone) return undefined;
  // A browser may report the firm's zone by its former name.
  if (firmZone && cityOf(timeZone) === cityOf(firmZone)) return firmZone;
  return timeZone === MASKED_ZONE ? undefined : timeZone;
}

/** Returns the zone that the browser reports, if it is a place that it knows. */
function reportedZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isPlace(timeZone) && knowsZone(timeZone) ? timeZone : undefined;
}

/** Returns whether the browser hides the visitor's zone. Short, because the page runs it before its first paint. */
export function hidesZone(): boolean {
  const timeZone = reportedZone();
  return timeZone === undefined || timeZone === MASKED_ZONE;
}

/** Cities with a new name, by the former name that browsers still report. */
const RENAMED: Readonly<Record<string, string>> = {
  Asmera: "Asmara",
  Calcutta: "Kolkata",
  Enderbury: "Kanton",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh",
  Truk: "Chuuk",
};

/**
 * Returns the common name of a zone: `New York` for `America/New_York`, `UTC` for `Etc/UTC`, `GMT-5` for `Etc/GMT+5`.
 * For languages other than English, content/words.ts can rename a city: `Praha` for `Europe/Prague`.
 */
export function cityOf(timeZone: string, names: Readonly<Record<string, string>> = cityNames): string {
  const name = names[timeZone];
  if (name) return name;
  if (/^Etc\/GMT[+-]/.test(timeZone)) return offsetName(0, timeZone);
  const city = cityName(timeZone);
  return RENAMED[city] ?? city;
}

/** Returns the last part of a zone's id in words: `New York` for `America/New_York`. */
export function cityName(id: string): string {
  return id.slice(id.lastIndexOf("/") + 1).replaceAll("_", " ");
}
