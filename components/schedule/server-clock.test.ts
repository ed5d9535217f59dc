import { expect, test } from "@playwright/test";
import { clockError } from "./server-clock";
import { DAY, MINUTE } from "./zones";

const NOW = Date.UTC(2026, 10, 24, 14, 0);
const DATE = "Tue, 24 Nov 2026 14:00:00 GMT";
const HOUR = 60 * MINUTE;

test("ignores a clock that is right, or less than an hour off", () => {
  for (const offset of [0, 59 * MINUTE, -59 * MINUTE]) expect(clockError(DATE, null, NOW + offset)).toBe(0);
});

test("measures how far a clock is off", () => {
  for (const offset of [9 * HOUR, -9 * HOUR, 1096 * DAY, -730 * DAY])
    expect(clockError(DATE, null, NOW + offset)).toBe(-offset);
});

test("allows for the age of a cached response, whether or not the cache updates its date", () => {
  const age = String((30 * HOUR) / 1000);
  for (const offset of [0, 10 * HOUR, 30 * HOUR]) expect(clockError(DATE, age, NOW + offset)).toBe(0);
  expect(clockError(DATE, age, NOW - 2 * DAY)).toBe(2 * DAY + 30 * HOUR);
  expect(clockError(DATE, age, NOW + 4 * DAY)).toBe(30 * HOUR - 4 * DAY);
});

test("trusts the device if the server sends no time", () => {
  for (const date of [null, "", "yesterday"]) expect(clockError(date, null, NOW)).toBe(0);
  expect(clockError(DATE, "soon", NOW)).toBe(0);
});
