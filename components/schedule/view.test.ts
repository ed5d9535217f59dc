import { expect, test } from "@playwright/test";
import { messages } from "@/content/words";
import { OWN_PAGES } from "@/lib/navigation";
import type { Settings } from "./request";
import { NOTICE_HOURS } from "./slots";
import { type Action, initState, reduce } from "./state";
import { describeDays, describeLetter, describeNotice, describePicker, describeTimes, keepTogether } from "./view";
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
  pages: OWN_PAGES.map(({ id, path, accent, booking, navLabel }) => ({ id, path, accent, booking, topic: navLabel })),
  event: { title: "", note: "" },
};
const [PAGE] = SETTINGS.pages;
/** Tuesday, 24 November 2026, 13:30 in New York. The first time on offer is 15:30. */
const NOW = utc(2026, 10, 24, 18, 30);
const FIRST = NOW + 2 * HOUR;

function stateAfter(actions: readonly Action[], { zone = "America/New_York", settings = SETTINGS, now = NOW } = {}) {
  const begun = initState({ zone, topic: PAGE?.id, asked: "40 a day" }, settings.hours, now);
  return actions.reduce((state, action) => reduce(state, action, settings.hours, now), begun);
}
/** A city has its own name in the site's language (`cityNames` in content/words.ts). */
const inZone = (zone: string) => messages.inZone(cityOf(zone));
const picker = (state: ReturnType<typeof stateAfter>, now = NOW) => describePicker(state, SETTINGS, WORDING, now);

test("lists the days, and says which are closed and where a week begins", () => {
  const { items, columns } = describeDays(stateAfter([]), WORDING);
  expect(items.map(({ texts }) => texts["short-date"])).toEqual(["Nov 24", "Nov 25", "Nov 26", "Nov 27", "Nov 30"]);
  expect(items.map(({ isDisabled }) => isDisabled)).toEqual([false, false, true, false, false]);
  expect(items[2]?.texts.name).toBe(`Thursday, November 26 ${messages.closed}`);
  expect(items.map(({ isNewWeek }) => isNewWeek)).toEqual([false, false, false, false, true]);
  expect(columns).toBe(5);
});

test("says on the first day why it begins late, also to a visitor of the firm's own zone", () => {
  const earliest = messages.earliest({ notice: NOTICE_HOURS, clock: "3:30 PM" });
  expect(picker(stateAfter([]))["ours-open"]).toBe(earliest);
  const next = stateAfter([{ type: "choose-day", date: utc(2026, 10, 25) }]);
  expect(picker(next)["ours-open"]).toBe("");
  const hours = messages.ourHours({ hours: `2:00–10:00 PM, ${inZone("Europe/London")}` });
  expect(picker(stateAfter([], { zone: "Europe/London" }))["ours-open"]).toBe(
    `${hours} ${messages.earliest({ notice: NOTICE_HOURS, clock: "8:30 PM" })}`,
  );
});

test("shows on the ticket the date of a written request, though that day is no longer on offer", () => {
  const written = stateAfter([{ type: "choose-time", start: FIRST }, { type: "take" }]);
  const later = FIRST + 3 * HOUR;
  const passed = reduce(written, { type: "refresh" }, SETTINGS.hours, later);
  expect(passed.step).toBe("passed");
  expect(picker(passed, later)).toMatchObject({
    date: "Tuesday, November 24",
    short: "Tue, Nov 24",
    span: "3:30–4:00 PM",
    spoken: messages.wanted("Tuesday", "3:30 PM"),
  });
});

test("labels both times of a repeated hour differently", () => {
  const hours = { ...SETTINGS.hours, timeZone: "Asia/Riyadh", weekdays: [0, 4], start: "07:00", end: "15:00" };
  const settings = { ...SETTINGS, hours };
  const actions = [{ type: "choose-day", date: utc(2026, 10, 1) }] as const;
  const state = stateAfter(actions, { settings, now: utc(2026, 9, 29) });
  const names = describeTimes(state, settings, WORDING).items.flatMap((item) => item?.texts.name ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("Sunday, November 1, 1:30–2:00 AM GMT-5");
  expect(names.join()).not.toContain("1:30–1:00 AM");
});

test("shows a notice only if something is wrong or unknown", () => {
  expect(describeNotice(stateAfter([]), SETTINGS, WORDING, NOW)).toBe("");
  const hidden = initState({ zone: undefined, topic: undefined, asked: "" }, SETTINGS.hours, NOW);
  expect(describeNotice(hidden, SETTINGS, WORDING, NOW)).toBe(
    messages.askZone({ zone: keepTogether(`${inZone("America/New_York")} (GMT-5)`) }),
  );
  expect(picker(hidden).clock).toBe(messages.unknownZone);
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

test("describes the letter, and says where the email is shortened", () => {
  const choose: readonly Action[] = [{ type: "choose-time", start: FIRST }, { type: "take" }];
  expect(describeLetter(stateAfter([]), SETTINGS, WORDING)).toBeUndefined();
  const letter = describeLetter(stateAfter(choose, { zone: "Europe/London" }), SETTINGS, WORDING);
  expect(letter?.texts).toMatchObject({
    "letter-day": "Tuesday, November 24, 2026,",
    "letter-zone": `${inZone("Europe/London")} (GMT)`,
    topic: PAGE?.topic,
    asked: "40 a day",
    shortened: "",
  });
  expect(letter?.texts.ours).toBe(keepTogether(`3:30–4:00 PM, ${inZone("America/New_York")} (GMT-5)`));
  const details = { name: "ก".repeat(40), tel: "ก".repeat(40) };
  const long = stateAfter([...choose, { type: "fill-in", details }]);
  const subject = "การปรึกษา".repeat(12);
  const settings = { ...SETTINGS, consultation: { ...SETTINGS.consultation, subject } };
  expect(describeLetter(long, settings, WORDING)?.texts.shortened).toBe(messages.shortened);
});

test("keeps a time span and a UTC offset on one line", () => {
  expect(keepTogether("3:30–4:00 PM (GMT-5)")).toBe("3:30–\u20604:00 PM (GMT-\u20605)");
});
