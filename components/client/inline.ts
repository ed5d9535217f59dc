/**
 * The one script in an exported page with a booking dialog, inlined by export/scripts.ts: the menu, the current section
 * and the loader of everything else. No framework in here.
 */
import { startCurrentSection } from "./current-section";
import { startLoader } from "./loader";
import { startMenu } from "./menu";

/** The address of booking-entry.ts's bundle, filled in by the export. */
declare const BOOKING_SCRIPT: string;

// In the head, so that a press right after the first paint finds the loader listening.
startLoader(BOOKING_SCRIPT);
document.addEventListener("DOMContentLoaded", () => {
  startMenu();
  startCurrentSection();
});
