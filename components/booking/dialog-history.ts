/** The booking dialog as an entry of the page's history (docs/decisions/dialog-in-the-history.md). */

/** The address that opens the dialog, so that a link in an email or on a static page can start a booking. */
export const BOOKING_HASH = "#book";

/** How long to wait for the browser to go back before the address is replaced instead. */
const TRAVERSAL_TIMEOUT_MS = 500;

/** Adds `#book` to the history, unless the address has it already. */
export function pushHash(): void {
  if (location.hash === BOOKING_HASH) return;
  // Otherwise, on the way back to an address with another anchor, the browser scrolls to that anchor.
  history.scrollRestoration = "manual";
  history.pushState(history.state, "", BOOKING_HASH);
  history.scrollRestoration = "auto";
}

/**
 * Removes `#book` from the address, however many entries the calendar has added to the history.
 *
 * A frame's steps join the page's history, so `history.back()` would undo one of those. The Navigation API lists only the
 * page's own entries and skips them. Where it is missing (Safari before 26.2, Firefox before 147), or where the visitor
 * arrived with `#book`, the entry is replaced.
 */
export async function removeHash(): Promise<void> {
  const { navigation }: { navigation?: Navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (navigation && before?.sameDocument && before.url && new URL(before.url).hash !== BOOKING_HASH) {
    const timeout = new Promise((resolve) => setTimeout(resolve, TRAVERSAL_TIMEOUT_MS));
    await Promise.race([goBackTo(navigation, before.key), timeout]);
  }
  if (location.hash === BOOKING_HASH) history.replaceState(history.state, "", location.pathname + location.search);
}

async function goBackTo(navigation: Navigation, key: string): Promise<void> {
  // A step that the calendar made while it was removed cancels the first try.
  for (let tries = 0; tries < 3 && location.hash === BOOKING_HASH; tries++) {
    await navigation.traverseTo(key).finished?.catch(() => {});
  }
}
