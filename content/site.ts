/**
 * A day on which the firm takes no consultations, by its own calendar: one date ("2026-11-27"), a date of every year
 * ("12-25"), or a weekday of a month of every year (the fourth Thursday of November). Weekdays as in `Date.getDay`.
 */
export type ClosedDay = string | { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | "last" };

/** What the site says about the firm itself, in one place. */
export interface Site {
  /** True while the firm, its addresses and its numbers are invented. */
  sample: boolean;
  /** The language that the site is written in: "en-US", "da". Dates and times are told as it tells them. */
  language: string;
  name: string;
  legalName: string;
  tagline: string;
  /** Where the site is published, without a trailing slash. */
  url: string;
  email: string;
  /** As people read it; for a `tel:` link take the digits and the plus. */
  phone: string;
  social: { label: string; url: string };
  address: { locality: string; region: string; country: string };
  bookingUrl: string | null;
  copyrightYear: number;
  consultation: {
    title: string;
    text: string;
    minutes: number;
    /** Subject and agenda of the email that the site's own scheduling page writes. */
    subject: string;
    agenda: readonly string[];
  };
  workingHours: {
    /** IANA name of the firm's own time zone; the times below are in it. */
    timeZone: string;
    /** 0 is Sunday, as in `Date.getDay`. */
    weekdays: readonly number[];
    start: string;
    end: string;
    slotMinutes: number;
    /** How many business days the scheduling page offers. */
    businessDays: number;
    /** Days off; none is an empty list. */
    closed: readonly ClosedDay[];
  };
}

export const site: Site = {
  sample: true,
  language: "en-US",
  name: "Threefold",
  legalName: "Threefold Studio LLC",
  tagline: "One firm, three folds: talent, product, growth.",
  url: "https://threefold.example.com",
  email: "hello@threefold.example.com",
  phone: "+1 (202) 555-0143",
  social: { label: "Company profile", url: "https://profiles.example.com/company/threefold" },
  address: { locality: "Washington", region: "DC", country: "US" },

  // The calendar in the booking dialog. null: the site's own scheduling page, which writes an email to the firm.
  // Any page that may be framed will do:
  //   Google    https://calendar.google.com/calendar/appointments/schedules/…?gv=true  (calendar.app.google refuses)
  //   Calendly  https://calendly.com/your-firm/30min
  //   Cal.com   https://cal.com/your-firm/30min/embed  (without /embed it refuses)
  bookingUrl: null,

  copyrightYear: 2024,
  consultation: {
    title: "Schedule Your Consultation",
    text: "Book a free 30-minute consultation to discuss your project needs and how we can help you grow.",
    minutes: 30,
    subject: "Consultation with Threefold",
    agenda: ["What we want to achieve", "What we have today", "What has to be decided, and by when"],
  },
  workingHours: {
    timeZone: "America/New_York",
    weekdays: [1, 2, 3, 4, 5],
    start: "09:00",
    end: "17:00",
    slotMinutes: 30,
    businessDays: 10,
    // The federal holidays. Where one falls on a weekend, add the date on which you keep it.
    closed: [
      "01-01", // New Year's Day
      { month: 1, weekday: 1, nth: 3 }, // Martin Luther King Jr. Day
      { month: 2, weekday: 1, nth: 3 }, // Presidents' Day
      { month: 5, weekday: 1, nth: "last" }, // Memorial Day
      "06-19", // Juneteenth
      "07-04", // Independence Day
      { month: 9, weekday: 1, nth: 1 }, // Labor Day
      { month: 10, weekday: 1, nth: 2 }, // Columbus Day
      "11-11", // Veterans Day
      { month: 11, weekday: 4, nth: 4 }, // Thanksgiving
      "12-25", // Christmas Day
    ],
  },
};
