import { expect, test } from "@playwright/test";
import { records } from "../records";
import { accents } from "../theme";
import { checkContent as faultsOf } from "./check";
import type { Records } from "./records";

const [site] = records.site;
const [member] = records.team;

/** Returns all records, with some fields of the first record of a kind replaced. */
function withFirst<K extends keyof Records>(kind: K, change: object): Records {
  const [first, ...others] = records[kind];
  return { ...records, [kind]: [{ ...first, ...change }, ...others] };
}

/** Returns all records with one field replaced. The field may be nested: "workingHours.start". */
function withField(kind: keyof Records, field: string, value: unknown): Records {
  const [outer = "", inner] = field.split(".");
  const first: object = records[kind][0] ?? {};
  return withFirst(kind, { [outer]: inner ? { ...Reflect.get(first, outer), [inner]: value } : value });
}

/** Returns those of the cases whose kind has records on this site. */
function withRecords<Case extends readonly [kind: keyof Records, ...unknown[]]>(cases: readonly Case[]): Case[] {
  return cases.filter(([kind]) => records[kind].length > 0);
}

function nameOf(kind: keyof Records): string {
  const [first] = records[kind];
  return first && "id" in first ? first.id : String(site?.name);
}

test("finds no fault in the site's content", () => {
  expect(faultsOf(records)).toEqual([]);
});

test("reports the faults of all files at once", () => {
  test.skip(!member, "the site has no team");
  const content = {
    ...withFirst("team", { name: "", profileUrl: "http://profiles.example.com/maya" }),
    ...{ site: withFirst("site", { email: "hello" }).site },
  };
  expect(faultsOf(content)).toEqual([
    `content/site.ts: ${site?.name}: email: expected an email address; found "hello"`,
    `content/team.ts: ${member?.id}: name: expected text that is not empty; found ""`,
    `content/team.ts: ${member?.id}: profileUrl: expected an address that begins with https://; found "http://profiles.example.com/maya"`,
  ]);
});

// Expected values, as the messages describe them.
const TEXT = "text that is not empty";
const TIME = 'a time from 00:00 to 24:00, such as "09:30"';
const LATE = "a time late enough after the start for a consultation";
const DAY =
  'a date such as "2026-11-27", one of every year such as "12-25", or { month: 11, weekday: 4, nth: 4 } for the fourth ' +
  'Thursday of November, where nth is 1 to 4 or "last"';
const HOST = "the https:// address of a host, without a path or a slash at its end";
const SCRIPT = "the address of a script in public/, such as /analytics.js, or one that begins with https://";
const ANALYTICS = { src: "/analytics.js", notice: "This site counts visits." };
const BOOKING = "an address that begins with https://, or null for the site's own scheduling page";
const GOOGLE = "Google's long address, calendar.google.com/calendar/appointments/schedules/…?gv=true";
const CAL_COM = "a Cal.com address that ends in /embed, such as https://cal.com/your-firm/30min/embed";
const PICTURE = "a PNG, JPEG or SVG file below content/images, such as team/maya.jpg";
const PICTURED = "{ image, alt } for a picture of your own, or { scene } for one of the drawings in content/scenes.ts";
const ALIKE = "a list in which no two are alike";
const oneOf = (values: readonly string[]) => `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`;
const long = (length: number) => "x".repeat(length);

/** Kind, field, refused value, expectation, and the position within the field. */
const REFUSED: readonly (readonly [
  kind: keyof Records,
  field: string,
  value: unknown,
  expected: string,
  at?: string,
])[] = [
  ["team", "id", "Maya Lindqvist", "lower-case words joined by hyphens, such as maya-lindqvist"],
  ["team", "name", "  ", TEXT],
  ["team", "name", undefined, TEXT],
  ["team", "name", " Maya", "no space at the beginning or end"],
  ["team", "name", "<b>Maya</b>", "plain text, since a page would show <b> as it stands"],
  ["team", "name", "Maya &amp; Co", "plain text, since a page would show &amp; as it stands"],
  ["team", "nickname", "M", "no field of this name"],
  ["team", "shortName", "Zz", "a part of the name as it stands there"],
  ["team", "sample", "yes", "true or false"],
  ["team", "image", "ada.gif", PICTURE],
  ["team", "image", "team/ada", PICTURE],
  ["team", "image", "content/images/team/ada.png", 'the path below content/images: write "team/ada.png"'],
  ["logos", "image", "/content/images/mark.svg", 'the path below content/images: write "mark.svg"'],
  ["logos", "image", "logos/mark.jpg", "an SVG file below content/images, or a PNG with a transparent background"],
  ["case-studies", "picture", { image: "work.gif", alt: "The screen" }, PICTURE, ".image"],
  ["case-studies", "picture", { image: "work.png" }, PICTURED],
  ["case-studies", "picture", { scene: "nothing" }, PICTURED],
  ["case-studies", "picture", "workflow", PICTURED],
  ["case-studies", "results", [{ value: "9%" }], TEXT, "[0].label"],
  ["case-studies", "channels", [], "a list of at least 1"],
  ["months", "channelIds", ["nowhere"], oneOf(records.channels.map(({ id }) => id)), "[0]"],
  ["routes", "shareTitle", long(61), "at most 60 characters, not 61"],
  ["routes", "title", long(59), "at most 60 characters together with the firm's name (shortName in site.ts)"],
  ["routes", "description", "Short.", "at least 70 characters, not 6"],
  ["routes", "path", "/talent/", "a path that begins with / and has no slash at its end"],
  ["routes", "canonical", "/nowhere", "the path of a page"],
  ["routes", "host", "nobody", oneOf(records.team.map(({ id }) => id))],
  ["routes", "tab", "zz", "words of navLabel as they stand in it"],
  ["services", "colour", "pink", oneOf(accents)],
  ["services", "picture", {}, PICTURED],
  ["services", "price", [], "at most 24 characters, or [least, most]"],
  ["services", "features", ["Logs", ""], TEXT, "[1]"],
  ["services", "features", ["Logs", "Logs"], ALIKE],
  ["services", "price", [9, 5], "the least before the most"],
  ["services", "page", "nowhere", oneOf(records.routes.map(({ id }) => id))],
  ["reasons", "claim", "no-such-claim", 'one of "'],
  ["site", "shortName", long(25), "at most 24 characters, not 25"],
  ["site", "url", "https://threefold.example.com/", HOST],
  ["site", "phone", "555-0143", "a phone number of 7 to 15 digits that begins with + and the country code"],
  ["site", "copyrightYear", "2024", "a whole number from 1900 to 2100"],
  ["site", "language", "English", "the tag of a language, such as en-US or da"],
  ["site", "bookingUrl", "", BOOKING],
  ["site", "bookingUrl", "http://calendly.com/threefold", BOOKING],
  ["site", "bookingUrl", "javascript:alert(1)", BOOKING],
  ["site", "bookingUrl", "https://calendar.app.google/Xy12", `${GOOGLE}, since a short link refuses`],
  ["site", "bookingUrl", "https://cal.com/threefold/30min", `${CAL_COM}, since without /embed`],
  ["site", "bookingFields", { about: "a1" }, "no field of this name", ".about"],
  ["site", "analytics", { ...ANALYTICS, src: "analytics.js" }, SCRIPT, ".src"],
  ["site", "analytics", { ...ANALYTICS, src: "http://stats.example.com/script.js" }, SCRIPT, ".src"],
  [
    "site",
    "analytics",
    { ...ANALYTICS, attributes: { onload: "x" } },
    "attributes whose names begin",
    ".attributes.onload",
  ],
  ["site", "analytics", { ...ANALYTICS, connect: ["https://stats.example.com/api"] }, HOST, ".connect[0]"],
  ["site", "analytics", { ...ANALYTICS, consent: "consent.js" }, "the address of a script in public/", ".consent"],
  ["site", "analytics", { src: "/analytics.js" }, "text that is not empty", ".notice"],
  ["site", "consultation.host", "nobody", oneOf(records.team.map(({ id }) => id))],
  ["site", "workingHours.timeZone", "New York", "the name of a time zone, such as America/New_York"],
  ["site", "workingHours.weekdays", [1, 7], "a whole number from 0 to 6", "[1]"],
  ["site", "workingHours.weekdays", [1, 1], ALIKE],
  ["site", "workingHours.start", "9 am", TIME],
  ["site", "workingHours.end", "00:10", LATE],
  ["site", "workingHours.closed", undefined, "a list"],
  ["site", "workingHours.closed", [{ month: 0, weekday: 4, nth: 4 }], "a whole number from 1 to 12", "[0].month"],
  ["site", "workingHours.closed", [{ month: 11, weekday: 7, nth: 4 }], "a whole number from 0 to 6", "[0].weekday"],
  ...["25 December", "2026-02-29", "02-30", "13-01", "1-1", "11/27/2026", "2026-11", "26-11-27", "", 1225, null].map(
    (day) => ["site", "workingHours.closed", [day], DAY, "[0]"] as const,
  ),
  ...[
    { month: 11, weekday: "Thursday", nth: 4 },
    { month: 11, weekday: 4, nth: 5 },
    { month: 11, weekday: 4 },
  ].map((day) => ["site", "workingHours.closed", [day], DAY, "[0]"] as const),
];

test("refuses an invalid field with its file and record, the expected form and the actual value", () => {
  for (const [kind, field, value, expected, at = ""] of withRecords(REFUSED)) {
    if (field.endsWith("host") && !member) continue;
    const name = field === "id" ? String(value) : nameOf(kind);
    // Checks only the first message, because a record without fields causes one for each field.
    const isEmpty = JSON.stringify(value) === "{}";
    const faults = faultsOf(withField(kind, field, value)).slice(0, isEmpty ? 1 : undefined);
    const line = expect.stringContaining(`content/${kind}.ts: ${name}: ${field}${at}: expected ${expected}`);
    expect.soft(faults, `${field}: ${JSON.stringify(value)}`).toEqual([line]);
    if (at === "" && value !== undefined)
      expect.soft(faults[0]).toContain(`; found ${JSON.stringify(value).slice(0, 90)}`);
  }
});

test("refuses a form field of another calendar if the site uses its own scheduling page", () => {
  const [fault = ""] = faultsOf(withFirst("site", { bookingUrl: null, bookingFields: { topic: "a1" } }));
  expect(fault).toContain("bookingFields.topic: expected no field, since the site's own scheduling page has them");
});

const ACCEPTED: readonly (readonly [kind: keyof Records, field: string, values: readonly unknown[]])[] = [
  ["team", "image", ["team/Søren Brook.jpg", "IMG_1.JPG", "ada.jpeg", "Ada (2).PNG", "team/ada.svg", undefined]],
  ["logos", "image", ["logos/mark.PNG"]],
  ["case-studies", "picture", [undefined, { scene: "workflow" }, { image: "work.png", alt: "The screen" }]],
  ["site", "workingHours.closed", [[], ["2026-11-27"], ["2028-02-29"], ["12-25"], ["02-29"]]],
  ["site", "workingHours.closed", [[{ month: 5, weekday: 1, nth: "last" }]]],
  ["site", "workingHours.closed", [[{ month: 11, weekday: 4, nth: 4, plusDays: 1 }]]],
  ["site", "bookingUrl", [null, "https://calendly.com/threefold/30min"]],
  ["site", "verification", [{}]],
  ["site", "social", [[]]],
];

test("accepts what an owner may write in a field", () => {
  for (const [kind, field, values] of withRecords(ACCEPTED)) {
    for (const value of values) expect.soft(faultsOf(withField(kind, field, value)), `${field}: ${value}`).toEqual([]);
  }
});

test("accepts any part of a page's label as the label of its tab", () => {
  expect(faultsOf(withFirst("routes", { navLabel: "Qqq AI", tab: "AI" }))).toEqual([]);
});

test("requires a short name if the name is long", () => {
  expect(faultsOf(withFirst("site", { name: long(25), shortName: undefined }))).toEqual([
    `content/site.ts: ${long(25)}: shortName: expected a shorter form of the name, for bar and titles: 24 characters; found nothing`,
  ]);
});

test("identifies a record that lacks an id by its name, or by its position if it has no name", () => {
  test.skip(!member || records.plans.length === 0, "the site has no such record");
  expect(faultsOf(withFirst("team", { id: undefined }))[0]).toContain(`content/team.ts: ${member?.name}: id: `);
  expect(faultsOf(withFirst("plans", { id: "" }))[0]).toMatch(/^content\/plans\.ts: record 1: id: /);
});
