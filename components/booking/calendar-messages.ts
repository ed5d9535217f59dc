import type { BookingStep } from "@/lib/booking-event";

/**
 * What a calendar reports to the page with `postMessage`: a step of the booking, or "ready", after which it stays
 * invisible until the page replies.
 */
export type CalendarMessage = BookingStep | "ready";

/** The reply to Cal.com's "ready" message. Cal.com's page stays invisible until it receives this reply. */
export const CAL_COM_ANSWER = { originator: "CAL", method: "parentKnowsIframeReady" };

/**
 * Reads a message from Calendly or Cal.com. Google's appointment page posts no messages.
 *
 * Sources: developer.calendly.com/api-docs/overview/embedding/notifying-the-parent-window,
 * cal.com/help/embedding/embed-events and, for the format of the messages, Cal.com's packages/embeds/embed-core
 * (November 2026). For one booking Cal.com posts an older and a newer message, in either order.
 *
 * @param data The data of the message, from any sender.
 * @returns The step, or undefined for any other message and for one that does not have the documented format.
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
