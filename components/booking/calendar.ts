import { schedulePath, site } from "@/content/site";

/** The calendar's address: the owner's scheduling page, or this site's own where none is set. */
export const calendarUrl = site.bookingUrl ?? schedulePath;

/**
 * What a calendar of another origin may do in the frame: all that real ones need, but not send this page elsewhere, nor
 * take it back in its history, unless the visitor has pressed something in it (an owner's page of thanks and a payment
 * open in the whole window: docs/reliability.md). The site's own page needs no such limits.
 */
export const CALENDAR_SANDBOX = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-modals",
  "allow-downloads",
  "allow-storage-access-by-user-activation",
  "allow-top-navigation-by-user-activation",
].join(" ");
