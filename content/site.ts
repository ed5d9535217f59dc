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
  },
};
