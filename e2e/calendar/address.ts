import { site } from "@/content/site";

/**
 * A calendar of another origin: the owner's, or one as owners have. Whichever it is, e2e/calendar/server.ts answers in
 * its place, to which tools/browser/chromium.ts sends its host.
 */
export const OTHER_CALENDAR = site.bookingUrl ?? "https://calendar.example.com/threefold/30min";
