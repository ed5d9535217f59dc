/**
 * The types of fields. Each message states the expected value; the check adds the field's location and the actual
 * value.
 */
import { z } from "zod";
import { findCalendarFault } from "./calendars";

const TYPES: Readonly<Record<string, string>> = {
  string: "text that is not empty",
  boolean: "true or false",
  array: "a list",
  object: "a record",
};

// Messages for rules without their own message. They continue "expected".
z.config({
  customError(issue) {
    switch (issue.code) {
      case "invalid_type":
        return TYPES[issue.expected];
      case "invalid_value":
        return `one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
      case "unrecognized_keys":
        return "no field of this name";
      case "too_small":
        if (issue.origin === "array") return `a list of at least ${issue.minimum}`;
        return `at least ${issue.minimum} characters, not ${String(issue.input).length}`;
      case "too_big":
        return `at most ${issue.maximum} characters, not ${String(issue.input).length}`;
    }
  },
});

/** Matches HTML, which a page would show literally. */
const MARKUP = /<\/?[a-z][^>]*>|&#?\w+;/i;

/** Returns the schema of plain text that is not blank, with at most `most` characters. */
export function text(most: number) {
  return z
    .string()
    .refine((value) => value.trim() !== "", { error: "text that is not empty", abort: true })
    .refine((value) => value === value.trim(), { error: "no space at the beginning or end", abort: true })
    .refine((value) => !MARKUP.test(value), {
      error: ({ input }) =>
        `plain text, since a page would show ${MARKUP.exec(String(input))?.[0]} as it stands: write the words and characters alone`,
      abort: true,
    })
    .max(most);
}

/**
 * Returns the schema of text of a certain form.
 *
 * @param expected A description of the form, for the message.
 */
export function textOf(form: RegExp | ((value: string) => boolean), expected: string) {
  return z.string(expected).refine((value) => (form instanceof RegExp ? form.test(value) : form(value)), expected);
}

/** The id of the record itself or of another record (`references` in records.ts lists the kinds). */
export const id = textOf(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens, such as maya-lindqvist");

function isHttps(value: string): boolean {
  return /^https:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/.test(value) && URL.canParse(value);
}

export const https = textOf(isHttps, "an address that begins with https://");

export const siteAddress = textOf(
  (value) => isHttps(value) && new URL(value).origin === value,
  "the https:// address of a host, without a path or a slash at its end",
);

/** The address of a page that allows framing (calendars.ts), or null. */
export const bookingAddress = z
  .string()
  .refine(isHttps, {
    error: "an address that begins with https://, or null for the site's own scheduling page",
    abort: true,
  })
  .refine((value) => !findCalendarFault(value), { error: ({ input }) => findCalendarFault(String(input)) })
  .nullable();

export const sitePath = textOf(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  "a path that begins with / and has no slash at its end, such as /talent",
);

/** Returns whether Intl knows a name. Intl throws an error for an unknown name. */
function isKnown(ask: () => unknown): boolean {
  try {
    return Boolean(ask());
  } catch {
    return false;
  }
}

export const timeZone = textOf(
  (timeZone) => isKnown(() => new Intl.DateTimeFormat("en", { timeZone })),
  "the name of a time zone, such as America/New_York",
);

export const language = textOf(
  (tag) => isKnown(() => Intl.DateTimeFormat.supportedLocalesOf(tag)[0] === tag),
  "the tag of a language, such as en-US or da",
);

export const clockTime = textOf(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time from 00:00 to 24:00, such as "09:30"');

export function wholeNumber(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return z.int(expected).min(least, expected).max(most, expected);
}

const date = z.iso.date();

/**
 * A day in the firm's time zone on which the firm is closed: a date ("2026-11-27"), a date of every year ("12-25"), a
 * weekday of a month of every year (the fourth Thursday of November), or a number of days (`plusDays`) after that
 * weekday. Weekdays are numbered as in `Date.getDay`.
 */
export const closedDay = z.union(
  [
    date,
    // 2000 was a leap year, so "02-29" is valid.
    z.string().refine((day) => date.safeParse(`2000-${day}`).success),
    z.strictObject({
      month: wholeNumber(1, 12),
      weekday: wholeNumber(0, 6),
      nth: z.literal([1, 2, 3, 4, "last"]),
      plusDays: wholeNumber(1, 6).optional(),
    }),
  ],
  'a date such as "2026-11-27", one of every year such as "12-25", or { month: 11, weekday: 4, nth: 4 } for the fourth ' +
    'Thursday of November, where nth is 1 to 4 or "last"',
);

export type ClosedDay = z.infer<typeof closedDay>;

/** Returns the schema of a list without duplicates. The list may be empty only if `least` is 0. */
export function listOf<Item extends z.ZodType>(item: Item, least: 0 | 1 = 1) {
  return z
    .array(item)
    .min(least)
    .refine(
      (list) => new Set(list.map((entry) => JSON.stringify(entry))).size === list.length,
      "a list in which no two are alike",
    )
    .readonly();
}

/** Matches the folder that paths in records are relative to. Records leave out its name. */
const IMAGE_FOLDER = /^(\.?\/)?content\/images\//;

/**
 * Returns the schema of a path relative to content/images with one of these extensions, such as "logos/norvane.svg".
 */
export function imageBelow(endings: RegExp, expected: string) {
  return z
    .string()
    .refine((path) => !IMAGE_FOLDER.test(path), {
      error: ({ input }) => `the path below content/images: write "${String(input).replace(IMAGE_FOLDER, "")}"`,
      abort: true,
    })
    .refine((path) => endings.test(path), expected);
}

/** The path of a picture relative to content/images. export/images.ts checks the file. */
export const picture = imageBelow(
  /\.(png|jpe?g|svg)$/i,
  "a PNG, JPEG or SVG file below content/images, such as team/maya.jpg",
);
