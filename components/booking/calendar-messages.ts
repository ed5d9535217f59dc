import type { BookingStep } from "@/lib/booking-event";

/**
 * A message from the calendar in the dialog's frame: a step of a booking, or a request for an answer before it shows.
 */
export type CalendarMessage = BookingStep | "ready";

/** The answer to Cal.com when its frame is ready. Cal.com's page stays invisible until then. */
export const CAL_COM_ANSWER = { originator: "CAL", method: "parentKnowsIframeReady" };

/**
 * Reads a message of Calendly's or Cal.com's. Google's appointment page posts none.
 *
 * Sources: developer.calendly.com/api-docs/overview/embedding/notifying-the-parent-window, cal.com/help/embedding/embed-events
 * and, for the form of the messages, Cal.com's packages/embeds/embed-core (November 2026). Cal.com posts both of its
 * messages for one booking, the older one first or last.
 *
 * @param data What was posted, by whomever.
 * @returns undefined for all else, and for what has not the documented form.
 */
export function readCalendarMessage(data: unknown): CalendarMessage | undefined {
  const { event, payload, originator, type, data: details } = fieldsOf(data);
  if (event === "calendly.date_and_time_selected") return "time-chosen";
  if (event === "calendly.event_scheduled") {
    return typeof fieldsOf(fieldsOf(payload).event).uri === "string" ? "scheduled" : undefined;
  }
  if (originator !== "CAL") return undefined;
  if (type === "__iframeReady") return "ready";
  const isBooking = type === "bookingSuccessful" || type === "bookingSuccessfulV2";
  return isBooking && details && typeof details === "object" ? "scheduled" : undefined;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
}
