import { messages } from "@/content/words";
import { draftAddress, EMAIL_APP, GMAIL, OUTLOOK } from "./mail-ways";
import {
  type BookingRequest,
  composeRequest,
  describeOrigin,
  formatOnBothClocks,
  joinTime,
  type Settings,
} from "./request";
import { dateOf, NOTICE_HOURS, startsOfDate } from "./slots";
import { type State, zoneShown } from "./state";
import { layOutTimes } from "./time-grid";
import { formatHoursInZone, formatSlot, type Wording } from "./wording";
import { cityOf, DAY, offsetName, wallAt, wallOf } from "./zones";

/** Texts by the `data-text` of the elements that show them. */
type Texts = Record<string, string>;

/** One choice of a list. */
export interface Item {
  value: number;
  isDisabled: boolean;
  texts: Texts;
}

/** Returns the items of the list of days, and its number of columns on a phone, one for each weekday. */
export function describeDays({ days }: State, wording: Wording) {
  const items = days.map(({ date, starts }, index) => {
    const closed = starts.length > 0 ? "" : messages.closed;
    const texts = {
      name: `${wording.date(date)} ${closed}`,
      weekday: wording.weekday(date),
      "short-weekday": wording.shortWeekday(date),
      closed,
      "short-date": wording.shortDate(date),
    };
    const isNewWeek = weekdayOf(date) <= weekdayOf(days[index - 1]?.date ?? Number.NaN);
    return { value: date, isDisabled: starts.length === 0, isNewWeek, texts };
  });
  return { items, columns: new Set(days.map(({ date }) => weekdayOf(date))).size };
}

/** Returns the sheet of times for the shown day. An item is undefined for an empty cell. */
export function describeTimes(state: State, { hours }: Settings, wording: Wording) {
  const zone = zoneShown(state, hours);
  const { columns, cells } = layOutTimes(state.days, state.date, zone);
  const items = cells.map((start): Item | undefined => {
    if (start === undefined) return undefined;
    const { date, span, figures, half } = formatSlot(start, hours.minutes, zone, wording);
    return { value: start, isDisabled: false, texts: { figures, half, name: `${date}, ${span}` } };
  });
  return { columns, items };
}

/** Returns the texts around day and time: the time zone, the firm's hours, the ticket, and notices. */
export function describePicker(state: State, settings: Settings, wording: Wording, deviceTime: number): Texts {
  const { hours } = settings;
  const { start } = state;
  const zone = zoneShown(state, hours);
  const [first = deviceTime + state.clockError] = startsOfDate(state.days, state.date);
  const slot = start === undefined ? undefined : formatSlot(start, hours.minutes, zone, wording);
  // The day of a written request may no longer be on offer.
  const date = slot ? dateOf(slot.wall) : state.date;
  const clock = slot && wording.clock(slot.wall);
  return {
    clock: state.zone ? `${cityOf(zone)}, ${offsetName(first, zone)}` : messages.unknownZone,
    notice: describeNotice(state, settings, wording, deviceTime),
    "ours-open": describeHours(state, settings, wording),
    date: wording.date(date),
    short: `${wording.shortWeekday(date)}, ${wording.shortDate(date)}`,
    spoken: clock ? messages.wanted(wording.weekday(date), clock) : "",
    span: slot ? slot.span : messages.length(hours.minutes),
    place: messages.inZone(cityOf(zone)),
    take: clock ? messages.ask(clock.replace(" ", "\u00a0")) : messages.choose,
  };
}

/** Returns notices for the visitor: a wrong clock, a time that has passed, an unknown time zone. Usually empty. */
export function describeNotice(state: State, { hours }: Settings, wording: Wording, deviceTime: number): string {
  const zone = zoneShown(state, hours);
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
 * Explains the first and last times of the day: the firm's hours in the visitor's time zone, and the notice that the
 * firm needs.
 */
function describeHours(state: State, { hours }: Settings, wording: Wording): string {
  const zone = zoneShown(state, hours);
  const [first] = startsOfDate(state.days, state.date);
  if (first === undefined) return "";
  const isFirstDay = first === state.days.find(({ starts }) => starts.length > 0)?.starts[0];
  const isLate = isFirstDay && wallAt(first, hours.timeZone) % DAY > wallOf(hours.start);
  return [
    zone === hours.timeZone ? "" : messages.ourHours({ hours: formatHoursInZone(zone, first, hours, wording) }),
    isLate ? messages.earliest({ notice: NOTICE_HOURS, clock: wording.clock(wallAt(first, zone)) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the letter for the chosen slot and its texts. Returns undefined if no slot is chosen. */
export function describeLetter(
  state: State,
  settings: Settings,
  wording: Wording,
): { request: BookingRequest; links: Record<"email" | "gmail" | "outlook", string>; texts: Texts } | undefined {
  const { start, asked, cameFrom, details } = state;
  if (start === undefined) return;
  const topic = settings.pages.find(({ id }) => id === state.topic)?.topic ?? "";
  const choice = { start, timeZone: zoneShown(state, settings.hours), topic, asked, cameFrom, details };
  const request = composeRequest(settings, choice, wording);
  const email = draftAddress(EMAIL_APP, settings.email, request);
  const gmail = draftAddress(GMAIL, settings.email, request);
  const outlook = draftAddress(OUTLOOK, settings.email, request);
  const [chosen, ours] = formatOnBothClocks(choice, settings, wording);
  const oursInWords = ours ? joinTime(ours) : "";
  return {
    request,
    links: { email: email.href, gmail: gmail.href, outlook: outlook.href },
    texts: {
      subject: request.subject,
      "letter-day": `${chosen?.date},`,
      "letter-span": chosen?.span ?? "",
      "letter-zone": keepTogether(chosen?.zone ?? ""),
      ours: keepTogether(oursInWords),
      topic,
      asked,
      "came-from": describeOrigin(cameFrom),
      shortened: [email, gmail, outlook].some(({ isShortened }) => isShortened) ? messages.shortened : "",
    },
  };
}

/** Adds word joiners, so that a line breaks neither after the dash of `3:00–3:30` nor after the hyphen of `GMT-5`. */
export function keepTogether(text: string): string {
  return text.replace(/–|-(?=\d)/g, "$&\u2060");
}

/** Returns the weekday of a date, counted from Monday (0). */
function weekdayOf(date: number): number {
  return (date / DAY + 3) % 7;
}
