/** What a field of a record may be. A message says what was expected; the check adds where, and what it found. */
import { z } from "zod";

/** Text that holds by a rule of its own, which says what was expected where it does not. */
function textBy(rule: (value: string) => string | undefined) {
  return z.string().check(({ value, issues }) => {
    const message = rule(value);
    if (message) issues.push({ code: "custom", message, input: value });
  });
}

function textThat(expected: string, holds: (value: string) => boolean) {
  return textBy((value) => (holds(value) ? undefined : expected));
}

/** Plain text of `least` to `most` characters. Blank text never will do. */
export function text(most: number, least = 1) {
  return textBy((value) => {
    if (value.trim() === "") return "text that is not empty";
    if (value !== value.trim()) return "no space at the beginning or end";
    const [tag] = /<\/?[a-z][^>]*>|&#?\w+;/i.exec(value) ?? [];
    if (tag) return `plain text, since a page would show ${tag} as it stands: write the words and characters alone`;
    if (value.length < least) return `at least ${least} characters, not ${value.length}`;
    return value.length > most ? `at most ${most} characters, not ${value.length}` : undefined;
  });
}

export const id = textThat("lower-case words joined by hyphens, such as maya-lindqvist", (value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
);

/** True while the record is invented, so that it is not published by mistake (deploy/launch-guard.ts). */
export const sample = z.boolean();

function isHttps(value: string): boolean {
  return /^https:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/.test(value) && URL.canParse(value);
}

export const https = textThat("an address that begins with https://", isHttps);

export const siteAddress = textThat(
  "the https:// address of a host, without a path or a slash at its end",
  (value) => isHttps(value) && new URL(value).origin === value,
);

/** null, or a page that may stand in a frame: Google's short links and Cal.com's plain ones would stay blank. */
export const bookingAddress = textBy((value) => {
  if (!isHttps(value)) return "an address that begins with https://, or null for the site's own scheduling page";
  const { hostname, pathname, searchParams } = new URL(value);
  if (hostname === "calendar.app.google" || (hostname === "calendar.google.com" && searchParams.get("gv") !== "true")) {
    return "Google's long address, calendar.google.com/calendar/appointments/schedules/…?gv=true";
  }
  const isCalCom = /(^|\.)cal\.com$/.test(hostname);
  return isCalCom && !pathname.endsWith("/embed") ? "a Cal.com address that ends in /embed" : undefined;
}).nullable();

export const sitePath = textThat("a path that begins with / and has no slash at its end, such as /talent", (value) =>
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(value),
);

export const email = textThat("an email address", (value) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value));

export const phone = textThat(
  "a phone number of 7 to 15 digits that begins with + and the country code",
  (value) => /^\+[\d ()-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, "")),
);

export const country = textThat("a country code of two capital letters, such as US", (value) =>
  /^[A-Z]{2}$/.test(value),
);

export const timeZone = textThat("the name of a time zone, such as America/New_York", (value) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    return false;
  }
});

export const clockTime = textBy((value) => {
  if (/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value)) return undefined;
  const [, hour, minute] = /^(\d)[:.](\d\d)$/.exec(value) ?? [];
  return `a time from 00:00 to 24:00${hour ? `, written "0${hour}:${minute}"` : ""}`;
});

export const language = textThat("the tag of a language, such as en-US or da", (value) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value)[0] === value;
  } catch {
    return false;
  }
});

/**
 * A day on which the firm takes no consultations, by its own calendar: one date ("2026-11-27"), a date of every year
 * ("12-25"), or a weekday of a month of every year (the fourth Thursday of November). Weekdays as in `Date.getDay`.
 */
export type ClosedDay = string | { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | "last" };

const weekdayOfMonth = z.strictObject({
  month: z.int().min(1).max(12),
  weekday: z.int().min(0).max(6),
  nth: z.union([z.literal("last"), z.int().min(1).max(4)]),
});

export const closedDay = z.custom<ClosedDay>(
  // A date of every year may be one of a leap year.
  (value) =>
    typeof value === "string"
      ? isDate(/^\d\d-\d\d$/.test(value) ? `2000-${value}` : value)
      : weekdayOfMonth.safeParse(value).success,
  'a date such as "2026-11-27", one of every year such as "12-25", or { month: 11, weekday: 4, nth: 4 } for the fourth ' +
    'Thursday of November, where nth is 1 to 4 or "last"',
);

/** Whether the text is a date as ISO writes it, and in the calendar. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function wholeNumber(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return z.int(expected).min(least, expected).max(most, expected);
}

/** A list, no two alike, each by the same rule; of at least one where `least` does not allow none. */
export function listOf<Item extends z.ZodType>(item: Item, least: 0 | 1 = 1) {
  return z
    .array(item)
    .min(least)
    .check(({ value, issues }) => {
      const all = value.map((one) => JSON.stringify(one));
      for (const [index, one] of all.entries()) {
        const first = all.indexOf(one);
        const message = `something else than number ${first + 1} of the list`;
        if (first < index) issues.push({ code: "custom", message, input: value[index], path: [index] });
      }
    })
    .readonly();
}

/** A path below content/images to somebody's portrait or another picture. The check looks at the file, too. */
export const picture = textThat("a PNG, JPEG or SVG file below content/images, such as team/maya.jpg", (value) =>
  /\.(png|jpe?g|svg)$/i.test(value),
);

/** The same for a client's mark, which stands on any surface. */
export const mark = textThat(
  "an SVG file below content/images, or a PNG with a clear ground: other formats bring a box of their own",
  (value) => /\.(svg|png)$/i.test(value),
);
