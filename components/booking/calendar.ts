import { schedulePath, site } from "@/content/site";

/** The calendar's address: the owner's scheduling page, or the site's own where none is set. */
export const calendarUrl = site.bookingUrl ?? schedulePath;

/**
 * Attributes of the frame for a calendar of another origin. The site's own page needs none.
 *
 * `sandbox` allows all that real calendars need. It keeps them from sending this page elsewhere or back in its history,
 * unless the visitor has pressed something in the calendar (a page of thanks and a payment open in the whole window:
 * docs/reliability.md). `allow` is for Apple Pay and Google Pay in the frame, and for buttons that copy a link.
 */
export const FOREIGN_FRAME = {
  sandbox: [
    "allow-scripts",
    "allow-same-origin",
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-modals",
    "allow-downloads",
    "allow-storage-access-by-user-activation",
    "allow-top-navigation-by-user-activation",
  ].join(" "),
  allow: "payment; clipboard-write",
} as const;
