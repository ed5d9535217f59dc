import { expect, test } from "@playwright/test";
import { cityOf, detectZone, instantsOf, isRepeated, isSupportedZone, offsetName, wallAt } from "./zones";

const utc = Date.UTC;
const instantOf = (wall: number, zone: string) => instantsOf(wall, zone)[0];

test("converts an instant to the wall time of any zone, also with half an hour and across the date line", () => {
  const instant = utc(2026, 10, 24, 14, 0);
  expect(wallAt(instant, "America/New_York")).toBe(utc(2026, 10, 24, 9, 0));
  expect(wallAt(instant, "Asia/Kolkata")).toBe(utc(2026, 10, 24, 19, 30));
  expect(wallAt(instant, "Asia/Kathmandu")).toBe(utc(2026, 10, 24, 19, 45));
  expect(wallAt(instant, "Pacific/Kiritimati")).toBe(utc(2026, 10, 25, 4, 0));
  expect(wallAt(instant, "Pacific/Pago_Pago")).toBe(utc(2026, 10, 24, 3, 0));
  // Midnight is 0, not 24, and milliseconds are left out.
  expect(wallAt(utc(2026, 10, 24, 5, 0), "America/New_York")).toBe(utc(2026, 10, 24, 0, 0));
  expect(wallAt(utc(2026, 10, 24, 14, 0, 7, 999), "UTC")).toBe(utc(2026, 10, 24, 14, 0, 7));
});

test("finds the instant of a wall time on both sides of a change of clocks", () => {
  // New York: on 8 March 2026, 02:00 becomes 03:00; on 1 November 2026, 02:00 becomes 01:00.
  expect(instantOf(utc(2026, 2, 8, 1, 30), "America/New_York")).toBe(utc(2026, 2, 8, 6, 30));
  expect(instantOf(utc(2026, 2, 8, 3, 0), "America/New_York")).toBe(utc(2026, 2, 8, 7, 0));
  expect(instantOf(utc(2026, 10, 1, 0, 30), "America/New_York")).toBe(utc(2026, 10, 1, 4, 30));
  expect(instantOf(utc(2026, 10, 1, 2, 30), "America/New_York")).toBe(utc(2026, 10, 1, 7, 30));
});

test("finds no instant for a skipped time, and both for a repeated one", () => {
  expect(instantOf(utc(2026, 2, 8, 2, 30), "America/New_York")).toBeUndefined();
  const twice = [utc(2026, 10, 1, 5, 30), utc(2026, 10, 1, 6, 30)];
  expect(instantsOf(utc(2026, 10, 1, 1, 30), "America/New_York")).toEqual(twice);
  expect(instantOf(utc(2026, 10, 1, 1, 30), "America/New_York")).toBe(twice[0]);
  // Far from Greenwich: in New Zealand, on 5 April 2026, 03:00 becomes 02:00.
  expect(instantsOf(utc(2026, 3, 5, 2, 30), "Pacific/Auckland")).toEqual([
    utc(2026, 3, 4, 13, 30),
    utc(2026, 3, 4, 14, 30),
  ]);
  // On Lord Howe Island the clock changes by half an hour: on 4 October 2026, 02:00 becomes 02:30.
  expect(instantOf(utc(2026, 9, 4, 2, 15), "Australia/Lord_Howe")).toBeUndefined();
  expect(instantOf(utc(2026, 9, 4, 2, 30), "Australia/Lord_Howe")).toBe(utc(2026, 9, 3, 15, 30));
  // Samoa skipped 30 December 2011.
  expect(instantOf(utc(2011, 11, 30, 9, 0), "Pacific/Apia")).toBeUndefined();
});

test("converts every hour of the months in which clocks change to an instant and back", () => {
  const zones = ["America/New_York", "Europe/London", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham"];
  const wrong: string[] = [];
  for (const zone of zones) {
    for (const month of [2, 3, 8, 9, 10]) {
      for (let instant = utc(2026, month, 1); instant < utc(2026, month + 1, 1); instant += 3_600_000) {
        const wall = wallAt(instant, zone);
        const found = instantOf(wall, zone);
        if (found === undefined || wallAt(found, zone) !== wall) wrong.push(`${zone} ${new Date(wall).toISOString()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("recognizes a time that the clock shows twice", () => {
  // New York, 1 November 2026: 01:30 at 05:30 and 06:30 UTC.
  const repeated = (hour: number, minute: number) => isRepeated(utc(2026, 10, 1, hour, minute), "America/New_York");
  expect([repeated(5, 0), repeated(5, 30), repeated(6, 0), repeated(6, 30)]).toEqual([true, true, true, true]);
  expect([repeated(4, 30), repeated(7, 0), repeated(17, 0)]).toEqual([false, false, false]);
  expect(isRepeated(utc(2026, 10, 1, 6, 0), "Asia/Riyadh")).toBe(false);
});

test("formats a UTC offset as GMT and hours", () => {
  const winter = utc(2026, 0, 15);
  const offsets = ["Europe/London", "Asia/Kolkata", "America/St_Johns"].map((zone) => offsetName(winter, zone));
  expect([...offsets, offsetName(utc(2026, 6, 15), "Europe/London")]).toEqual(["GMT", "GMT+5:30", "GMT-3:30", "GMT+1"]);
});

test("recognizes unknown zones, and names the city of others", () => {
  expect(isSupportedZone("Europe/Paris")).toBe(true);
  expect(isSupportedZone("Europe/Atlantis")).toBe(false);
  expect(isSupportedZone("Etc/Unknown")).toBe(false);
  expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(cityOf("UTC")).toBe("UTC");
  // Expects a city's current name, even if the browser has the zone under a former name.
  for (const zone of ["Asia/Calcutta", "Asia/Kolkata"]) expect(cityOf(zone)).toBe("Kolkata");
  expect(cityOf("Europe/Kiev")).toBe("Kyiv");
  expect(cityOf("Europe/Prague", { "Europe/Prague": "Praha" })).toBe("Praha");
});

test.describe("the visitor's own zone", () => {
  /** Returns the visitor's zone if the browser reports a given one. */
  function detect(timeZone: string | undefined, firmZone?: string): string | undefined {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...real.call(this), timeZone: timeZone as string };
    };
    try {
      return detectZone(firmZone);
    } finally {
      Intl.DateTimeFormat.prototype.resolvedOptions = real;
    }
  }

  test("is the reported zone if it is named after a place and the browser knows it", () => {
    for (const zone of ["Europe/Paris", "America/Argentina/Buenos_Aires", "US/Eastern"])
      expect(detect(zone)).toBe(zone);
    const hidden = [
      "Europe/Atlantis",
      "UTC",
      "GMT",
      "Etc/GMT+5",
      "Etc/Unknown",
      "+05:30",
      "EST",
      "CST6CDT",
      "",
      undefined,
    ];
    for (const name of hidden) expect(detect(name), name).toBeUndefined();
  });

  test("is the firm's zone if the browser reports a former name of it", () => {
    expect(detect("Asia/Calcutta", "Asia/Kolkata")).toBe("Asia/Kolkata");
    expect(detect("Asia/Calcutta", "Asia/Dhaka")).toBe("Asia/Calcutta");
  });

  test("is undefined if the browser hides it behind another one, unless that is the firm's zone", () => {
    expect(detect("Atlantic/Reykjavik", "America/New_York")).toBeUndefined();
    expect(detect("Atlantic/Reykjavik", "Atlantic/Reykjavik")).toBe("Atlantic/Reykjavik");
  });
});
