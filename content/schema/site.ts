/** The firm itself: content/site.ts. */
import { z } from "zod";
import { findFieldFault } from "./calendars";
import { analytics, bookingFields } from "./campaigns";
import * as field from "./fields";
import { id, listOf, text, textOf } from "./fields";

/** The longest firm name, in characters, that fits the bar and page titles. */
const SHORT_NAME = 24;

export const site = z
  .strictObject({
    sample: z.boolean(),
    /** The language of the site: "en-US", "da". Dates, numbers and money follow it. */
    language: field.language,
    name: text(60),
    /** For the bar, titles and share pictures. Without it, they show `name`. */
    shortName: text(SHORT_NAME).optional(),
    legalName: text(100),
    tagline: text(120),
    /** Where the site is published, without a trailing slash. */
    url: field.siteAddress,
    email: z.email("an email address"),
    /** Formatted for reading, with the country code. */
    phone: textOf(
      /^\+([ ()-]*\d){7,15}[ )]*$/,
      "a phone number of 7 to 15 digits that begins with + and the country code",
    ),
    /** The firm's profiles, which the footer links. May be an empty list. */
    social: listOf(z.strictObject({ label: text(40), url: field.https }), 0),
    address: z.strictObject({
      locality: text(60),
      region: text(60).optional(),
      country: textOf(/^[A-Z]{2}$/, "a country code of two capital letters, such as US"),
    }),
    /** The content of the meta element by which a search engine verifies who owns the site. */
    verification: z.strictObject({ google: text(120).optional(), bing: text(120).optional() }),
    bookingUrl: field.bookingAddress,
    /** The data of a visit that is filled into the calendar's form (docs/campaigns.md). */
    bookingFields: bookingFields.optional(),
    /** A script that counts visits and bookings (docs/campaigns.md); null or left out: none. */
    analytics: analytics.nullish(),
    copyrightYear: field.wholeNumber(1900, 2100),
    consultation: z.strictObject({
      title: text(60),
      text: text(200),
      minutes: field.wholeNumber(5, 240),
      /** The team member who takes the call, unless the visitor's page names another one. */
      host: id.optional(),
      /** A sentence: when the firm answers a request. */
      answer: text(80).optional(),
      /** The subject of the email that the site's own scheduling page writes. */
      subject: text(80),
      /** What happens in the consultation. */
      agenda: listOf(text(80)),
    }),
    workingHours: z.strictObject({
      /** IANA name of the firm's time zone; the times below are in it. */
      timeZone: field.timeZone,
      /** 0 is Sunday, as in `Date.getDay`. */
      weekdays: listOf(field.wholeNumber(0, 6)),
      start: field.clockTime,
      end: field.clockTime,
      slotMinutes: field.wholeNumber(5, 240),
      /** How many business days the scheduling page lists, days off included. */
      businessDays: field.wholeNumber(1, 60),
      /** Days off. May be an empty list. */
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
