/**
 * The one script in an exported page with a booking dialog, inlined by export/finish.ts: booking, the loader of React,
 * the menu and the current section. No framework in here.
 */
import { startBooking } from "@/components/booking/booking";
import { startCurrentSection } from "./current-section";
import { makeLoader } from "./loader";
import { startMenu } from "./menu";

/** The address of booking/mount.tsx's bundle, filled in by the export. */
declare const BOOKING_SCRIPT: string;

// In the head, so that a press right after the first paint finds it listening.
const load = makeLoader(BOOKING_SCRIPT, () => booking);
const booking = startBooking(load);
document.addEventListener("DOMContentLoaded", () => {
  startMenu();
  startCurrentSection();
});
