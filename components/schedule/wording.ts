import { messages } from "@/content/words";
import type { Hours } from "./slots";
import { cityOf, DAY, isRepeated, MINUTE, offsetName, wallAt, wallOf } from "./zones";

/** Formatters for dates and times in the site's language. */
export type Wording = ReturnType<typeof createWording>;

/**
 * Returns formatters of wall times (zones.ts).
 *
 * @param language The site's language tag. It also decides between a 12-hour and a 24-hour clock, so that the page, the
 *   email and the firm write times alike.
 */
export function createWording(language: string) {
  const word = (fields: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...fields, timeZone: "UTC" });
    // Some browsers put a narrow no-break space before PM, which mail programs display wrongly.
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
    /** `Tue, Nov 24` */
    dayAndShortDate: word({ weekday: "short", month: "short", day: "numeric" }),
    /** `2:30 PM` in American English, `14.30` in Danish */
    clock: word({ timeStyle: "short" }),
  };
}

/** Splits a formatted time into its digits and the rest: `2:30` and `PM`, or `14.30` and "". */
function splitClock(clock: string): [figures: string, half: string] {
  const [, figures = clock, half = ""] = clock.match(/^(.*\d)(\D*)$/) ?? [];
  return [figures, half.trim()];
}

/** Formats a span: `2:30–3:00 PM`, `11:30 AM–12:00 PM`. */
export function formatSpan(from: number, to: number, { clock }: Pick<Wording, "clock">): string {
  const [figures, half] = splitClock(clock(from));
  return `${half === splitClock(clock(to))[1] ? figures : clock(from)}–${clock(to)}`;
}

/**
 * Formats the slot that starts at `start`, in ms, and lasts `minutes`, on the clock of a zone. Where daylight saving time
 * ends, clock times occur twice, and a slot may appear to end before it starts; the times then include their UTC offsets.
 */
export function formatSlot(start: number, minutes: number, timeZone: string, wording: Wording) {
  const end = start + minutes * MINUTE;
  const wall = wallAt(start, timeZone);
  const endWall = wallAt(end, timeZone);
  const [figures, half] = splitClock(wording.clock(wall));
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
      : beside(formatSpan(wall, endWall, wording), repeated),
    /** `Paris time` */
    zone,
    /** `Paris time (GMT+1)` */
    zoneAndOffset: `${zone} (${offset})`,
  };
}

interface WeekInfo {
  /** From Monday (1) to Sunday (7). */
  firstDay: number;
}

/**
 * Returns the first day of the week in a language, counted from Sunday (0). Call it in the build, because Firefox lacks
 * this information.
 */
export function firstWeekday(language: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(language);
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
}

/** Returns whether weekdays follow each other without a gap. The week is a circle: Sunday to Thursday has no gap. */
function isUnbroken(weekdays: readonly number[]): boolean {
  return weekdays.filter((day) => !weekdays.includes((day + 1) % 7)).length <= 1;
}

/**
 * Sorts weekdays. Consecutive days begin with the first of them. Days with a gap begin with the first day of the week
 * in the language's region.
 */
function orderWeekdays(weekdays: readonly number[], language: string): number[] {
  const start = weekdays.find((day) => isUnbroken(weekdays) && !weekdays.includes((day + 6) % 7));
  const first = start ?? firstWeekday(language);
  return [...weekdays].sort((a, b) => ((a - first + 7) % 7) - ((b - first + 7) % 7));
}

/** Formats the firm's hours: `Monday to Friday, 9:00 AM to 5:00 PM, New York time`. */
export function formatWorkingHours(
  { weekdays, start, end, timeZone }: Pick<Hours, "weekdays" | "start" | "end" | "timeZone">,
  language: string,
): string {
  const { weekday, clock } = createWording(language);
  const names = orderWeekdays(weekdays, language).map((day) => weekday((day + 3) * DAY));
  const week =
    isUnbroken(weekdays) && names.length > 2
      ? messages.span(names[0] ?? "", names.at(-1) ?? "")
      : new Intl.ListFormat(language).format(names);
  const [from, to] = [start, end].map((time) => clock(wallOf(time)));
  return `${week}, ${messages.span(from ?? "", to ?? "")}, ${messages.inZone(cityOf(timeZone))}`;
}

/** Formats the firm's hours in another time zone, with the UTC offsets at `instant`: `2:00–10:00 PM, London time`. */
export function formatHoursInZone(
  zone: string,
  instant: number,
  { start, end, timeZone }: Pick<Hours, "start" | "end" | "timeZone">,
  wording: Wording,
): string {
  const ahead = wallAt(instant, zone) - wallAt(instant, timeZone);
  return `${formatSpan(wallOf(start) + ahead, wallOf(end) + ahead, wording)}, ${messages.inZone(cityOf(zone))}`;
}
