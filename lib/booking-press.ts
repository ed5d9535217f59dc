/**
 * What the inline script of a page (components/booking/press-keeper.ts) and the booking dialog share: a press on a booking
 * link before React is ready is kept, and opens the dialog when that is there.
 */
interface SharedPress {
  /** Whether the dialog opens by itself at a press. */
  isDialogReady?: boolean;
  /** The link that was pressed before. */
  keptLink?: HTMLAnchorElement | undefined;
}

declare global {
  interface Window {
    bookingPress?: SharedPress;
  }
}

/** The links that open the booking dialog. */
const BOOKING_LINK = "a[data-booking]";

/** The dialog is open while the address ends with this hash, so any link with it opens the dialog. */
export const BOOKING_HASH = "#book";

/** Dispatched on `window` when an island has thrown, with its name as `detail`. */
export const ISLAND_ERROR = "islanderror";

/**
 * Returns the booking link that a click presses: undefined if there is none, or if the browser should open it in a new tab
 * or download it.
 */
export function pressedBookingLink(click: MouseEvent): HTMLAnchorElement | undefined {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  return (click.target instanceof Element && click.target.closest<HTMLAnchorElement>(BOOKING_LINK)) || undefined;
}

/** Takes the kept press, whose link then no longer shows that it waits. */
export function takeKeptPress(): HTMLAnchorElement | undefined {
  const { keptLink } = window.bookingPress ?? {};
  keptLink?.removeAttribute("aria-busy");
  if (window.bookingPress) window.bookingPress.keptLink = undefined;
  return keptLink;
}

/** Runs a task now or, on a page that is prerendered, when the visitor sees it. */
export function whenActivated(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", task, { once: true });
  else task();
}
