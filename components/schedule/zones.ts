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
 * What a wall clock in `timeZone` shows at `instant`, to the second.
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
 * The instant at which a clock in `timeZone` shows `wall`, or undefined for a time that the clock skips in spring. Of a
 * time that comes twice in autumn, one of the two.
 *
 * Two steps suffice: the offset near the wall time gives a candidate, the offset at that candidate settles it, and a
 * candidate that still shows something else means that no instant does.
 */
export function instantOf(wall: number, timeZone: string): number | undefined {
  const near = wall - offsetAt(wall, timeZone);
  const instant = wall - offsetAt(near, timeZone);
  return wallAt(instant, timeZone) === wall ? instant : undefined;
}

/** Whether the clock in `timeZone` shows the time of `instant` twice, as it does in the hour repeated in autumn. */
export function isRepeated(instant: number, timeZone: string): boolean {
  const wall = wallAt(instant, timeZone);
  return [-DAY / 2, DAY / 2].some((distance) => {
    const other = wall - offsetAt(instant + distance, timeZone);
    return other !== instant && wallAt(other, timeZone) === wall;
  });
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
 * Whether a zone is named after a place. UTC, GMT, EST, +05:00 and all of Etc are not: browsers report those to hide the
 * visitor's zone, or for want of a better one, and the sign of Etc/GMT+5 reads backwards (it is UTC-5).
 */
export function isPlace(timeZone: string): boolean {
  return /^(?!Etc\/|SystemV\/)\w+\/./.test(timeZone);
}

/** What Firefox reports for every visitor whom its fingerprint protection hides (privacy.resistFingerprinting). */
const MASKED_ZONE = "Atlantic/Reykjavik";

/**
 * Detects the visitor's time zone.
 *
 * @param firmZone The firm's zone, which is believed even where it is the one that browsers report as a mask.
 * @returns undefined where the browser hides the zone, does not know it, or names no place.
 */
export function ownZone(firmZone?: string): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone || !isPlace(timeZone) || !knowsZone(timeZone)) return undefined;
  return timeZone === MASKED_ZONE && timeZone !== firmZone ? undefined : timeZone;
}

/**
 * `New York` for `America/New_York`, `UTC` for `Etc/UTC`, `GMT-5` for `Etc/GMT+5`: what people call the zone's clock. In
 * another language than English, content/words.ts may name a city: `Praha` for `Europe/Prague`.
 */
export function cityOf(timeZone: string, names: Readonly<Record<string, string>> = cityNames): string {
  const name = names[timeZone];
  if (name) return name;
  if (/^Etc\/GMT[+-]/.test(timeZone)) return offsetName(0, timeZone);
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** `New York (America)` for `America/New_York`, `UTC` for `UTC`: in a list, found by its city. */
function zoneName(timeZone: string): string {
  const region = timeZone.slice(0, Math.max(timeZone.lastIndexOf("/"), 0)).replaceAll("_", " ");
  return region ? `${cityOf(timeZone)} (${region})` : cityOf(timeZone);
}

/**
 * Lists the zones to choose from: all places that the browser knows, UTC, and those given, sorted by name.
 *
 * @param zones Zones that the list has in any case: the visitor's and the firm's.
 */
export function zoneChoices(...zones: readonly (string | undefined)[]): { zone: string; name: string }[] {
  const given = zones.filter((zone) => zone !== undefined);
  const all = new Set([...given, "UTC", ...Intl.supportedValuesOf("timeZone").filter(isPlace)]);
  return [...all]
    .map((zone) => ({ zone, name: zoneName(zone) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
