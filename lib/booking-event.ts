/** How far a visitor has come on the way to a booking. `docs/campaigns.md` says what each step means. */
export type BookingStep = "opened" | "time-chosen" | "request-opened" | "scheduled";

/** The name of the booking event, for analytics and an owner's own scripts. */
export const BOOKING_EVENT = "booking";

/**
 * Reports a step as the event `booking`, with `detail.step`.
 *
 * @param page The window to report it to. The scheduling page in the dialog's frame reports to the page around it, which
 *   is the one that the visitor has opened.
 */
export function reportStep(step: BookingStep, page: Window = window): void {
  page.dispatchEvent(new CustomEvent(BOOKING_EVENT, { detail: { step } }));
}
