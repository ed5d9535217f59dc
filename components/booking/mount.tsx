/** The script that an exported page fetches when it is idle. */
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Tooltips } from "@/components/ui/tooltip";
import { markupFingerprint } from "@/lib/markup-fingerprint";
import { type Booking, DIALOG_ROOT, DIALOG_TEMPLATE } from "./booking";
import { CalendarDialog } from "./booking-dialog";

let hasTooltips = false;

/** React renders the open dialog, or has failed to and does not try again. */
let isHydrated = false;

/**
 * Starts React on an exported page: the tooltips once, and the dialog if it is open. React takes over the dialog that the
 * page has shown, until it closes, so that no press waits for React. Errors on the way are reported, and booking goes on
 * without React.
 */
export function mount(booking: Booking): void {
  if (document.readyState === "loading") {
    // The dialog's root is at the end of the page, and a visitor may be faster than that.
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
  // Synchronously: the visitor could close the dialog between two slices of work.
  const root = flushSync(() =>
    hydrateRoot(dialogRoot, <CalendarDialog hours={dialogRoot.dataset.hours} />, {
      onUncaughtError(error) {
        console.error(error);
        // React has not yet removed its markup.
        setTimeout(() => booking.setRenderer());
      },
    }),
  );
  dialogRoot.dataset.hydrated = "";
  booking.setRenderer(() => {
    root.unmount();
    delete dialogRoot.dataset.hydrated;
    // The markup that an extension added is still there.
    dialogRoot.replaceChildren();
    isHydrated = false;
    booking.setRenderer();
  });
}

/**
 * Whether the dialog's markup is still what React rendered at build. Page translation, extensions, iOS and proxies change
 * it; React would then render it anew, and a booking in progress in the frame would be lost. The dialog works without
 * React, so it is left alone.
 */
function isUnchanged(dialogRoot: HTMLElement): boolean {
  const template = document.querySelector<HTMLTemplateElement>(DIALOG_TEMPLATE);
  return markupFingerprint(dialogRoot.childNodes) === template?.dataset.bookingMarkup;
}
