import { site } from "@/content/site";

/**
 * The address of a calendar of another origin: the owner's, or an invented one. tools/browser/chromium.ts maps its host to
 * e2e/calendar/server.ts.
 */
export const OTHER_CALENDAR = site.bookingUrl ?? "https://calendar.example.com/threefold/30min";

/** Returns the address with more parameters. */
export function calendarWith(query: string): string {
  return `${OTHER_CALENDAR}${OTHER_CALENDAR.includes("?") ? "&" : "?"}${query}`;
}
