import { expect, test } from "@playwright/test";
import { type Hours, startsOfDate } from "./slots";
import { type Action, initState, nextChange, reduce, type State } from "./state";
import { DAY, MINUTE } from "./zones";

const utc = Date.UTC;
const HOURS: Hours = {
  timeZone: "America/New_York",
  weekdays: [1, 2, 3, 4, 5],
  start: "09:00",
  end: "17:00",
  slotMinutes: 30,
  businessDays: 5,
  closed: [],
  minutes: 30,
};
const HOUR = 60 * MINUTE;
/** Tuesday, 24 November 2026, 09:00 in New York. The first time on offer is 11:00. */
const NOW = utc(2026, 10, 24, 14);
const ELEVEN = NOW + 2 * HOUR;
const TUESDAY = utc(2026, 10, 24);
const WEDNESDAY = TUESDAY + DAY;

const begin = (zone = "Europe/Paris", now = NOW) =>
  initState({ zone, topic: "landing", pageChoice: "40 a day" }, HOURS, now);

/** Returns the state after several actions, each with the instant at which it happens. */
function after(state: State, ...steps: readonly (readonly [Action, number?])[]): State {
  return steps.reduce((current, [action, now = NOW]) => reduce(current, action, HOURS, now), state);
}

const take = { type: "take" } as const;
const send = { type: "send" } as const;
const refresh = { type: "refresh" } as const;
const choose = (start: number) => ({ type: "choose-time", start }) as const;
const offered = (state: State) => state.days.flatMap(({ starts }) => starts);

/** Returns a state with a letter for 11:00 and with a name filled in. */
const written = () =>
  after(begin(), [choose(ELEVEN)], [take], [{ type: "fill-in", details: { name: "Ada", tel: "555" } }]);

test("begins with the first open day and no time chosen", () => {
  expect(begin()).toMatchObject({ step: "choosing", date: TUESDAY, start: undefined, gone: undefined });
  expect(offered(begin())[0]).toBe(ELEVEN);
});

test("shows the firm's times if the visitor's zone is unknown", () => {
  const state = initState({ zone: undefined, topic: undefined, pageChoice: "" }, HOURS, NOW);
  expect(state.zone).toBeUndefined();
  expect(state.days).toEqual(begin("America/New_York").days);
  expect(after(state, [{ type: "choose-zone", zone: "Asia/Tokyo" }]).zone).toBe("Asia/Tokyo");
});

test("writes no request before a time is chosen", () => {
  expect(after(begin(), [take]).step).toBe("choosing");
});

test("goes from a chosen time to a written and a sent letter, and back", () => {
  const prepared = after(begin(), [choose(ELEVEN)], [take]);
  expect(prepared).toMatchObject({ step: "prepared", start: ELEVEN });
  const sent = after(prepared, [send]);
  expect(sent.step).toBe("sent");
  expect(after(sent, [{ type: "change-time" }])).toMatchObject({ step: "choosing", start: ELEVEN });
});

test("keeps the chosen time of day when another day is chosen", () => {
  const next = after(begin(), [choose(ELEVEN)], [{ type: "choose-day", date: WEDNESDAY }]);
  expect(next.start).toBe(ELEVEN + DAY);
  // 10:30 is too soon today, but on offer tomorrow.
  const early = ELEVEN + DAY - HOUR / 2;
  const today = after(next, [choose(early)], [{ type: "choose-day", date: TUESDAY }]);
  expect(today.start).toBeUndefined();
  expect(after(today, [{ type: "choose-day", date: WEDNESDAY }]).start).toBe(early);
});

test("keeps the chosen instant in another zone, on the date that it has there", () => {
  const late = ELEVEN + 5 * HOUR;
  const state = after(begin(), [choose(late)], [{ type: "choose-zone", zone: "Asia/Tokyo" }]);
  expect(state).toMatchObject({ start: late, date: WEDNESDAY });
  expect(startsOfDate(state.days, state.date)).toContain(late);
});

test("keeps the two times of a repeated hour apart", () => {
  const riyadh = { ...HOURS, timeZone: "Asia/Riyadh", weekdays: [0, 4], start: "07:00", end: "15:00" };
  const now = utc(2026, 9, 29);
  const [first, second] = [utc(2026, 10, 1, 5, 30), utc(2026, 10, 1, 6, 30)];
  const state = initState({ zone: "America/New_York", topic: undefined, pageChoice: "" }, riyadh, now);
  expect(offered(state)).toEqual(expect.arrayContaining([first, second]));
  for (const start of [first, second]) expect(reduce(state, choose(start), riyadh, now).start).toBe(start);
});

test("removes times that are too soon at every action", () => {
  const noon = NOW + 3 * HOUR;
  const actions: Action[] = [
    refresh,
    take,
    { type: "fill-in", details: { name: "Ada", tel: "" } },
    { type: "choose-topic", topic: "talent" },
    { type: "choose-day", date: TUESDAY },
  ];
  for (const action of actions) expect(offered(after(begin(), [action, noon]))[0], action.type).toBe(noon + 2 * HOUR);
  // In the evening, today is no longer listed.
  expect(after(begin(), [refresh, NOW + 9 * HOUR]).date).toBe(WEDNESDAY);
});

test("returns the same state if nothing has changed", () => {
  const state = begin();
  expect(after(state, [refresh, NOW])).toBe(state);
  expect(after(state, [take])).toBe(state);
  expect(after(state, [{ type: "fill-in", details: { name: "", tel: "" } }])).toBe(state);
  expect(after(state, [{ type: "choose-topic", topic: "landing" }])).toBe(state);
});

test("refuses a chosen time that is no longer on offer, and returns which one", () => {
  // The page opens at 09:00. The visitor chooses 11:30, and presses the button at 14:00.
  const half = ELEVEN + HOUR / 2;
  const state = after(begin(), [choose(half)], [take, NOW + 5 * HOUR]);
  expect(state).toMatchObject({ step: "choosing", start: undefined, gone: half });
  expect(after(state, [choose(ELEVEN + 5 * HOUR), NOW + 5 * HOUR])).toMatchObject({ gone: undefined });
  expect(after(begin(), [choose(half), NOW + 5 * HOUR])).toMatchObject({ start: undefined, gone: half });
});

test("keeps a request until its time comes, then marks it as passed and keeps the rest", () => {
  expect(after(written(), [refresh, ELEVEN - 1]).step).toBe("prepared");
  for (const [action, now] of [
    [refresh, ELEVEN],
    [send, ELEVEN],
    [refresh, NOW + 3 * DAY],
    [send, NOW + 3 * DAY],
  ] as const) {
    const passed = after(written(), [action, now]);
    expect(passed.step).toBe("passed");
    const again = after(passed, [{ type: "change-time" }, now]);
    expect(again).toMatchObject({ step: "choosing", start: undefined, gone: ELEVEN });
    expect(again).toMatchObject({ topic: "landing", pageChoice: "40 a day", details: { name: "Ada", tel: "555" } });
    const next = offered(again)[0] ?? 0;
    expect(after(again, [choose(next), now], [take, now])).toMatchObject({ step: "prepared", start: next });
  }
});

test("omits the visitor's answer if the topic changes", () => {
  expect(after(begin(), [{ type: "choose-topic", topic: "talent" }])).toMatchObject({
    topic: "talent",
    pageChoice: "",
  });
});

test("uses the server's clock if the device's is wrong", () => {
  for (const error of [1096 * DAY, -730 * DAY, 9 * HOUR]) {
    const wrong = begin("Europe/Paris", NOW + error);
    const right = after(wrong, [{ type: "set-clock", clockError: -error }, NOW + error]);
    expect(right.days).toEqual(begin().days);
    expect(right.date).toBe(TUESDAY);
    const chosen = after(right, [choose(ELEVEN), NOW + error], [take, NOW + error]);
    expect(chosen).toMatchObject({ step: "prepared", start: ELEVEN });
    expect(after(chosen, [refresh, ELEVEN + error]).step).toBe("passed");
  }
});

test("keeps the chosen day when the measured error of the clock differs a little, and when it differs much", () => {
  const wrong = { type: "set-clock", clockError: -2 * HOUR } as const;
  const chosen = after(
    begin("Europe/Paris", NOW + 2 * HOUR),
    [wrong, NOW + 2 * HOUR],
    [{ type: "choose-day", date: WEDNESDAY }, NOW + 2 * HOUR],
  );
  expect(chosen.date).toBe(WEDNESDAY);
  const remeasured = after(chosen, [{ type: "set-clock", clockError: -2 * HOUR + 40 }, NOW + 2 * HOUR]);
  expect(remeasured).toBe(chosen);
  expect(after(chosen, [{ type: "set-clock", clockError: 0 }, NOW]).date).toBe(WEDNESDAY);
});

test("keeps the id of the calendar event, and counts changes of its time", () => {
  const started = initState(
    { zone: undefined, topic: undefined, pageChoice: "", event: { sequence: 0, id: "7" } },
    HOURS,
    NOW,
  );
  const first = after(started, [choose(ELEVEN)], [take]);
  expect(first.event).toMatchObject({ id: "7", sequence: 0 });
  const same = after(first, [{ type: "change-time" }], [take]);
  expect(same.event.sequence).toBe(0);
  const changed = after(same, [{ type: "change-time" }], [choose(ELEVEN + HOUR)], [take]);
  expect(changed.event).toMatchObject({ id: "7", sequence: 1 });
});

test("needs a refresh when the first time is too soon, and when the time of a request comes", () => {
  expect(nextChange(begin("Europe/Paris", NOW - HOUR))).toBe(NOW + 1);
  const state = begin();
  expect(after(state, [refresh, nextChange(state)])).not.toBe(state);
  // The state changes at midnight at the latest, because a closed day at the start of the list is then removed.
  expect(nextChange(begin("Europe/Paris", NOW + 12 * HOUR))).toBeLessThanOrEqual(utc(2026, 10, 25, 5) + 1);
  const prepared = after(written(), [refresh, ELEVEN - 1]);
  expect(nextChange(prepared)).toBeLessThanOrEqual(ELEVEN);
});

test.describe("restoring a saved request", () => {
  const visit = {
    step: "sent",
    start: ELEVEN,
    zone: "Asia/Tokyo",
    topic: "talent",
    pageChoice: "40 a day",
    details: { name: "Ada", tel: "555" },
    event: { id: "7", sequence: 1, start: ELEVEN },
  } as const;

  test("restores its time, zone, topic and filled-in fields", () => {
    expect(after(begin(), [{ type: "restore", visit }])).toMatchObject({ ...visit, date: WEDNESDAY });
  });

  test("uses the firm's zone if the visitor's is unknown", () => {
    const restored = after(begin(), [{ type: "restore", visit: { ...visit, zone: undefined } }]);
    expect(restored).toMatchObject({ zone: undefined, start: ELEVEN, date: TUESDAY });
  });

  test("keeps what was filled in if the visitor comes from another section, and asks to send the request again", () => {
    const other = initState({ zone: "Europe/Paris", topic: "landing", pageChoice: "12 a day" }, HOURS, NOW);
    const restored = after(other, [{ type: "restore", visit }]);
    expect(restored).toMatchObject({ step: "prepared", start: ELEVEN, topic: "landing", pageChoice: "12 a day" });
    expect(restored.details).toEqual(visit.details);
  });

  test("restores a chosen time without a request", () => {
    const restored = after(begin(), [{ type: "restore", visit: { ...visit, step: "choosing" } }]);
    expect(restored).toMatchObject({ step: "choosing", start: ELEVEN, date: WEDNESDAY });
  });

  test("marks a chosen time as passed once its start has come", () => {
    expect(after(begin(), [{ type: "restore", visit }, ELEVEN]).step).toBe("passed");
  });
});
