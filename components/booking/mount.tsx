/** The script that an exported page fetches at idle. Importing it runs nothing but these lines. */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Tooltips } from "@/components/ui/tooltip";
import { type Booking, PLACE } from "./booking";
import { CalendarDialog } from "./booking-dialog";

/**
 * Starts React on an exported page: the dialog, which takes over the markup of one that is open, and the tooltips. What
 * fails while it renders is reported, and booking goes on without it.
 */
export function mount(booking: Booking): void {
  const place = document.querySelector(PLACE);
  if (!place) {
    // A visitor may be sooner than the end of the page, where it stands.
    document.addEventListener("DOMContentLoaded", () => mount(booking), { once: true });
    return;
  }
  const dialog: ReactNode = <CalendarDialog booking={booking} />;
  const options = {
    onUncaughtError(error: unknown) {
      console.error(error);
      // React has yet to take out what it drew.
      setTimeout(() => booking.drawnByReact(false));
    },
  };
  booking.drawnByReact(true);
  // At once and not in slices: between two of them the visitor may close what is being taken over.
  flushSync(() => {
    if (place.hasChildNodes()) hydrateRoot(place, dialog, options);
    else createRoot(place, options).render(dialog);
  });
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Tooltips />);
}
