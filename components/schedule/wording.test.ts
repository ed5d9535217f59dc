import { expect, test } from "@playwright/test";
import { hoursInWords } from "./hours";
import { clockSpan, clockTime, dateName, dateWords, partOfDay } from "./wording";

const utc = Date.UTC;

test("names a date without commas", () => {
  expect(dateName(utc(2026, 10, 24))).toBe("Tuesday 24 November");
  expect(dateWords(utc(2026, 8, 1), "short")).toEqual({ weekday: "Tue", day: "1", month: "Sep", year: "2026" });
});

test("tells the time with 24 hours or with twelve", () => {
  const times = [utc(2026, 0, 1, 0, 30), utc(2026, 0, 1, 9, 0), utc(2026, 0, 1, 12, 0), utc(2026, 0, 1, 23, 30)];
  expect(times.map((time) => clockTime(time, false))).toEqual(["00:30", "09:00", "12:00", "23:30"]);
  expect(times.map((time) => clockTime(time, true))).toEqual(["12:30 am", "9:00 am", "12:00 pm", "11:30 pm"]);
  expect(clockSpan(utc(2026, 0, 1, 23, 30), utc(2026, 0, 2, 0, 0), false)).toBe("23:30 to 00:00");
});

test("knows the parts of a day by their first hours", () => {
  const parts = [0, 5, 6, 11, 12, 17, 18, 23].map((hour) => partOfDay(utc(2026, 0, 1, hour, 30)));
  expect(parts).toEqual(["Night", "Night", "Morning", "Morning", "Afternoon", "Afternoon", "Evening", "Evening"]);
});

test("tells working hours in words", () => {
  const hours = { start: "09:00", end: "17:00", timeZone: "America/New_York" };
  expect(hoursInWords({ ...hours, weekdays: [1, 2, 3, 4, 5] })).toBe("Monday to Friday, 09:00 to 17:00, New York time");
  expect(hoursInWords({ ...hours, weekdays: [0, 6, 5] })).toMatch(/^Friday to Sunday,/);
  expect(hoursInWords({ ...hours, weekdays: [1, 3, 4] })).toMatch(/^Monday, Wednesday and Thursday,/);
  expect(hoursInWords({ ...hours, weekdays: [2, 4] })).toMatch(/^Tuesday and Thursday,/);
  expect(hoursInWords({ ...hours, weekdays: [3] })).toMatch(/^Wednesday,/);
});
