/*
 * Time zones with Intl only, since a Temporal polyfill has at least 15 kB (compressed).
 *
 * There are two kinds of time, both in ms. An `instant` is a moment, as in Date.now(). A `wall` time is what a wall
 * clock in a zone shows, encoded as if it were UTC: new Date(wall).getUTCHours() is the hour on that clock.
 */
import { cityNames } from "@/content/words";

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Creates one format for each time zone, because creating takes longer than formatting. */
function formatPerZone(language: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}

/** `24/11/2026, 09:00:00` */
const wallFormat = formatPerZone("en-GB", { dateStyle: "short", timeStyle: "medium" });
const offsetFormat = formatPerZone("en-US", { timeZoneName: "shortOffset" });

/**
 * Returns the wall time in `timeZone` at `instant`, to the second.
 *
 * @throws RangeError if this browser does not support the zone.
 */
export function wallAt(instant: number, timeZone: string): number {
  const [day, month = 1, year = 0, ...time] = wallFormat(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, ...time);
}

/** Converts a time of day, such as `09:30`, to a wall time on January 1, 1970: the ms since midnight. */
export function wallOf(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}

/**
 * Returns the instants at which a clock in `timeZone` shows `wall`, earliest first: usually one, none for a time that is
 * skipped when daylight saving time begins, two for one that is repeated when it ends.
 *
 * The UTC offsets one day before and one day after give the candidates, since a clock changes at most once in between.
 */
export function instantsOf(wall: number, timeZone: string): number[] {
  const offsetAt = (instant: number) => wallAt(instant, timeZone) - Math.floor(instant / 1000) * 1000;
  const candidates = [-DAY, DAY].map((distance) => wall - offsetAt(wall + distance));
  return [...new Set(candidates)].filter((instant) => wallAt(instant, timeZone) === wall).sort((a, b) => a - b);
}

/** Returns whether the clock in `timeZone` shows the time of `instant` twice, because daylight saving time ends. */
export function isRepeated(instant: number, timeZone: string): boolean {
  return instantsOf(wallAt(instant, timeZone), timeZone).length > 1;
}

/** Formats the UTC offset of `timeZone` at `instant` in plain characters, for mail programs: `GMT-3:30`. */
export function offsetName(instant: number, timeZone: string): string {
  const [name = ""] = offsetFormat(timeZone).format(instant).match(/GMT.*/) ?? [];
  // Some browsers format an offset of zero as GMT+0.
  return name.replace(/\+0$/, "");
}

/** Returns whether this browser supports the zone. */
export function isSupportedZone(timeZone: string): boolean {
  try {
    return offsetFormat(timeZone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns whether a zone is named after a place. To hide the visitor's zone, browsers report UTC, EST, +05:00 or a zone
 * of Etc.
 */
export function isNamedAfterPlace(timeZone: string): boolean {
  return /^(?!Etc\/|SystemV\/)\w+\/./.test(timeZone);
}

/** Returns the zone that the browser reports. Undefined if it hides the visitor's zone, or cannot detect it. */
export function reportedZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isNamedAfterPlace(timeZone) && isSupportedZone(timeZone) ? timeZone : undefined;
}

/** The zone that Firefox reports if its fingerprinting protection is on (privacy.resistFingerprinting). */
export const MASKED_ZONE = "Atlantic/Reykjavik";

/**
 * Returns the visitor's time zone; undefined if the browser hides it.
 *
 * @param firmZone The firm's zone. The browser may report it by a former name, and it may equal MASKED_ZONE.
 */
export function detectZone(firmZone?: string): string | undefined {
  const timeZone = reportedZone();
  if (timeZone && firmZone && cityOf(timeZone) === cityOf(firmZone)) return firmZone;
  return timeZone === MASKED_ZONE ? undefined : timeZone;
}

/** Cities by the former names that browsers still report. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ Asmera: "Asmara", Calcutta: "Kolkata", Enderbury: "Kanton", Faeroe: "Faroe", Godthab: "Nuuk" },
  ...{
    Katmandu: "Kathmandu",
    Kiev: "Kyiv",
    Ponape: "Pohnpei",
    Rangoon: "Yangon",
    Saigon: "Ho Chi Minh",
    Truk: "Chuuk",
  },
};

/**
 * Returns the common name of a zone: `New York` for `America/New_York`.
 *
 * @param names Cities whose name differs in the site's language, such as `Praha` for `Europe/Prague`.
 */
export function cityOf(timeZone: string, names: Readonly<Record<string, string>> = cityNames): string {
  return names[timeZone] ?? RENAMED[cityName(timeZone)] ?? cityName(timeZone);
}

/** Returns the last part of a zone's id in words: `New York` for `America/New_York`. */
export function cityName(id: string): string {
  return id.slice(id.lastIndexOf("/") + 1).replaceAll("_", " ");
}
