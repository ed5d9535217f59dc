import { messages } from "@/content/words";
import type { Hours } from "./slots";
import { cityOf, DAY, isRepeated, MINUTE, offsetName, wallAt } from "./zones";

/** How the site's language tells dates and times. */
export type Wording = ReturnType<typeof wordingIn>;

/**
 * @param language The language of the site, as a tag. The clock is that of the language and not of the visitor's own
 *   settings, so that the page, the email and the firm tell one time in one way.
 * @returns Functions of a wall time (see zones.ts).
 */
export function wordingIn(language: string) {
  const word = (fields: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...fields, timeZone: "UTC" });
    // A narrow space before PM, which some browsers write and mail programs mangle, is a space.
    return (wall: number) => format.format(wall).replaceAll("\u202f", " ");
  };
  return {
    /** `Tuesday, November 24` */
    date: word({ weekday: "long", month: "long", day: "numeric" }),
    /** `Tuesday, November 24, 2026` */
    dateOfYear: word({ dateStyle: "full" }),
    /** `Nov 24` */
    shortDate: word({ month: "short", day: "numeric" }),
    /** `Tuesday` */
    weekday: word({ weekday: "long" }),
    /** `Tue` */
    shortWeekday: word({ weekday: "short" }),
    /** `2:30 PM` in American English, `14.30` in Danish */
    clock: word({ timeStyle: "short" }),
  };
}

/** `2:30` and `PM`: a time's figures, and what the language says after them, or "". */
function partsOf(clock: string): [figures: string, half: string] {
  const [, figures = clock, half = ""] = clock.match(/^(.*\d)(\D*)$/) ?? [];
  return [figures, half.trim()];
}

/** `2:30–3:00 PM`, `11:30 AM–12:00 PM` */
export function spanOf(from: number, to: number, { clock }: Pick<Wording, "clock">): string {
  const [figures, half] = partsOf(clock(from));
  return `${half === partsOf(clock(to))[1] ? figures : clock(from)}–${clock(to)}`;
}

/**
 * Formats the slot that starts at `start`, in ms, and lasts `minutes`, on the clock of a zone.
 *
 * Where that clock is set back, a time alone does not say which of two instants is meant, or ends before it began: then
 * the offsets stand beside the times.
 */
export function formatSlot(start: number, minutes: number, timeZone: string, wording: Wording) {
  const end = start + minutes * MINUTE;
  const wall = wallAt(start, timeZone);
  const endWall = wallAt(end, timeZone);
  const [figures, half] = partsOf(wording.clock(wall));
  const zone = messages.inZone(cityOf(timeZone));
  const offset = offsetName(start, timeZone);
  const repeated = isRepeated(start, timeZone) ? offset : "";
  const isSetOver = endWall - wall !== end - start;
  const beside = (text: string, note: string) => (note ? `${text} ${note}` : text);
  return {
    wall,
    /** `Tuesday, November 24` */
    date: wording.date(wall),
    /** `3:00` and `PM`, or `PM GMT-4` */
    figures,
    half: beside(half, repeated).trim(),
    /** `3:00–3:30 PM`, or `1:30 AM GMT-4–1:00 AM GMT-5` */
    span: isSetOver
      ? `${beside(wording.clock(wall), offset)}–${beside(wording.clock(endWall), offsetName(end, timeZone))}`
      : beside(spanOf(wall, endWall, wording), repeated),
    /** `Paris time` */
    zone,
    /** `Paris time (GMT+1)` */
    zoneAndOffset: `${zone} (${offset})`,
  };
}

/** `Monday to Friday, 9:00 AM to 5:00 PM, New York time` */
export function hoursInWords(
  { weekdays, start, end, timeZone }: Pick<Hours, "weekdays" | "start" | "end" | "timeZone">,
  language: string,
): string {
  const { weekday, clock } = wordingIn(language);
  // The week is told from Monday, so Sunday (0) comes last.
  const days = weekdays.map((day) => (day + 6) % 7).sort();
  // 5 January 1970 was a Monday.
  const names = days.map((day) => weekday((day + 4) * DAY));
  const unbroken = names.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  const week = unbroken
    ? messages.span(names[0] ?? "", names.at(-1) ?? "")
    : new Intl.ListFormat(language).format(names);
  const [from, to] = [start, end].map((time) => clock(wallOf(time)));
  return `${week}, ${messages.span(from ?? "", to ?? "")}, ${messages.inZone(cityOf(timeZone))}`;
}

/** `2:00–10:00 PM, London time`: the firm's hours on the clock of `zone`, by what that is ahead of theirs at `instant`. */
export function openIn(
  zone: string,
  instant: number,
  { start, end, timeZone }: Pick<Hours, "start" | "end" | "timeZone">,
  wording: Wording,
): string {
  const ahead = wallAt(instant, zone) - wallAt(instant, timeZone);
  return `${spanOf(wallOf(start) + ahead, wallOf(end) + ahead, wording)}, ${messages.inZone(cityOf(zone))}`;
}

/** A time of day as a wall time (see zones.ts). */
export function wallOf(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}
