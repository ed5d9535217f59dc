import { expect, test } from "@playwright/test";
import { SETTINGS } from "./settings.fixture";
import { groupByDate, type Hours, latestRequest, NOTICE_HOURS, upcomingDays, upcomingStarts } from "./slots";
import { MINUTE, wallAt } from "./zones";

const utc = Date.UTC;
const NEW_YORK: Hours = { ...SETTINGS.hours, weekdays: [1, 2, 3, 4, 5] };

/** Formats an instant in a zone as `2026-11-24 09:00`. */
function clock(instant: number | undefined, timeZone: string): string {
  if (instant === undefined) return "nothing";
  return new Date(wallAt(instant, timeZone)).toISOString().slice(0, 16).replace("T", " ");
}

/** Returns the offered days in a zone with their number of slots, as `2026-11-24 × 16`. */
function dates(hours: Hours, now: number, timeZone = hours.timeZone): string[] {
  return groupByDate(upcomingStarts(hours, now), timeZone).map(
    ({ date, starts }) => `${new Date(date).toISOString().slice(0, 10)} × ${starts.length}`,
  );
}

test("offers ten business days of sixteen half hours, over two weekends", () => {
  // Monday 23 November 2026, 15:00 in New York: two working hours before Tuesday's first slot.
  const now = utc(2026, 10, 23, 20, 0);
  expect(dates(NEW_YORK, now)).toEqual(
    ["11-24", "11-25", "11-26", "11-27", "11-30", "12-01", "12-02", "12-03", "12-04", "12-07"].map(
      (day) => `2026-${day} × 16`,
    ),
  );
  const starts = upcomingStarts(NEW_YORK, now);
  expect(clock(starts[0], "America/New_York")).toBe("2026-11-24 09:00");
  expect(clock(starts[15], "America/New_York")).toBe("2026-11-24 16:30");
});

test("offers today only if one of its slots starts in two hours or later", () => {
  expect(NOTICE_HOURS).toBe(2); // 16:30 in New York is 21:30 UTC in November.
  const onTheDot = dates(NEW_YORK, utc(2026, 10, 24, 19, 30));
  expect(onTheDot[0]).toBe("2026-11-24 × 1");
  expect(onTheDot).toHaveLength(10);

  const momentsLater = dates(NEW_YORK, utc(2026, 10, 24, 19, 30, 0, 1));
  expect(momentsLater[0]).toBe("2026-11-25 × 16");
  expect(momentsLater).toHaveLength(10);
  expect(momentsLater.at(-1)).toBe("2026-12-08 × 16");
});

test("requires two hours of notice within working hours, also for the next day", () => {
  const first = (now: number, hours = NEW_YORK) => clock(upcomingStarts(hours, now)[0], "America/New_York");
  // Monday 23 November, 16:15 in New York, and later that evening.
  expect(first(utc(2026, 10, 23, 21, 15))).toBe("2026-11-24 10:30");
  expect(first(utc(2026, 10, 24, 1, 0))).toBe("2026-11-24 11:00");
  // The working day is one and a half hours long, so half an hour of the notice remains for the next day.
  expect(first(utc(2026, 10, 24, 1, 0), { ...NEW_YORK, end: "10:30" })).toBe("2026-11-25 09:30");
});

test("stops offering a time at the exact millisecond", () => {
  const firms: Hours[] = [
    NEW_YORK,
    { ...NEW_YORK, end: "10:30", closed: ["11-25"] },
    { ...NEW_YORK, weekdays: [5], businessDays: 2, minutes: 240 },
    { ...NEW_YORK, timeZone: "Asia/Riyadh", weekdays: [0, 1, 2, 3, 4] },
  ];
  for (const hours of firms) {
    // Offsets in hours from Monday noon in New York: before, during and after working hours, and on the weekend.
    for (const hour of [-60, -3, 2, 4.6, 15]) {
      const [first = 0] = upcomingStarts(hours, utc(2026, 10, 23, 17) + hour * 60 * MINUTE);
      const until = latestRequest(hours, first);
      expect(upcomingStarts(hours, until)[0], `${hours.timeZone}, ${hour}`).toBe(first);
      expect(upcomingStarts(hours, until + 1)[0], `${hours.timeZone}, ${hour}, later`).toBeGreaterThan(first);
    }
  }
});

test("offers Monday first to a visitor who comes on a weekend", () => {
  expect(dates(NEW_YORK, utc(2026, 10, 28, 15, 0))[0]).toBe("2026-11-30 × 12");
  // Sunday 29 November, 23:59 in New York.
  expect(dates(NEW_YORK, utc(2026, 10, 30, 4, 59))[0]).toBe("2026-11-30 × 12");
});

test("uses the firm's date, not the visitor's or UTC's", () => {
  // 01:30 UTC on Saturday is still Friday evening in New York.
  expect(dates(NEW_YORK, utc(2026, 10, 28, 1, 30))[0]).toBe("2026-11-30 × 12");
  // Tuesday 10:00 in Sydney is Monday 23:00 UTC.
  const sydney = { ...NEW_YORK, timeZone: "Australia/Sydney" };
  expect(clock(upcomingStarts(sydney, utc(2026, 10, 23, 23, 0))[0], "Australia/Sydney")).toBe("2026-11-24 12:00");
});

test("groups slots by the dates in the visitor's zone", () => {
  const now = utc(2026, 10, 23, 20, 0);
  const [first] = groupByDate(upcomingStarts(NEW_YORK, now), "Pacific/Kiritimati");
  // Tuesday 09:00 in New York is Wednesday 04:00 on Kiritimati.
  expect(clock(first?.starts[0], "Pacific/Kiritimati")).toBe("2026-11-25 04:00");
  expect(first?.starts).toHaveLength(16);
  expect(first?.date).toBe(utc(2026, 10, 25));
});

test("splits a working day over two of the visitor's dates, and joins halves of two working days on one", () => {
  // New York's 09:00 to 16:30 is 23:00 to 06:30 in Tokyo.
  const days = dates(NEW_YORK, utc(2026, 10, 23, 20, 0), "Asia/Tokyo");
  expect(days.slice(0, 5)).toEqual([
    "2026-11-24 × 2",
    "2026-11-25 × 16",
    "2026-11-26 × 16",
    "2026-11-27 × 16",
    "2026-11-28 × 14",
  ]);
  // Ten working days in three runs. Each run spans one more date in Tokyo than in New York.
  expect(days).toHaveLength(13);
});

for (const [whose, from, paris] of [
  // Daylight saving time in New York begins on Sunday 8 March 2026, in Paris on 29 March.
  ["firm's", utc(2026, 2, 4, 20, 0), ["03-05 15:00", "03-06 15:00", "03-09 14:00", "03-10 14:00", "03-11 14:00"]],
  // Daylight saving time in Paris ends on Sunday 25 October 2026, in New York a week later.
  [
    "visitor's",
    utc(2026, 9, 22, 19, 0),
    ["10-23 15:00", "10-26 14:00", "10-27 14:00", "10-28 14:00", "10-29 14:00", "10-30 14:00", "11-02 15:00"],
  ],
] as const) {
  test(`keeps the firm's hours when the ${whose} clocks change`, () => {
    const nineOClocks = upcomingStarts(NEW_YORK, from).filter((start) =>
      clock(start, "America/New_York").endsWith("09:00"),
    );
    expect(nineOClocks).toHaveLength(10);
    expect(nineOClocks.slice(0, paris.length).map((start) => clock(start, "Europe/Paris").slice(5))).toEqual(paris);
  });
}

test("leaves out times that the firm's clocks skip", () => {
  const nightOwl: Hours = { ...NEW_YORK, weekdays: [0], start: "01:00", end: "04:00", businessDays: 2 };
  const starts = upcomingStarts(nightOwl, utc(2026, 1, 28, 12, 0)).filter((start) => start > utc(2026, 2, 7));
  expect(starts.map((start) => clock(start, "America/New_York").slice(11))).toEqual([
    "01:00",
    "01:30",
    "03:00",
    "03:30",
  ]);
});

test("ends the last consultation within the hours, however long it is", () => {
  const long = upcomingStarts({ ...NEW_YORK, minutes: 45, end: "10:30", businessDays: 2 }, utc(2026, 10, 23, 5, 0));
  expect(long.slice(-2).map((start) => clock(start, "America/New_York").slice(11))).toEqual(["09:00", "09:30"]);
});

test.describe("a closed day", () => {
  /** Returns the dates of a year without slots, which are those on which the firm is closed. */
  function closedIn(year: number, closed: Hours["closed"]): string[] {
    const everyDay = { ...NEW_YORK, weekdays: [0, 1, 2, 3, 4, 5, 6], businessDays: 400 };
    const offered = (hours: Hours) => dates(hours, utc(year, 0, 1, 6, 0)).map((day) => day.slice(0, 10));
    const open = new Set(offered({ ...everyDay, closed }));
    return offered(everyDay).filter((day) => !open.has(day) && day.startsWith(String(year)));
  }

  test("is one date, a date of every year, or a weekday of a month", () => {
    const thanksgiving = { month: 11, weekday: 4, nth: 4 } as const;
    const memorialDay = { month: 5, weekday: 1, nth: "last" } as const;
    const closed = ["2027-07-16", "12-25", thanksgiving, memorialDay];
    expect(closedIn(2026, closed)).toEqual(["2026-05-25", "2026-11-26", "2026-12-25"]);
    expect(closedIn(2027, closed)).toEqual(["2027-05-31", "2027-07-16", "2027-11-25", "2027-12-25"]);
    expect(closedIn(2028, closed)).toEqual(["2028-05-29", "2028-11-23", "2028-12-25"]);
  });

  test("may be a number of days after a weekday of a month, in that month or the next", () => {
    const plusDays = 1;
    const fridays = [
      { month: 11, weekday: 4, nth: 4, plusDays } as const,
      { month: 4, weekday: 4, nth: "last", plusDays } as const,
    ];
    expect(closedIn(2026, fridays)).toEqual(["2026-05-01", "2026-11-27"]);
    // 1 November 2030 is a Friday, so the day after the fourth Thursday is the fifth Friday.
    expect(closedIn(2030, fridays)).toEqual(["2030-04-26", "2030-11-29"]);
  });

  test("on February 29 exists in leap years only", () => {
    expect(closedIn(2027, ["02-29"])).toEqual([]);
    expect(closedIn(2028, ["02-29"])).toEqual(["2028-02-29"]);
  });

  test("is replaced by a later day, so that the number of offered days stays the same", () => {
    const now = utc(2026, 10, 23, 20, 0);
    const closed = dates({ ...NEW_YORK, closed: ["11-24", "2026-11-26"] }, now);
    expect(closed).toHaveLength(NEW_YORK.businessDays);
    expect(closed.slice(0, 3)).toEqual(["2026-11-25 × 16", "2026-11-27 × 16", "2026-11-30 × 16"]);
  });

  test("follows the firm's date, not the visitor's", () => {
    // The later part of Wednesday in New York is Thursday in Tokyo, and the later part of Thursday is Friday there.
    const days = dates({ ...NEW_YORK, closed: ["11-26"] }, utc(2026, 10, 23, 20, 0), "Asia/Tokyo");
    expect(days.slice(1, 4)).toEqual(["2026-11-25 × 16", "2026-11-26 × 14", "2026-11-27 × 2"]);
  });

  test("offers the full number of days to a firm that works one weekday and is often closed", () => {
    const closed = ["11-27", "12-04", "12-11", "12-18", "12-25", "01-01", "01-08", "01-15", "01-22"];
    const fridays = dates({ ...NEW_YORK, weekdays: [5], businessDays: 2, closed }, utc(2026, 10, 23, 20, 0));
    expect(fridays).toEqual(["2027-01-29 × 12", "2027-02-05 × 16"]);
  });

  test("is listed among the open days, in a longer list if half of it would be closed", () => {
    const list = (closed: string[], businessDays = 5) =>
      upcomingDays({ ...NEW_YORK, closed, businessDays }, utc(2026, 10, 23, 20, 0), "America/New_York").map(
        ({ date, starts }) => `${new Date(date).toISOString().slice(5, 10)} × ${starts.length}`,
      );
    expect(list(["11-26"])).toEqual(["11-24 × 16", "11-25 × 16", "11-26 × 0", "11-27 × 16", "11-30 × 16"]);
    const half = list(["11-24", "11-25", "11-26"]);
    expect(half.slice(0, 4)).toEqual(["11-24 × 0", "11-25 × 0", "11-26 × 0", "11-27 × 16"]);
    // It ends with the fifth open day.
    expect(half).toHaveLength(8);
    // The firm is closed for more days than the list can show, so the list has only open days.
    const weeks = ["11-24", "11-25", "11-26", "11-27", "11-30", "12-01", "12-02", "12-03", "12-04", "12-07"];
    expect(list(weeks)).toEqual(["12-08 × 16", "12-09 × 16", "12-10 × 16", "12-11 × 16", "12-14 × 16"]);
  });
});

test("offers ten weeks for a firm with one working day, and nothing for one with none", () => {
  const fridays = dates({ ...NEW_YORK, weekdays: [5] }, utc(2026, 10, 27, 20, 0));
  expect(fridays).toHaveLength(10);
  expect(fridays[0]).toBe("2026-12-04 × 16");
  expect(upcomingStarts({ ...NEW_YORK, weekdays: [] }, utc(2026, 10, 24))).toEqual([]);
  expect(groupByDate([], "UTC")).toEqual([]);
});

test.describe("a firm that works at night", () => {
  const night = { ...NEW_YORK, weekdays: [0], start: "00:00", end: "03:00", businessDays: 2 };
  /** Returns the starts on the second Sunday. On the first Sunday, the notice removes some. */
  const secondSunday = (hours: Hours, now: number) =>
    groupByDate(upcomingStarts(hours, now), hours.timeZone)[1]?.starts;

  test("offers both occurrences of an hour that its clock repeats, in order", () => {
    // Sunday 1 November 2026, 02:00 becomes 01:00: there are four hours from 00:00 to 03:00.
    expect(secondSunday(night, utc(2026, 9, 20))).toEqual(
      Array.from({ length: 8 }, (_, index) => utc(2026, 10, 1, 4) + index * 30 * MINUTE),
    );
  });

  test("ends every consultation before it closes, also if the clock skips an hour", () => {
    // Sunday 8 March 2026, 02:00 becomes 03:00: an hour that starts at 01:30 would end at 03:30.
    const starts = secondSunday({ ...night, minutes: 60 }, utc(2026, 1, 24));
    expect(starts?.map((start) => clock(start, night.timeZone))).toEqual([
      "2026-03-08 00:00",
      "2026-03-08 00:30",
      "2026-03-08 01:00",
    ]);
  });
});

test("leaves out an open day on which every slot is too soon, instead of calling it closed", () => {
  // On a closed Wednesday. Slots on Thursday would be on offer from 11:00, but the last consultation begins at 10:30.
  const hours = { ...NEW_YORK, start: "09:00", end: "12:00", minutes: 90, slotMinutes: 30, closed: ["2026-11-25"] };
  const now = Date.UTC(2026, 10, 25, 16);
  const days = upcomingDays(hours, now, hours.timeZone);
  expect(days.every(({ starts }) => starts.length > 0)).toBe(true);
  expect(days[0]?.date).toBe(Date.UTC(2026, 10, 27));
});
