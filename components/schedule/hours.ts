import type { Hours } from "./slots";
import { cityOf } from "./zones";

const NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** `Monday to Friday, 09:00 to 17:00, New York time` */
export function hoursInWords({
  weekdays,
  start,
  end,
  timeZone,
}: Pick<Hours, "weekdays" | "start" | "end" | "timeZone">): string {
  return `${weekdaysInWords(weekdays)}, ${start} to ${end}, ${cityOf(timeZone)} time`;
}

function weekdaysInWords(weekdays: readonly number[]): string {
  // The week is told from Monday, so Sunday (0) comes last.
  const days = [...weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const names = days.map((day) => NAMES[day] ?? "");
  const unbroken = days.every((day, index) => index === 0 || day === ((days[index - 1] ?? 0) + 1) % 7);
  if (unbroken && names.length > 2) return `${names[0]} to ${names.at(-1)}`;
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}
