import { schedulePath, site } from "@/content/site";

/** The calendar's address: the owner's calendar or, if none is set, the site's own scheduling page. */
export const calendarUrl = site.bookingUrl ?? schedulePath;

/**
 * Attributes of a frame with a calendar of another origin. The site's own scheduling page needs none.
 *
 * `sandbox` allows everything that the supported calendars need. It prevents them from navigating this page, unless the
 * visitor has clicked in the calendar. (Confirmation and payment pages open in the whole window: docs/reliability.md.)
 * `allow` permits Apple Pay and Google Pay in the frame, and buttons that copy a link.
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
