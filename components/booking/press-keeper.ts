/**
 * The inline script of a page with islands, about half a kilobyte. It loads the islands' script when the page is idle.
 * It records an earlier click on a booking link: the link shows at once that it was clicked, and the dialog opens when
 * the script has started. If the script fails or takes too long, the browser follows the link.
 */
import { BOOKING_HASH, ISLAND_ERROR, pressedBookingLink, takeKeptPress, whenActivated } from "@/lib/booking-press";
import { passOnCampaign } from "./calendar-address";

/** The addresses of the islands' script, the entry first. The export inserts them. */
declare const ISLAND_SCRIPTS: readonly string[];

/** Time after which the browser follows a clicked link. */
const FOLLOW_AFTER_MS = 4000;

window.bookingPress = {};
let isLoading = false;
let hasFailed = false;
let timer: ReturnType<typeof setTimeout>;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  // In parallel, because the browser finds the imports of a script only after loading it.
  Promise.all(ISLAND_SCRIPTS.map((address) => import(address))).catch(fail);
}

function fail(): void {
  window.bookingPress = { ...window.bookingPress, isDialogReady: false };
  keepHash();
  hasFailed = true;
  followKeptPress();
}

function followKeptPress(): void {
  const link = takeKeptPress();
  if (!link) return;
  // Going back must not lead to an address that opens the dialog.
  if (location.hash === BOOKING_HASH) location.replace(link.href);
  else location.assign(link.href);
}

function keepPress(link: HTMLAnchorElement | null | undefined): void {
  if (!link || hasFailed || window.bookingPress?.isDialogReady) return;
  takeKeptPress();
  clearTimeout(timer);
  window.bookingPress = { keptLink: link };
  link.setAttribute("aria-busy", "true");
  timer = setTimeout(followKeptPress, FOLLOW_AFTER_MS);
  load();
}

/** If the address ends in `#book`, does the same as for a click on the booking link in the bar. */
function keepHash(): void {
  if (location.hash === BOOKING_HASH) keepPress(document.querySelector<HTMLAnchorElement>(BOOKING_HASH));
}

addEventListener(
  "click",
  (event) => {
    const link = pressedBookingLink(event);
    keepPress(link);
    if (link && window.bookingPress?.keptLink) event.preventDefault();
  },
  true,
);
// Closes the menu when a link in it is clicked. After React has started, the menu does this itself.
addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a");
  if (link) link.closest<HTMLElement>("[popover]")?.hidePopover?.();
});
addEventListener("hashchange", keepHash);
addEventListener(ISLAND_ERROR, (event) => (event as CustomEvent).detail === "booking" && fail());
addEventListener("load", () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 200);
});
passOnCampaign();
whenActivated(keepHash);
