/** The script that an exported page fetches at idle. Importing it runs nothing but these lines. */
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Tooltips } from "@/components/ui/tooltip";
import { type Booking, PLACE } from "./booking";
import { CalendarDialog } from "./booking-dialog";

let tooltips = false;

/** React draws an open dialog; or has failed to, and does not try again. */
let drawing = false;

/**
 * Starts React on an exported page: the tooltips, once, and the dialog if it is open. What the page has drawn of it at
 * the press is taken over as it is until it closes, so that no press waits for React to draw. What fails meanwhile is
 * reported, and booking goes on without React.
 */
export function mount(booking: Booking): void {
  if (document.readyState === "loading") {
    // A visitor may be sooner than the end of the page, where the dialog's place is.
    document.addEventListener("DOMContentLoaded", () => mount(booking), { once: true });
    return;
  }
  if (!tooltips) {
    tooltips = true;
    createRoot(document.body.appendChild(document.createElement("div"))).render(<Tooltips />);
  }
  const place = document.querySelector(PLACE);
  if (!place || drawing || !booking.isOpen()) return;
  drawing = true;
  // At once and not in slices: between two of them the visitor may close what is being taken over.
  const root = flushSync(() =>
    hydrateRoot(place, <CalendarDialog />, {
      onUncaughtError(error) {
        console.error(error);
        // React has yet to take out what it drew.
        setTimeout(() => booking.drawWith());
      },
    }),
  );
  booking.drawWith(() => {
    root.unmount();
    drawing = false;
    booking.drawWith();
  });
}
