import { pageAddress, routes } from "@/content/routes";
import { type CalendarProvider, findCalendarProvider } from "@/content/schema/calendars";
import type { Site } from "@/content/schema/records";
import { canonicalPage } from "@/lib/navigation";
import { type Scheme, tokenColor } from "@/lib/theme";
import type { CalendarSettings } from "./calendar-address";

/**
 * Returns the settings of the owner's calendar, from the table of providers and the owner's form fields. Runs at build
 * time. The site's own scheduling page has no settings.
 */
export function calendarSettings({
  bookingUrl,
  bookingFields = {},
}: Pick<Site, "bookingUrl" | "bookingFields">): CalendarSettings | undefined {
  if (!bookingUrl) return undefined;
  const url = new URL(bookingUrl);
  const { parameters = { utm: "$", clickId: "$" }, frame, schemes } = findCalendarProvider(url) ?? {};
  const { topic, answer, clickId } = bookingFields;
  const pages = Object.fromEntries(routes.map((route) => [pageAddress(route.path), canonicalPage(route).navLabel]));
  return {
    ...parameters,
    ...(clickId && { clickId }),
    ...(topic && { topic, pages }),
    ...(answer && { answer }),
    ...(frame && { frame }),
    ...schemesOf(url, schemes),
  };
}

/**
 * Returns a provider's parameters for each color scheme, with the site's colors, unless the owner's address sets one of
 * them.
 */
function schemesOf({ searchParams }: URL, schemes: CalendarProvider["schemes"] = {}) {
  const names = Object.values(schemes).flatMap((parameters) => Object.keys(parameters));
  if (names.some((name) => searchParams.has(name))) return {};
  const color = (value: string, scheme: string) =>
    value.startsWith("$") ? tokenColor(value.slice(1), scheme as Scheme).slice(1) : value;
  return Object.fromEntries(
    Object.entries(schemes).map(([scheme, parameters]) => [
      scheme,
      Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, color(value, scheme)])),
    ]),
  );
}
