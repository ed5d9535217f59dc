/**
 * The one script in an exported page with a booking dialog, inlined at its end by export/finish.ts: booking, the loader
 * of React, and the menu. No framework in here: of mobile-menu.tsx only startMenu is left.
 */
import { startBooking } from "@/components/booking/booking";
import { makeLoader } from "@/components/booking/loader";
import { startMenu } from "./mobile-menu";

/** The address of booking/mount.tsx's bundle, filled in by the export. */
declare const BOOKING_SCRIPT: string;

// Before it has come, openers are links to the scheduling page.
const booking = startBooking(makeLoader(BOOKING_SCRIPT, () => booking));
document.addEventListener("DOMContentLoaded", startMenu);
