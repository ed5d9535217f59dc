import { pageAddress, routes } from "@/content/routes";
import { findCalendarProvider } from "@/content/schema/calendars";
import type { Site } from "@/content/schema/records";
import { ownPage } from "@/lib/navigation";
import type { CalendarSettings } from "./calendar-address";

/**
 * What the page's script has to know of the calendar, from the table of providers and the owner's choice of fields. Runs in
 * the build.
 *
 * @returns undefined where the calendar takes every campaign parameter by its own name, as the site's own page does.
 */
export function calendarSettings({
  bookingUrl,
  bookingFields = {},
}: Pick<Site, "bookingUrl" | "bookingFields">): CalendarSettings | undefined {
  if (!bookingUrl) return undefined;
  const { parameters = { utm: "$", clickId: "$" }, frame } = findCalendarProvider(new URL(bookingUrl)) ?? {};
  const { topic, answer, clickId } = bookingFields;
  const isPlain = parameters.utm === "$" && parameters.clickId === "$" && !frame;
  if (isPlain && !topic && !answer && !clickId) return undefined;
  const pages = Object.fromEntries(routes.map((route) => [pageAddress(route.path), ownPage(route).navLabel]));
  return {
    ...parameters,
    ...(clickId && { clickId }),
    ...(topic && { topic, pages }),
    ...(answer && { answer }),
    ...(frame && { frame }),
  };
}
