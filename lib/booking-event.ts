/** The steps of a booking (docs/campaigns.md). */
export type BookingStep = "opened" | "time-chosen" | "request-opened" | "scheduled";

/** The name of the event, for analytics and an owner's own scripts. */
export const BOOKING_EVENT = "booking";

/**
 * Dispatches the event `booking`, with the step as `detail.step`.
 *
 * @param page The window that gets the event. In the dialog's frame, this is the window of the page around the frame.
 */
export function reportStep(step: BookingStep, page: Window = window): void {
  page.dispatchEvent(new CustomEvent(BOOKING_EVENT, { detail: { step } }));
}
