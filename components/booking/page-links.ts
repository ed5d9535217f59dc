/** Queries for elements of the page around the booking dialog, because links on the page are not part of the island. */
import { BOOKING_HASH } from "@/lib/booking-press";

/**
 * Returns the subject of a booking link: its topic, or the visitor's choice in its section (sections/time-spent.tsx),
 * or "".
 */
export function topicOf(link: HTMLElement): string {
  const topics = link.closest("section")?.querySelectorAll<HTMLElement>("[data-booking-topic]") ?? [];
  const chosen = [...topics].find((topic) => topic.getClientRects().length > 0);
  return link.dataset.booking || chosen?.dataset.bookingTopic || "";
}

/** Focuses the link that opened the dialog. If it is gone or hidden, focuses the booking link in the bar. */
export function restoreFocus(opener: HTMLElement | undefined): void {
  const target = opener?.getClientRects().length ? opener : document.querySelector<HTMLElement>(BOOKING_HASH);
  target?.focus({ preventScroll: true });
}
