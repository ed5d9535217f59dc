/**
 * State that a page's inline script (components/booking/press-keeper.ts) shares with the booking dialog. The script
 * records a click on a booking link until the dialog is ready.
 */
interface SharedPress {
  /** Whether the dialog handles clicks on booking links itself. */
  isDialogReady?: boolean;
  /** The link that was clicked before the dialog was ready. */
  keptLink?: HTMLAnchorElement | undefined;
}

declare global {
  interface Window {
    bookingPress?: SharedPress;
  }
}

/** The links that open the booking dialog. */
const BOOKING_LINK = "a[data-booking]";

/** The dialog is open while the address has this hash, so any link with it opens the dialog. */
export const BOOKING_HASH = "#book";

/** The event that `window` gets when an island throws an error. `detail` is the island's name. */
export const ISLAND_ERROR = "islanderror";

/**
 * Returns the booking link that was clicked. Undefined for other clicks, and if the link opens in a new tab or
 * downloads.
 */
export function pressedBookingLink(click: MouseEvent): HTMLAnchorElement | undefined {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  return (click.target instanceof Element && click.target.closest<HTMLAnchorElement>(BOOKING_LINK)) || undefined;
}

/** Returns the kept link, removes it, and ends its busy state. */
export function takeKeptPress(): HTMLAnchorElement | undefined {
  const { keptLink } = window.bookingPress ?? {};
  keptLink?.removeAttribute("aria-busy");
  if (window.bookingPress) window.bookingPress.keptLink = undefined;
  return keptLink;
}

/** Runs a task now or, on a prerendered page, when the visitor opens the page. */
export function whenActivated(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", task, { once: true });
  else task();
}
