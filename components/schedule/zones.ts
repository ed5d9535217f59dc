/*
 * Time zones with Intl alone. A Temporal polyfill is 15 kB and more (compressed), five times this whole page's script.
 *
 * Two kinds of number, both in milliseconds: an `instant` is a moment (Date.now()), a `wall` is what the clock on a wall
 * shows, written as if it were UTC: new Date(wall).getUTCHours() is the hour on that clock.
 */

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

/** `GMT+1`, `GMT-3:30` or `GMT`: the offset of `timeZone` at `instant`, in characters that mail programs do not mangle. */
export function offsetName(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" });
  const [name = ""] = format.format(instant).match(/GMT.*/) ?? [];
  // Some browsers write one at all, where there is none.
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
 * The visitor's zone, or undefined where the browser hides it, does not know it or calls it something of its own. UTC is
 * no place: it is what browsers say that hide theirs.
 */
export function ownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone !== "UTC" && knowsZone(timeZone) ? timeZone : undefined;
}

/** `New York` for `America/New_York`, `UTC` for `UTC`: what people call the zone's clock. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** `New York (America)` for `America/New_York`, `UTC` for `UTC`: in a list, found by its city. */
export function zoneName(timeZone: string): string {
  const region = timeZone.slice(0, Math.max(timeZone.lastIndexOf("/"), 0)).replaceAll("_", " ");
  return region ? `${cityOf(timeZone)} (${region})` : cityOf(timeZone);
}
