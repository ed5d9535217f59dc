/**
 * The only script of an exported page with a booking dialog. export/finish.ts inlines it at the end of the page. It
 * contains booking, the loader of React, and the menu, but no framework: of mobile-menu.tsx, the bundle keeps only
 * startMenu.
 */
import { startBooking } from "@/components/booking/booking";
import { makeLoader } from "@/components/booking/loader";
import { startMenu } from "./mobile-menu";

/** The address of the bundle of booking/mount.tsx. The export inserts it. */
declare const BOOKING_SCRIPT: string;

// Until this script has run, booking links open the scheduling page.
const booking = startBooking(makeLoader(BOOKING_SCRIPT, () => booking));
document.addEventListener("DOMContentLoaded", startMenu);
