import { site } from "@/content/site";

/** The calendar's address: the owner's scheduling page, or this site's own where none is set. */
export const calendarUrl = site.bookingUrl ?? "/schedule/";
