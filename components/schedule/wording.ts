/** How a date is written; the site is in British English, whatever the visitor's language. */
export interface DateWords {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

/** The words of a wall time's date (see zones.ts), written by hand because the order and commas of Intl's change. */
export function dateWords(wall: number, length: "long" | "short"): DateWords {
  const word = (field: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...field, timeZone: "UTC" }).format(wall);
  return {
    weekday: word({ weekday: length }),
    day: String(new Date(wall).getUTCDate()),
    // Some versions write "Sept", which does not fit where "Sep" does.
    month: length === "short" ? word({ month: length }).slice(0, 3) : word({ month: length }),
    year: String(new Date(wall).getUTCFullYear()),
  };
}

/** `Tuesday 24 November` */
export function dateName(wall: number): string {
  const { weekday, day, month } = dateWords(wall, "long");
  return `${weekday} ${day} ${month}`;
}

/** `14:30`, or `2:30 pm` */
export function clockTime(wall: number, twelveHour: boolean): string {
  const date = new Date(wall);
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, "0");
  return twelveHour
    ? `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`
    : `${String(hour).padStart(2, "0")}:${minute}`;
}

/** `14:30 to 15:00` */
export function clockSpan(from: number, to: number, twelveHour: boolean): string {
  return `${clockTime(from, twelveHour)} to ${clockTime(to, twelveHour)}`;
}

/** Where in the day a time lies, which is how people look for one. */
export function partOfDay(wall: number): "Night" | "Morning" | "Afternoon" | "Evening" {
  const hour = new Date(wall).getUTCHours();
  if (hour < 6) return "Night";
  if (hour < 12) return "Morning";
  return hour < 18 ? "Afternoon" : "Evening";
}
