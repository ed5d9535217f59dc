import type { Site } from "./schema/records";

/** Length of a consultation, in minutes. */
const minutes = 30;

/** The facts about the firm. */
export const site: Site = {
  sample: true,
  language: "en-US",
  name: "Threefold",
  legalName: "Threefold Studio LLC",
  tagline: "One firm for software, AI, hiring and marketing.",
  url: "https://threefold.example.com",
  email: "hello@threefold.example.com",
  phone: "+1 (202) 555-0143",
  // This sample address does not exist.
  social: [{ label: "LinkedIn", url: "https://linkedin.example.com/company/threefold" }],
  address: { locality: "Washington", region: "DC", country: "US" },

  // Where the law asks for them (docs/make-it-yours.md):
  //   address: { street: "Lindenstr. 1", postalCode: "10969", … }
  //   registration: { label: "Company no.", number: "01234567" }, taxNumber: { label: "VAT", number: "GB123456789" }

  // { google, bing }: the content of the meta element that Search Console or Webmaster Tools asks for.
  verification: {},

  // The calendar in the booking dialog. null: the site's own scheduling page, which writes an email to the firm. The
  // address may be that of any page that allows framing:
  //   Google    https://calendar.google.com/calendar/appointments/schedules/…?gv=true  (not calendar.app.google)
  //   Calendly  https://calendly.com/your-firm/30min
  //   Cal.com   https://cal.com/your-firm/30min/embed  (not without /embed)
  bookingUrl: null,

  // The names of that calendar's form fields that the site fills in: docs/campaigns.md.
  //   Calendly  { topic: "a1", answer: "a2", clickId: "a3" }
  //   Cal.com   { topic: "notes", answer: "notes" }
  bookingFields: {},

  // A script that counts visits and bookings. null: none. docs/campaigns.md has the records for Plausible and Umami.
  analytics: null,

  copyrightYear: 2024,
  consultation: {
    title: "Schedule Your Consultation",
    text: `Book a free ${minutes}-minute consultation to discuss your project needs and how we can help you grow.`,
    minutes,
    // The person in team.ts who takes the call. A page can name another person (routes.ts).
    host: "maya-lindqvist",
    answer: "We\u00a0confirm within one business hour.",
    subject: "Consultation with Threefold",
    agenda: [
      "You describe what you need",
      "We ask what you have tried",
      "We answer: whether we can help, and roughly what it costs",
    ],
  },
  workingHours: {
    timeZone: "America/New_York",
    weekdays: [1, 2, 3, 4, 5],
    start: "09:00",
    end: "17:00",
    slotMinutes: 30,
    businessDays: 10,
    // Days on which the firm is closed. A holiday whose date differs from year to year, such as Easter Monday, needs an
    // entry for each year: "2027-03-29". If the firm makes up for a holiday on a weekend by closing on a weekday, add
    // that weekday's date.
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
      { month: 11, weekday: 4, nth: 4, plusDays: 1 }, // The day after it
      "12-25", // Christmas Day
    ],
  },
};

/** Returns the firm's name for the bar, titles and share pictures. */
export function shortName({ shortName, name }: Pick<Site, "name" | "shortName"> = site): string {
  return shortName ?? name;
}

/** Returns the firm's location: "Washington, DC", or only the town if the address has no region. */
export function formatLocation(
  { locality, region }: Pick<Site["address"], "locality" | "region"> = site.address,
): string {
  return region ? `${locality}, ${region}` : locality;
}

/**
 * The path of the site's own scheduling page. The booking dialog shows it in a frame if `bookingUrl` is null. It is not
 * indexed.
 */
export const schedulePath = "/schedule/";
