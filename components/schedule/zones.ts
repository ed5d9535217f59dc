/*
 * Time zones with Intl alone. A Temporal polyfill is 15 kB and more (compressed), five times this whole page's script.
 *
 * Two kinds of number, both in milliseconds: an `instant` is a moment (Date.now()), a `wall` is what the clock on a wall
 * shows, written as if it were UTC: new Date(wall).getUTCHours() is the hour on that clock.
 */
import { cityNames } from "@/content/words";

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // 24/11/2026, 09:00:00
    format = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * The wall time in `timeZone` at `instant`, to the second.
 *
 * @throws RangeError when this browser does not know the zone.
 */
export function wallAt(instant: number, timeZone: string): number {
  const numbers = formatFor(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  const [day, month = 1, year = 0, ...time] = numbers;
  return Date.UTC(year, month - 1, day, ...time);
}

/** How far a clock in `timeZone` is ahead of UTC at `instant`, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return wallAt(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants at which a clock in `timeZone` shows `wall`, earliest first: one, none for a time that the clock skips in
 * spring, two for a time that comes twice in autumn.
 *
 * The offsets of a day before and a day after give the candidates, since clocks change once in that time at most. A
 * candidate at which the clock shows something else belongs to an offset that is not in force then.
 */
export function instantsOf(wall: number, timeZone: string): number[] {
  const candidates = [-DAY, DAY].map((distance) => wall - offsetAt(wall + distance, timeZone));
  return [...new Set(candidates)].filter((instant) => wallAt(instant, timeZone) === wall).sort((a, b) => a - b);
}

/** The first instant at which a clock in `timeZone` shows `wall`, or undefined for a time that the clock skips. */
export function instantOf(wall: number, timeZone: string): number | undefined {
  return instantsOf(wall, timeZone)[0];
}

/** Whether the clock in `timeZone` shows the time of `instant` twice, as in the hour that is repeated in autumn. */
export function isRepeated(instant: number, timeZone: string): boolean {
  return instantsOf(wallAt(instant, timeZone), timeZone).length > 1;
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** `GMT+1`, `GMT-3:30` or `GMT`: the offset of `timeZone` at `instant`, in characters that mail programs do not mangle. */
export function offsetName(instant: number, timeZone: string): string {
  let format = offsetFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" });
    offsetFormats.set(timeZone, format);
  }
  const [name = ""] = format.format(instant).match(/GMT.*/) ?? [];
  // Some browsers write an offset of zero as GMT+0.
  return name.replace(/\+0$/, "");
}

/** Whether this browser can tell the time in `timeZone`. */
export function knowsZone(timeZone: string): boolean {
  try {
    wallAt(0, timeZone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a zone is named after a place. UTC, GMT, EST, +05:00 and all of Etc are not. Browsers report those to hide the
 * visitor's zone, or because they do not know it, and Etc/GMT+5 has the wrong sign (it is UTC-5).
 */
export function isPlace(timeZone: string): boolean {
  return /^(?!Etc\/|SystemV\/)\w+\/./.test(timeZone);
}

/** The zone that Firefox reports when its fingerprint protection is on (privacy.resistFingerprinting). */
const MASKED_ZONE = "Atlantic/Reykjavik";

/**
 * Detects the visitor's time zone.
 *
 * @param firmZone The firm's zone. It is believed even if browsers report it as a mask.
 * @returns undefined if the browser hides the zone, does not know it, or names no place.
 */
export function ownZone(firmZone?: string): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone || !isPlace(timeZone) || !knowsZone(timeZone)) return undefined;
  // A browser may report the firm's own zone by its former name.
  if (firmZone && cityOf(timeZone) === cityOf(firmZone)) return firmZone;
  return timeZone === MASKED_ZONE ? undefined : timeZone;
}

/** Cities that have a new name, by the one that browsers still report. */
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
 * `New York` for `America/New_York`, `UTC` for `Etc/UTC`, `GMT-5` for `Etc/GMT+5`: what people call the zone's clock. In
 * another language than English, content/words.ts may name a city: `Praha` for `Europe/Prague`.
 */
export function cityOf(timeZone: string, names: Readonly<Record<string, string>> = cityNames): string {
  const name = names[timeZone];
  if (name) return name;
  if (/^Etc\/GMT[+-]/.test(timeZone)) return offsetName(0, timeZone);
  const city = timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return RENAMED[city] ?? city;
}
