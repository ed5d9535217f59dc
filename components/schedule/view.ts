import { messages, schedulePage as words } from "@/content/words";
import type { Settings } from "./request";
import { NOTICE_HOURS, startsOfDate } from "./slots";
import { getDisplayZone, type State } from "./state";
import { formatHoursInZone, formatSlot, type Wording } from "./wording";
import { cityOf, DAY, wallAt, wallOf } from "./zones";

type TextSettings = Pick<Settings, "hours" | "consultation">;

/** The page's heading for each step. */
export const HEADINGS: Readonly<Record<State["step"], string>> = {
  choosing: words.choose,
  prepared: words.send,
  sent: words.sent,
  passed: words.passed,
};

/** Returns the largest text of the page: the offer or, after that, the time that the visitor requests. */
export function formatHeadline(state: State, { consultation, hours }: TextSettings, wording: Wording): string {
  if (state.step === "choosing" || state.start === undefined) return words.free(consultation.minutes);
  const wall = wallAt(state.start, getDisplayZone(state, hours));
  return messages.wanted(wording.weekday(wall), wording.clock(wall));
}

/**
 * Returns the message about a change that screen readers do not announce themselves. Undefined if there is none, "" if
 * the last message no longer applies.
 */
export function describeChange(
  before: State,
  after: State,
  settings: TextSettings,
  wording: Wording,
  deviceTime: number,
): string | undefined {
  const { hours } = settings;
  const zone = getDisplayZone(after, hours);
  if (after.zone !== before.zone) return messages.nowIn(messages.inZone(cityOf(zone)));
  const isNoticeNew =
    (after.gone !== undefined && after.gone !== before.gone) || after.clockError !== before.clockError;
  if (isNoticeNew) return describeNotice(after, settings, wording, deviceTime);
  if (after.step !== before.step) {
    if (after.step === "choosing") return "";
    if (after.step !== "prepared" || after.start === undefined) return HEADINGS[after.step];
    const slot = formatSlot(after.start, hours.minutes, zone, wording);
    return `${slot.date}, ${slot.span}, ${slot.zone}`;
  }
  return after.date === before.date ? undefined : describeDay(after, zone, wording);
}

/** Formats the shown day, the number of its times, and the first and last time. */
function describeDay({ days, date }: State, zone: string, wording: Wording): string {
  const clocks = startsOfDate(days, date).map((start) => wording.clock(wallAt(start, zone)));
  const [first = "", last = ""] = [clocks[0], clocks.at(-1)];
  return `${wording.date(date)}: ${clocks.length > 1 ? messages.several(clocks.length, messages.span(first, last)) : first}`;
}

/** Returns notices for the visitor: a wrong clock, a time that has passed, an unknown time zone. Usually empty. */
export function describeNotice(
  state: State,
  { hours }: Pick<Settings, "hours">,
  wording: Wording,
  deviceTime: number,
): string {
  const zone = getDisplayZone(state, hours);
  const notices: string[] = [];
  if (state.clockError) {
    const wall = wallAt(deviceTime, zone);
    notices.push(messages.wrongClock({ device: `${wording.dateOfYear(wall)}, ${wording.clock(wall)}` }));
  }
  if (state.gone !== undefined) {
    const { date, span } = formatSlot(state.gone, hours.minutes, zone, wording);
    notices.push(messages.gone({ time: `${date}, ${span}` }));
  }
  if (!state.zone) {
    const { zoneAndOffset } = formatSlot(deviceTime + state.clockError, hours.minutes, zone, wording);
    notices.push(messages.askZone({ zone: keepTogether(zoneAndOffset) }));
  }
  return notices.join(" ");
}

/**
 * Explains the first and last times of the day by the firm's hours in the visitor's zone, and by the notice that the
 * firm needs.
 */
export function describeHours(state: State, { hours }: Pick<Settings, "hours">, wording: Wording): string {
  const zone = getDisplayZone(state, hours);
  const [first] = startsOfDate(state.days, state.date);
  if (first === undefined) return "";
  const isFirstDay = first === state.days.find(({ starts }) => starts.length > 0)?.starts[0];
  const isLate = isFirstDay && wallAt(first, hours.timeZone) % DAY > wallOf(hours.start);
  const sentences = [
    zone !== hours.timeZone && messages.ourHours({ hours: formatHoursInZone(zone, first, hours, wording) }),
    isLate && messages.earliest({ notice: NOTICE_HOURS, clock: wording.clock(wallAt(first, zone)) }),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Adds word joiners, so that a line breaks neither after the dash of `3:00–3:30` nor after the hyphen of `GMT-5`. */
export function keepTogether(text: string): string {
  return text.replace(/–|-(?=\d)/g, "$&\u2060");
}
