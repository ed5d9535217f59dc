/** The schema of the firm's own data (content/site.ts). */
import { z } from "zod";
import { findFieldFault } from "./calendars";
import { analytics, bookingFields } from "./campaigns";
import * as field from "./fields";
import { id, listOf, text, textOf } from "./fields";

/** Maximum length of the firm's name, in characters, that fits the bar and page titles. */
const SHORT_NAME = 24;

/** An official number of the firm, with its label. */
const officialNumber = z.strictObject({ label: text(60), number: text(40) });

export const site = z
  .strictObject({
    sample: z.boolean(),
    /** The language of the site, such as "en-US" or "da". Dates, numbers and money follow it. */
    language: field.language,
    name: text(60),
    /** The name for the bar, titles and share pictures. By default, `name`. */
    shortName: text(SHORT_NAME).optional(),
    legalName: text(100),
    tagline: text(120),
    /** The address at which the site is published, without a trailing slash. */
    url: field.siteAddress,
    email: z.email("an email address"),
    /** The telephone number with the country code, formatted for reading. */
    phone: textOf(
      /^\+([ ()-]*\d){7,15}[ )]*$/,
      "a phone number of 7 to 15 digits that begins with + and the country code",
    ),
    /** The firm's profiles, to which the footer links. May be empty. */
    social: listOf(z.strictObject({ label: text(40), url: field.https }), 0),
    /** `street` includes the building's number. The footer and search engines get the parts that are set. */
    address: z.strictObject({
      street: text(80).optional(),
      postalCode: text(12).optional(),
      locality: text(60),
      region: text(60).optional(),
      country: textOf(/^[A-Z]{2}$/, "a country code of two capital letters, such as US"),
    }),
    /** The firm's entry in a register, and its tax number, as the footer shows them: "Company no. 01234567". */
    registration: officialNumber.optional(),
    taxNumber: officialNumber.optional(),
    /** The content of a search engine's meta element for verifying the owner of the site. */
    verification: z.strictObject({ google: text(120).optional(), bing: text(120).optional() }),
    bookingUrl: field.bookingAddress,
    /** The form fields of the calendar that the site fills in (docs/campaigns.md). */
    bookingFields: bookingFields.optional(),
    /** A script that counts visits and bookings (docs/campaigns.md). null or undefined: none. */
    analytics: analytics.nullish(),
    copyrightYear: field.wholeNumber(1900, 2100),
    consultation: z.strictObject({
      title: text(60),
      text: text(200),
      minutes: field.wholeNumber(5, 240),
      /** The team member who takes the call, unless the visitor's page names another one. */
      host: id.optional(),
      /** A sentence about when the firm replies to a request. */
      answer: text(80).optional(),
      /** The subject of the email that the site's own scheduling page writes. */
      subject: text(80),
      /** The topics of the consultation. */
      agenda: listOf(text(80)),
    }),
    workingHours: z.strictObject({
      /** The IANA name of the firm's time zone. The times below are in this zone. */
      timeZone: field.timeZone,
      /** The working days. 0 is Sunday, as in `Date.getDay`. */
      weekdays: listOf(field.wholeNumber(0, 6)),
      start: field.clockTime,
      end: field.clockTime,
      slotMinutes: field.wholeNumber(5, 240),
      /** The number of business days that the scheduling page lists, including closed ones. */
      businessDays: field.wholeNumber(1, 60),
      /** Days on which the firm is closed. May be empty. */
      closed: listOf(field.closedDay, 0),
    }),
  })
  .refine(({ name, shortName }) => shortName || name.length <= SHORT_NAME, {
    path: ["shortName"],
    error: `a shorter form of the name, for bar and titles: ${SHORT_NAME} characters`,
  })
  .refine(
    ({ workingHours: { start, end }, consultation: { minutes } }) =>
      !(Date.parse(`2000-01-01T${end}Z`) - Date.parse(`2000-01-01T${start}Z`) < minutes * 60_000),
    { path: ["workingHours", "end"], error: "a time late enough after the start for a consultation" },
  )
  .superRefine(({ bookingUrl, bookingFields = {} }, { addIssue }) => {
    for (const [name, field] of Object.entries(bookingFields)) {
      const message = findFieldFault(bookingUrl, field);
      if (message) addIssue({ code: "custom", path: ["bookingFields", name], message });
    }
  });
