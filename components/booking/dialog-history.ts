/** The booking dialog as an entry of the page's history (docs/decisions/dialog-in-the-history.md). */
import { BOOKING_HASH } from "@/lib/booking-press";

/** Time to wait for the browser to go back. After that, the address is replaced instead. */
const TRAVERSAL_TIMEOUT_MS = 500;

/** Adds `#book` to the address as a new history entry, unless the address already has it. */
export function pushHash(): void {
  if (location.hash === BOOKING_HASH) return;
  // With automatic scroll restoration, going back would scroll to the hash of the previous address.
  history.scrollRestoration = "manual";
  history.pushState(history.state, "", BOOKING_HASH);
  history.scrollRestoration = "auto";
}

/**
 * Removes `#book` from the address, even if the calendar has added entries to the history.
 *
 * Navigation in a frame adds entries to the page's history, so `history.back()` would only undo the last of these. The
 * Navigation API lists only the page's own entries and skips the others. If the API is missing (Safari before 26.2,
 * Firefox before 147), or if the visitor opened the page with `#book`, the current entry is replaced instead.
 */
export async function removeHash(): Promise<void> {
  const { navigation }: { navigation?: Navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (navigation && before?.sameDocument && before.url && new URL(before.url).hash !== BOOKING_HASH) {
    const timeout = new Promise((resolve) => setTimeout(resolve, TRAVERSAL_TIMEOUT_MS));
    await Promise.race([goBackTo(navigation, before.key), timeout]);
  }
  // The full address, because a path such as `//talent/` would resolve to another host.
  if (location.hash === BOOKING_HASH) history.replaceState(history.state, "", location.href.replace(/#.*/, ""));
}

async function goBackTo(navigation: Navigation, key: string): Promise<void> {
  // A navigation of the calendar may cancel the first attempt.
  for (let tries = 0; tries < 3 && location.hash === BOOKING_HASH; tries++) {
    await navigation.traverseTo(key).finished?.catch(() => {});
  }
}
