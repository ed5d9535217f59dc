import { ISLAND_ERROR } from "@/lib/booking-press";
import { markFrame } from "./page-around";
import { MASKED_ZONE, reportedZone } from "./zones";

/*
 * The exported page runs this before its first paint. The attribute `data-waiting` shows empty paper until the days and
 * times are rendered, in the accent of the page around the frame, with space for the question about an unknown time
 * zone. If the islands' script fails to load or to start, the attribute is removed, and the page shows the other ways
 * to book.
 */
const page = document.currentScript?.parentElement;

function undo(): void {
  page?.removeAttribute("data-waiting");
}

if (page) {
  page.toggleAttribute("data-waiting", true);
  markFrame(page);
  const accent = frameElement?.closest<HTMLElement>("[data-accent]")?.dataset.accent;
  if (accent) page.dataset.accent = accent;
  addEventListener(ISLAND_ERROR, undo);
  // If a script fails to load, its error event does not bubble. If it throws, the window gets the event.
  addEventListener("error", ({ target }) => (target === window || target instanceof HTMLScriptElement) && undo(), true);
  document.addEventListener("DOMContentLoaded", () => document.querySelector("script[type=module]") ?? undo());
  const zone = reportedZone();
  page.toggleAttribute("data-zoneless", (!zone || zone === MASKED_ZONE) && !parent.history.state?.visit?.zone);
}
