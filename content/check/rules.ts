/** What is wrong with one field. */
export interface Problem {
  field: string;
  expected: string;
  found: string;
}

/** Looks at a value and says what is wrong with it: nothing, one thing, or several in the parts of a list. */
export type Rule = (value: unknown, field: string) => Problem[];

/** @returns the value as a fault shows it, cut to a readable length. */
export function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}

function wrong(value: unknown, field: string, expected: string): Problem[] {
  return [{ field, expected, found: shown(value) }];
}

function must(expected: string, holds: (value: unknown) => boolean): Rule {
  return (value, field) => (holds(value) ? [] : wrong(value, field, expected));
}

function mustBeText(expected: string, holds: (text: string) => boolean): Rule {
  return must(expected, (value) => typeof value === "string" && holds(value));
}

/** Text of `least` to `most` characters. Blank text never will do. */
export function text(most: number, least = 1): Rule {
  return (value, field) => {
    if (typeof value !== "string" || value.trim() === "") return wrong(value, field, "text that is not empty");
    if (value !== value.trim()) return wrong(value, field, "no space at the beginning or end");
    if (value.length >= least && value.length <= most) return [];
    const expected = least > 1 ? `${least} to ${most} characters` : `at most ${most} characters`;
    return [{ field, expected, found: `${value.length}: ${shown(value)}` }];
  };
}

export const id = mustBeText("lower-case words joined by hyphens, such as maya-lindqvist", (value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
);

export const flag = must("true or false", (value) => typeof value === "boolean");

function isHttps(value: string): boolean {
  return /^https:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/.test(value) && URL.canParse(value);
}

export const https = mustBeText("an address that begins with https://", isHttps);

export const siteAddress = mustBeText(
  "the https:// address of a host, without a path or a slash at its end",
  (value) => isHttps(value) && new URL(value).origin === value,
);

/** null, or a page that may stand in a frame: Google's short links and Cal.com's plain ones would stay blank. */
export const bookingAddress: Rule = (value, field) => {
  if (value === null) return [];
  if (typeof value !== "string" || !isHttps(value)) {
    return wrong(value, field, "an address that begins with https://, or null for the site's own scheduling page");
  }
  const { hostname, pathname, searchParams } = new URL(value);
  if (hostname === "calendar.app.google" || (hostname === "calendar.google.com" && searchParams.get("gv") !== "true")) {
    return wrong(value, field, "Google's long address, calendar.google.com/calendar/appointments/schedules/…?gv=true");
  }
  if (/(^|\.)cal\.com$/.test(hostname) && !pathname.endsWith("/embed")) {
    return wrong(value, field, "a Cal.com address that ends in /embed");
  }
  return [];
};

export const sitePath = mustBeText("a path that begins with / and has no slash at its end", (value) =>
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(value),
);

export const email = mustBeText("an email address", (value) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value));

export const phone = mustBeText("a phone number of 7 to 15 digits that begins with + and the country code", (value) => {
  const digits = value.replace(/\D/g, "").length;
  return /^\+[\d ()-]+$/.test(value) && digits >= 7 && digits <= 15;
});

export const country = mustBeText("a country code of two capital letters", (value) => /^[A-Z]{2}$/.test(value));

export const timeZone = mustBeText("the name of a time zone, such as America/New_York", (value) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    return false;
  }
});

export const clockTime = mustBeText("a time from 00:00 to 24:00", (value) =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value),
);

export const language = mustBeText("the tag of a language, such as en-US or da", (value) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value)[0] === value;
  } catch {
    return false;
  }
});

/** A date, a date of every year, or a weekday of a month of every year: see ClosedDay in content/site.ts. */
export const closedDay = must(
  'a date such as "2026-11-27", one of every year such as "12-25", or { month: 11, weekday: 4, nth: 4 } for the fourth ' +
    'Thursday of November, where nth is 1 to 4 or "last"',
  (value) => {
    // Every year may be a leap year.
    if (typeof value === "string") return isDate(/^\d\d-\d\d$/.test(value) ? `2000-${value}` : value);
    if (typeof value !== "object" || value === null) return false;
    const within = (field: string, least: number, most: number) =>
      wholeNumber(least, most)(Reflect.get(value, field), field).length === 0;
    const nth = within("nth", 1, 4) || Reflect.get(value, "nth") === "last";
    return within("month", 1, 12) && within("weekday", 0, 6) && nth;
  },
);

/** Whether the text is a date as ISO writes it, and in the calendar. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function wholeNumber(least: number, most: number): Rule {
  return must(
    `a whole number from ${least} to ${most}`,
    (value) => typeof value === "number" && Number.isInteger(value) && value >= least && value <= most,
  );
}

export function oneOf(allowed: readonly string[]): Rule {
  return must(`one of ${allowed.map(shown).join(", ")}`, (value) => allowed.some((one) => one === value));
}

/** The id of a record in another file, or null for none. */
export function reference(file: string, records: readonly { id: string }[]): Rule {
  return must(`an id of ${file}, or null`, (value) => value === null || records.some((record) => record.id === value));
}

export function optional(rule: Rule): Rule {
  return (value, field) => (value === undefined ? [] : rule(value, field));
}

/** A list, no two alike, each by the same rule; of at least one where `least` does not allow none. */
export function listOf(rule: Rule, least: 0 | 1 = 1): Rule {
  return (value, field) => {
    if (!Array.isArray(value) || value.length < least) {
      return wrong(value, field, least > 0 ? "a list of at least one" : "a list");
    }
    return value.flatMap((item, index) => {
      const first = value.findIndex((other) => shown(other) === shown(item));
      const place = `${field}[${index}]`;
      return first < index ? wrong(item, place, `something else than ${field}[${first}]`) : rule(item, place);
    });
  };
}

type FieldOf<T> = T extends unknown ? keyof T : never;

/** A record: one rule for every field, the optional ones too, so that a new field does not compile without one. */
export function shape<T>(fields: Record<FieldOf<T>, Rule>): Rule {
  return (value, field) => {
    if (typeof value !== "object" || value === null) return wrong(value, field, "a record");
    return Object.entries<Rule>(fields).flatMap(([name, rule]) =>
      rule(Reflect.get(value, name), field === "" ? name : `${field}.${name}`),
    );
  };
}

/** What a file below content/images turned out to be: how wide it can be shown, in px, or why it cannot. */
export type Image = { width: number } | { unreadable: string };

/** Looks up a path below content/images, upper and lower case told apart; undefined if there is no such file. */
export type ImageAt = (path: string) => Image | undefined;

/** Narrower than the smallest file that pages ask for, it could only be shown blurred. */
export const LEAST_WIDTH = 112;

/** Somebody, as a photograph or drawn. */
export function portrait(imageAt: ImageAt): Rule {
  return imageRule(
    imageAt,
    `a PNG, JPEG or SVG file below content/images, at least ${LEAST_WIDTH} px wide if it is not SVG`,
    /\.(png|jpe?g|svg)$/i,
    ({ width }) => width >= LEAST_WIDTH,
  );
}

/** A client's mark, which takes the colour of the text around it. */
export function mark(imageAt: ImageAt): Rule {
  return imageRule(imageAt, "an SVG file below content/images, with a viewBox", /\.svg$/i, () => true);
}

function imageRule(
  imageAt: ImageAt,
  expected: string,
  name: RegExp,
  fits: (image: { width: number }) => boolean,
): Rule {
  return (value, field) => {
    if (typeof value !== "string" || !name.test(value)) return wrong(value, field, expected);
    const image = imageAt(value);
    if (image && "width" in image && fits(image)) return [];
    const found = !image ? "no such file" : "width" in image ? `${image.width} px` : image.unreadable;
    return [{ field, expected, found: `${shown(value)}: ${found}` }];
  };
}
