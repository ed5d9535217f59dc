import { expect, test } from "@playwright/test";
import { messages } from "@/content/words";
import { createWording, firstWeekday, formatHoursInZone, formatSlot, formatSpan, formatWorkingHours } from "./wording";
import { cityOf } from "./zones";

const utc = Date.UTC;
const AMERICAN = createWording("en-US");
const GERMAN = createWording("de");
/** The site's language may have another name for a city (`cityNames` in content/words.ts). */
const inZone = (zone: string) => messages.inZone(cityOf(zone));

test("writes dates in the order of the language", () => {
  const date = utc(2026, 10, 24);
  expect(AMERICAN.date(date)).toBe("Tuesday, November 24");
  expect(AMERICAN.dateOfYear(date)).toBe("Tuesday, November 24, 2026");
  expect(AMERICAN.shortDate(date)).toBe("Nov 24");
  expect(GERMAN.date(date)).toBe("Dienstag, 24. November");
  expect(AMERICAN.shortWeekday(date)).toBe("Tue");
});

test("writes times on the clock of the language, with plain spaces", () => {
  const starts = [utc(2026, 0, 1, 0, 30), utc(2026, 0, 1, 9, 0), utc(2026, 0, 1, 12, 0), utc(2026, 0, 1, 23, 30)];
  expect(starts.map(AMERICAN.clock)).toEqual(["12:30 AM", "9:00 AM", "12:00 PM", "11:30 PM"]);
  expect(starts.map(GERMAN.clock)).toEqual(["00:30", "09:00", "12:00", "23:30"]);
  expect(createWording("da").clock(utc(2026, 0, 1, 14, 0))).toBe("14.00");
});

test("converts the firm's hours to another clock, with that day's offset", () => {
  const hours = { start: "09:00", end: "17:00", timeZone: "America/New_York" };
  const november = utc(2026, 10, 24);
  expect(formatHoursInZone("Europe/London", november, hours, AMERICAN)).toBe(
    `2:00–10:00 PM, ${inZone("Europe/London")}`,
  );
  // In Britain, daylight saving time begins three weeks later.
  expect(formatHoursInZone("Europe/London", utc(2026, 2, 16), hours, AMERICAN)).toContain("1:00–9:00 PM");
  expect(formatHoursInZone("Asia/Tokyo", november, hours, AMERICAN)).toContain("11:00 PM–7:00 AM");
  expect(formatHoursInZone("Europe/Copenhagen", november, hours, createWording("da"))).toContain("15.00–23.00");
});

test("writes AM or PM once if both ends of a span share it", () => {
  const spans = (language: string) =>
    [utc(2026, 0, 1, 9, 0), utc(2026, 0, 1, 23, 30)].map((from) =>
      formatSpan(from, from + 1_800_000, createWording(language)),
    );
  expect(spans("en-US")).toEqual(["9:00–9:30 AM", "11:30 PM–12:00 AM"]);
  expect(spans("da")).toEqual(["09.00–09.30", "23.30–00.00"]);
});

test("writes working hours in words, on the same clock", () => {
  const hours = { start: "09:00", end: "17:00", timeZone: "America/New_York" };
  const inWords = (weekdays: number[]) => formatWorkingHours({ ...hours, weekdays }, "en-US");
  expect(inWords([1, 2, 3, 4, 5])).toBe(
    [messages.span("Monday", "Friday"), messages.span("9:00 AM", "5:00 PM"), inZone("America/New_York")].join(", "),
  );
  expect(inWords([0, 6, 5])).toContain(`${messages.span("Friday", "Sunday")}, `);
  expect(inWords([1, 3, 4])).toMatch(/^Monday, Wednesday, and Thursday, /);
  expect(inWords([2, 4])).toMatch(/^Tuesday and Thursday, /);
  expect(inWords([3])).toMatch(/^Wednesday,/);
  expect(formatWorkingHours({ ...hours, end: "24:00", weekdays: [1] }, "en-US")).toContain(
    messages.span("9:00 AM", "12:00 AM"),
  );
});

test("formats a slot on a zone's clock", () => {
  expect(formatSlot(utc(2026, 10, 24, 14, 0), 30, "Europe/Paris", AMERICAN)).toEqual({
    wall: utc(2026, 10, 24, 15, 0),
    date: "Tuesday, November 24",
    figures: "3:00",
    half: "PM",
    span: "3:00–3:30 PM",
    zone: inZone("Europe/Paris"),
    zoneAndOffset: `${inZone("Europe/Paris")} (GMT+1)`,
  });
});

test("distinguishes the two times of a repeated hour, and ends no slot before it begins", () => {
  // New York, 1 November 2026: at 06:00 UTC the clock goes back from 02:00 to 01:00.
  const slotAt = (hour: number, minute: number, language = AMERICAN) =>
    formatSlot(utc(2026, 10, 1, hour, minute), 30, "America/New_York", language);
  expect([slotAt(5, 0), slotAt(5, 30), slotAt(6, 0), slotAt(6, 30), slotAt(7, 0)].map(({ span }) => span)).toEqual([
    "1:00–1:30 AM GMT-4",
    "1:30 AM GMT-4–1:00 AM GMT-5",
    "1:00–1:30 AM GMT-5",
    "1:30–2:00 AM GMT-5",
    "2:00–2:30 AM",
  ]);
  expect([slotAt(5, 30), slotAt(6, 30)].map(({ half }) => half)).toEqual(["AM GMT-4", "AM GMT-5"]);
  expect(slotAt(6, 30, GERMAN).half).toBe("GMT-5");
  // 8 March 2026: on that clock, half an hour appears to end an hour and a half later.
  expect(formatSlot(utc(2026, 2, 8, 6, 30), 30, "America/New_York", AMERICAN).span).toBe("1:30 AM GMT-5–3:00 AM GMT-4");
});

test("formats consecutive working days as a range, on whichever day the week begins", () => {
  const week = (weekdays: number[], language = "en-US") =>
    formatWorkingHours({ weekdays, start: "09:00", end: "17:00", timeZone: "Asia/Jerusalem" }, language).split(
      /, 0?9/,
    )[0];
  expect(week([0, 1, 2, 3, 4])).toBe(messages.span("Sunday", "Thursday"));
  expect(week([6, 0, 1, 2, 3], "en-GB")).toBe(messages.span("Saturday", "Wednesday"));
  expect(week([1, 2, 3, 4, 5])).toBe(messages.span("Monday", "Friday"));
  // With gaps, the list begins with the first day of the week in the language.
  expect(week([0, 2, 4])).toBe("Sunday, Tuesday, and Thursday");
  expect(week([0, 2, 4], "en-GB")).toBe("Tuesday, Thursday and Sunday");
});

test("returns the first day of the week in a language", () => {
  expect([firstWeekday("en-US"), firstWeekday("he-IL"), firstWeekday("de-DE")]).toEqual([0, 0, 1]);
});
