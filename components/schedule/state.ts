import { areSame, type Details, NO_DETAILS } from "./fields";
import { type Day, dateOf, type Hours, latestRequest, nextMidnight, startsOfDate, upcomingDays } from "./slots";
import { DAY, MINUTE, wallAt } from "./zones";

/** The state of a visit to the scheduling page, as plain data. */
export interface State {
  /** `passed`: a request was written, but its time has passed. */
  step: "choosing" | "prepared" | "sent" | "passed";
  /** The visitor's time zone. If it is undefined, times are shown in the firm's. */
  zone: string | undefined;
  /** The days on offer, and the period in which this list is valid. */
  days: readonly Day[];
  validFrom: number;
  validUntil: number;
  /** The shown day: midnight as a wall time, or 0 if no day is on offer. */
  date: number;
  /** The start of the chosen slot. */
  start: number | undefined;
  /** The chosen time of day. It stays selected when another day is chosen. */
  timeOfDay: number | undefined;
  /** The start of a slot that was chosen and is no longer on offer. */
  gone: number | undefined;
  /** The id of the page that the consultation is about, and the visitor's choice on that page. */
  topic: string | undefined;
  pageChoice: string;
  /** The line that describes the visit's campaign. Empty without one. */
  campaign?: string;
  details: Details;
  /** The event in the visitor's own calendar. `sequence` counts the changes of its time. */
  event: { id: string; sequence: number; start?: number | undefined };
  /** The time to add to the device's clock, in ms (server-clock.ts). */
  clockError: number;
}

/** The part of a visit that stays when the dialog closes or the page is loaded again. */
export type SavedVisit = Pick<State, "step" | "start" | "zone" | "topic" | "pageChoice" | "details" | "event">;

/**
 * A smaller difference between two measured clock errors is ignored, because it may come from the duration of the
 * requests.
 */
const SAME_CLOCK_MS = MINUTE;

export type Action =
  | { type: "refresh" }
  | { type: "set-clock"; clockError: number }
  | { type: "restore"; visit: SavedVisit }
  | { type: "choose-zone"; zone: string }
  | { type: "choose-day"; date: number }
  | { type: "choose-time"; start: number }
  | { type: "take" }
  | { type: "send" }
  | { type: "change-time" }
  | { type: "choose-topic"; topic: string }
  | { type: "fill-in"; details: Details };

/** The state that the server renders, before any day is known. */
export const NOT_STARTED: State = {
  step: "choosing",
  zone: undefined,
  days: [],
  validFrom: 0,
  validUntil: 0,
  date: 0,
  start: undefined,
  timeOfDay: undefined,
  gone: undefined,
  topic: undefined,
  pageChoice: "",
  details: NO_DETAILS,
  event: { id: "", sequence: 0 },
  clockError: 0,
};

/** Returns the state at the start of a visit. */
export function initState(
  visit: Pick<State, "zone" | "topic" | "pageChoice" | "campaign"> & { event?: State["event"] },
  hours: Hours,
  deviceTime: number,
): State {
  return findDays({ ...NOT_STARTED, ...visit }, hours, deviceTime);
}

/**
 * Returns the state after an action: the same object if nothing changes. Slots that are too soon are removed before and
 * after every action.
 *
 * @param deviceTime The time on the device's clock, in ms.
 */
export function reduce(state: State, action: Action, hours: Hours, deviceTime: number): State {
  if (action.type === "set-clock") {
    const { clockError } = action;
    if (Math.abs(clockError - state.clockError) < SAME_CLOCK_MS) return state;
    // The first day may change with the clock. A visitor who has chosen no day then sees the new first day.
    const hasChosen = state.start !== undefined || state.date !== firstOpenDay(state.days)?.date;
    const date = hasChosen ? state.date : 0;
    const now = deviceTime + clockError;
    return refresh(findDays({ ...state, clockError, date }, hours, now), hours, now);
  }
  const now = deviceTime + state.clockError;
  return refresh(apply(refresh(state, hours, now), action, hours, now), hours, now);
}

function apply(state: State, action: Exclude<Action, { type: "set-clock" }>, hours: Hours, now: number): State {
  switch (action.type) {
    case "refresh":
      return state;
    case "restore": {
      const { zone, start, ...rest } = action.visit;
      const restored = findDays({ ...changeZone(zone, { ...state, start }, hours), ...rest }, hours, now);
      const { pageChoice, topic } = state;
      if (!pageChoice || pageChoice === rest.pageChoice) return restored;
      // The visitor has since opened the page from another section, so this changed request has not been sent.
      return { ...restored, step: restored.step === "sent" ? "prepared" : restored.step, pageChoice, topic };
    }
    case "choose-zone":
      return findDays(changeZone(action.zone, state, hours), hours, now);
    case "choose-day": {
      const zone = getDisplayZone(state, hours);
      const hasTimeOfDay = (time: number) => wallAt(time, zone) % DAY === state.timeOfDay;
      const start = startsOfDate(state.days, action.date).find(hasTimeOfDay);
      return { ...state, date: action.date, start, gone: undefined };
    }
    case "choose-time": {
      const timeOfDay = wallAt(action.start, getDisplayZone(state, hours)) % DAY;
      return { ...state, start: action.start, timeOfDay, gone: undefined };
    }
    case "take": {
      const { step, start, event } = state;
      if (step !== "choosing" || start === undefined) return state;
      const isChanged = event.start !== undefined && event.start !== start;
      const sequence = isChanged ? event.sequence + 1 : event.sequence;
      return { ...state, step: "prepared", event: { ...event, start, sequence } };
    }
    case "send":
      return state.step === "prepared" ? { ...state, step: "sent" } : state;
    case "change-time":
      return { ...state, step: "choosing" };
    case "choose-topic":
      // The visitor's earlier choice belongs to the previous topic.
      return action.topic === state.topic ? state : { ...state, topic: action.topic, pageChoice: "" };
    case "fill-in":
      return areSame(action.details, state.details) ? state : { ...state, details: action.details };
  }
}

/** Removes slots that are too soon. If the chosen slot is one of them, it becomes `gone`. */
function refresh(state: State, hours: Hours, now: number): State {
  const isValid = now >= state.validFrom && now <= state.validUntil;
  const next = isValid ? state : findDays(state, hours, now);
  const { start, step } = next;
  if (start === undefined) return next;
  if (step === "choosing") {
    if (next.days.some(({ starts }) => starts.includes(start))) return next;
    return { ...next, start: undefined, timeOfDay: undefined, gone: start };
  }
  // A written request stays valid until its time, because the firm may still accept it on short notice.
  return step !== "passed" && start <= now ? { ...next, step: "passed" } : next;
}

/** Finds the days on offer at `now`. The shown day is kept if it is open; otherwise it becomes the first open day. */
function findDays(state: State, hours: Hours, now: number): State {
  const days = upcomingDays(hours, now, getDisplayZone(state, hours));
  const first = firstOpenDay(days);
  const date = startsOfDate(days, state.date).length > 0 ? state.date : (first?.date ?? 0);
  const midnight = nextMidnight(hours, now);
  const [start] = first?.starts ?? [];
  const validUntil = start === undefined ? midnight : Math.min(midnight, latestRequest(hours, start));
  return { ...state, days, date, validFrom: now, validUntil };
}

function firstOpenDay(days: readonly Day[]): Day | undefined {
  return days.find(({ starts }) => starts.length > 0);
}

/** Changes the zone. The chosen slot keeps its instant; its date and time of day follow the new zone. */
function changeZone(zone: string | undefined, state: State, hours: Hours): State {
  if (state.start === undefined) return { ...state, zone };
  const wall = wallAt(state.start, getDisplayZone({ zone }, hours));
  return { ...state, zone, date: dateOf(wall), timeOfDay: wall % DAY };
}

/** Returns the time zone in which times are shown. */
export function getDisplayZone({ zone }: Pick<State, "zone">, { timeZone }: Pick<Hours, "timeZone">): string {
  return zone ?? timeZone;
}

/** Returns the next instant at which the offer changes, or at which the time of a written request comes. */
export function nextChange({ step, start, validUntil }: State): number {
  const isWritten = step === "prepared" || step === "sent";
  return Math.min(validUntil + 1, isWritten && start !== undefined ? start : Number.POSITIVE_INFINITY);
}
