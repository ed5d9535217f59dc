import { expect, test } from "@playwright/test";
import { messages, schedulePage } from "@/content/words";
import type { Settings } from "./request";
import { NOTICE_HOURS } from "./slots";
import { type Action, initState, reduce, type State } from "./state";
import { describeChange, describeHours, describeNotice, formatHeadline, HEADINGS, keepTogether } from "./view";
import { createWording } from "./wording";
import { cityOf, DAY, MINUTE } from "./zones";

const utc = Date.UTC;
const HOUR = 60 * MINUTE;
const WORDING = createWording("en-US");
const SETTINGS: Settings = {
  name: "Orrery & Sons",
  consultation: { minutes: 30, subject: "Consultation" },
  email: "hello@orrery.example.com",
  language: "en-US",
  hours: {
    timeZone: "America/New_York",
    weekdays: [1, 2, 3, 4, 5],
    start: "09:00",
    end: "17:00",
    slotMinutes: 30,
    businessDays: 5,
    closed: ["11-26"],
    minutes: 30,
  },
  event: { title: "", note: "" },
};
/** Tuesday, 24 November 2026, 13:30 in New York. The first time on offer is 15:30. */
const NOW = utc(2026, 10, 24, 18, 30);
const FIRST = NOW + 2 * HOUR;

function stateAfter(actions: readonly Action[], { zone = "America/New_York", settings = SETTINGS, now = NOW } = {}) {
  const begun = initState({ zone, topic: "talent", pageChoice: "40 a day" }, settings.hours, now);
  return actions.reduce((state, action) => reduce(state, action, settings.hours, now), begun);
}
/** The site's language may have another name for a city (`cityNames` in content/words.ts). */
const inZone = (zone: string) => messages.inZone(cityOf(zone));
test("explains why the first day begins late, also to a visitor in the firm's zone", () => {
  const earliest = messages.earliest({ notice: NOTICE_HOURS, clock: "3:30 PM" });
  expect(describeHours(stateAfter([]), SETTINGS, WORDING)).toBe(earliest);
  const next = stateAfter([{ type: "choose-day", date: utc(2026, 10, 25) }]);
  expect(describeHours(next, SETTINGS, WORDING)).toBe("");
  const hours = messages.ourHours({ hours: `2:00–10:00 PM, ${inZone("Europe/London")}` });
  expect(describeHours(stateAfter([], { zone: "Europe/London" }), SETTINGS, WORDING)).toBe(
    `${hours} ${messages.earliest({ notice: NOTICE_HOURS, clock: "8:30 PM" })}`,
  );
});

test("shows the time of a written request in the largest text", () => {
  const chosen = stateAfter([{ type: "choose-time", start: FIRST }]);
  expect(formatHeadline(chosen, SETTINGS, WORDING)).toBe(schedulePage.free(30));
  const written = reduce(chosen, { type: "take" }, SETTINGS.hours, NOW);
  expect(formatHeadline(written, SETTINGS, WORDING)).toBe(messages.wanted("Tuesday", "3:30 PM"));
});

test("announces each change, except those that the browser announces itself", () => {
  const change = (before: State, action: Action, now = NOW) =>
    describeChange(before, reduce(before, action, SETTINGS.hours, now), SETTINGS, WORDING, now);
  const begun = stateAfter([]);
  const chosen = stateAfter([{ type: "choose-time", start: FIRST }]);
  const written = stateAfter([{ type: "choose-time", start: FIRST }, { type: "take" }]);
  expect(change(begun, { type: "choose-time", start: FIRST })).toBeUndefined();
  expect(change(begun, { type: "choose-day", date: utc(2026, 10, 25) })).toBe(
    `Wednesday, November 25: ${messages.several(16, messages.span("9:00 AM", "4:30 PM"))}`,
  );
  expect(change(begun, { type: "choose-zone", zone: "Asia/Tokyo" })).toBe(messages.nowIn(inZone("Asia/Tokyo")));
  expect(change(chosen, { type: "take" })).toBe(`Tuesday, November 24, 3:30–4:00 PM, ${inZone("America/New_York")}`);
  expect(change(written, { type: "send" })).toBe(HEADINGS.sent);
  expect(change(written, { type: "change-time" })).toBe("");
  expect(change(written, { type: "refresh" }, FIRST)).toBe(HEADINGS.passed);
  const gone = messages.gone({ time: "Tuesday, November 24, 3:30–4:00 PM" });
  expect(change(chosen, { type: "take" }, FIRST - HOUR)).toBe(gone);
});

test("shows a notice only if something is wrong or unknown", () => {
  expect(describeNotice(stateAfter([]), SETTINGS, WORDING, NOW)).toBe("");
  const hidden = initState({ zone: undefined, topic: undefined, pageChoice: "" }, SETTINGS.hours, NOW);
  expect(describeNotice(hidden, SETTINGS, WORDING, NOW)).toBe(
    messages.askZone({ zone: keepTogether(`${inZone("America/New_York")} (GMT-5)`) }),
  );
  const gone = reduce(
    stateAfter([{ type: "choose-time", start: FIRST }]),
    { type: "take" },
    SETTINGS.hours,
    FIRST - HOUR,
  );
  expect(describeNotice(gone, SETTINGS, WORDING, FIRST - HOUR)).toBe(
    messages.gone({ time: "Tuesday, November 24, 3:30–4:00 PM" }),
  );
  const wrong = stateAfter([{ type: "set-clock", clockError: -DAY }]);
  expect(describeNotice(wrong, SETTINGS, WORDING, NOW)).toBe(
    messages.wrongClock({ device: "Tuesday, November 24, 2026, 1:30 PM" }),
  );
});

test("keeps a time span and a UTC offset on one line", () => {
  expect(keepTogether("3:30–4:00 PM (GMT-5)")).toBe("3:30–\u20604:00 PM (GMT-\u20605)");
});
