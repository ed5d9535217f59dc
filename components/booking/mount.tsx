/** The script that an exported page loads when the browser is idle. */
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Tooltips } from "@/components/ui/tooltip";
import { markupFingerprint } from "@/lib/markup-fingerprint";
import { type Booking, DIALOG_ROOT, DIALOG_TEMPLATE } from "./booking";
import { CalendarDialog } from "./booking-dialog";

let hasTooltips = false;

/** Whether React renders the open dialog, or has failed to. In both cases it is not started again. */
let isHydrated = false;

/**
 * Starts React on an exported page: once for the tooltips, and for the dialog if it is open. React hydrates the dialog
 * that the page already shows, and renders it until it closes, so that no press waits for React. Errors are reported,
 * and booking continues without React.
 */
export function mount(booking: Booking): void {
  if (document.readyState === "loading") {
    // The dialog's root is at the end of the page and may not be parsed yet.
    document.addEventListener("DOMContentLoaded", () => mount(booking), { once: true });
    return;
  }
  if (!hasTooltips) {
    hasTooltips = true;
    const tooltipRoot = document.body.appendChild(document.createElement("div"));
    tooltipRoot.dataset.tooltipRoot = "";
    createRoot(tooltipRoot).render(<Tooltips />);
  }
  const dialogRoot = document.querySelector<HTMLElement>(DIALOG_ROOT);
  if (!dialogRoot || isHydrated || !booking.isOpen() || !isUnchanged(dialogRoot)) return;
  isHydrated = true;
  // Hydrates synchronously, because the visitor could close the dialog between two time slices.
  const root = flushSync(() =>
    hydrateRoot(dialogRoot, <CalendarDialog hours={dialogRoot.dataset.hours} />, {
      onUncaughtError(error) {
        console.error(error);
        // At this point React has not removed its markup yet.
        setTimeout(() => booking.setRenderer());
      },
    }),
  );
  dialogRoot.dataset.hydrated = "";
  booking.setRenderer(() => {
    root.unmount();
    delete dialogRoot.dataset.hydrated;
    // Markup that an extension added is still in the root.
    dialogRoot.replaceChildren();
    isHydrated = false;
    booking.setRenderer();
  });
}

/**
 * Returns whether the dialog's markup is still what React rendered at build time. Page translation, extensions, iOS and
 * proxies can change it. React would then render the dialog anew, and a booking in progress in the frame would be lost.
 * Such a dialog stays without React.
 */
function isUnchanged(dialogRoot: HTMLElement): boolean {
  const template = document.querySelector<HTMLTemplateElement>(DIALOG_TEMPLATE);
  return markupFingerprint(dialogRoot.childNodes) === template?.dataset.bookingMarkup;
}
