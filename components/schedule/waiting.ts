import { ISLAND_ERROR } from "@/lib/booking-press";
import { markFrame } from "./page-around";
import { MASKED_ZONE, reportedZone } from "./zones";

/*
 * The exported page runs this before its first paint. It marks that the days and times are on their way, so that the page
 * shows empty paper for them, in the accent of the page around the frame, with space for the question for an unknown time
 * zone. If the script fails to load or to start, the mark goes, and the page shows the other ways to book.
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
  // A script that fails to load sends an event that does not bubble, one that throws sends it to the window.
  addEventListener("error", ({ target }) => (target === window || target instanceof HTMLScriptElement) && undo(), true);
  document.addEventListener("DOMContentLoaded", () => document.querySelector("script[type=module]") ?? undo());
  const zone = reportedZone();
  page.toggleAttribute("data-zoneless", (!zone || zone === MASKED_ZONE) && !parent.history.state?.visit?.zone);
}
