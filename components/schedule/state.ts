import { type Day, dateOf, type Hours, latestRequest, nextMidnight, startsOfDate, upcomingDays } from "./slots";
import { DAY, wallAt } from "./zones";

/** The details that visitors can enter about themselves. */
export type Details = Record<"name" | "tel", string>;

/** The state of a visit to the scheduling page: everything that is chosen and shown. Plain data. */
export interface State {
  /** The step of the visit. `passed`: a request was written, but its time has passed. */
  step: "choosing" | "prepared" | "sent" | "passed";
  /** The visitor's time zone. If undefined, the zone is unknown and times are shown in the firm's. */
  zone: string | undefined;
  /** The days on offer. `validFrom` and `validUntil` are the instants between which they are valid. */
  days: readonly Day[];
  validFrom: number;
  validUntil: number;
  /** The day that is shown: midnight as a wall time, or 0 if no day is on offer. */
  date: number;
  /** The start of the chosen slot. */
  start: number | undefined;
  /** The chosen time of day. It stays selected when another day is chosen. */
  timeOfDay: number | undefined;
  /** The start of a slot that was chosen and is no longer on offer. */
  gone: number | undefined;
  /** The id of the page that the consultation is about, and the visitor's choice on that page. */
  topic: string | undefined;
  asked: string;
  /** A description of the visit's campaign. Empty without a campaign. */
  cameFrom?: string;
  details: Details;
  /** The time to add to the device's clock, in ms (server-clock.ts). */
  clockError: number;
}

/** The part of a written request that survives a reload of the page. */
export type SavedVisit = Pick<State, "zone" | "topic" | "asked" | "details"> & {
  step: "prepared" | "sent";
  start: number;
};

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

/** Returns the state at the start of a visit. */
export function initState(
  visit: Pick<State, "zone" | "topic" | "asked" | "cameFrom">,
  hours: Hours,
  deviceTime: number,
): State {
  const empty: State = {
    ...visit,
    step: "choosing",
    days: [],
    validFrom: 0,
    validUntil: 0,
    date: 0,
    start: undefined,
    timeOfDay: undefined,
    gone: undefined,
    details: { name: "", tel: "" },
    clockError: 0,
  };
  return findDays(empty, hours, deviceTime);
}

/**
 * Returns the state after an action. Slots that are too soon are removed before and after every action.
 *
 * @param deviceTime The time on the device's clock, in ms.
 * @returns The same object if nothing changes.
 */
export function reduce(state: State, action: Action, hours: Hours, deviceTime: number): State {
  if (action.type === "set-clock") {
    if (action.clockError === state.clockError) return state;
    const { clockError } = action;
    // The first day of the list changes with the clock, so it is chosen again.
    const date = state.start === undefined ? 0 : state.date;
    const set = findDays({ ...state, clockError, date }, hours, deviceTime + clockError);
    return refresh(set, hours, deviceTime + clockError);
  }
  const now = deviceTime + state.clockError;
  return refresh(apply(refresh(state, hours, now), action, hours, now), hours, now);
}

/** Applies an action to a state that is up to date. */
function apply(state: State, action: Exclude<Action, { type: "set-clock" }>, hours: Hours, now: number): State {
  switch (action.type) {
    case "refresh":
      return state;
    case "restore": {
      const { zone, start, ...rest } = action.visit;
      return findDays({ ...moveTo(zone, { ...state, start }, hours), ...rest }, hours, now);
    }
    case "choose-zone":
      return findDays(moveTo(action.zone, state, hours), hours, now);
    case "choose-day":
      return chooseDay(state, action.date, hours);
    case "choose-time": {
      const timeOfDay = wallAt(action.start, zoneShown(state, hours)) % DAY;
      return { ...state, start: action.start, timeOfDay, gone: undefined };
    }
    case "take":
      return state.step === "choosing" && state.start !== undefined ? { ...state, step: "prepared" } : state;
    case "send":
      return state.step === "prepared" ? { ...state, step: "sent" } : state;
    case "change-time":
      return { ...state, step: "choosing" };
    case "choose-topic":
      // The visitor's earlier choice belongs to the previous topic.
      return action.topic === state.topic ? state : { ...state, topic: action.topic, asked: "" };
    case "fill-in": {
      const { name, tel } = action.details;
      return name === state.details.name && tel === state.details.tel ? state : { ...state, details: { name, tel } };
    }
  }
}

/**
 * Updates a state to the current time: removes slots that are too soon. If the chosen slot is one of them, it becomes
 * `gone`.
 */
function refresh(state: State, hours: Hours, now: number): State {
  let next = state;
  if (now < state.validFrom || now > state.validUntil) next = findDays(state, hours, now);
  const { start, step } = next;
  if (start === undefined) return next;
  if (step === "choosing") {
    const isOffered = next.days.some(({ starts }) => starts.includes(start));
    return isOffered ? next : { ...next, start: undefined, timeOfDay: undefined, gone: start };
  }
  // A written request stays valid until its time, because the firm may still accept it on short notice.
  return step !== "passed" && start <= now ? { ...next, step: "passed" } : next;
}

/** Finds the days on offer at `now`. The shown day is kept if it is open; otherwise it becomes the first open day. */
function findDays(state: State, hours: Hours, now: number): State {
  const days = upcomingDays(hours, now, zoneShown(state, hours));
  const first = days.find(({ starts }) => starts.length > 0);
  const isOpen = days.some(({ date, starts }) => date === state.date && starts.length > 0);
  const midnight = nextMidnight(hours, now);
  const [start] = first?.starts ?? [];
  return {
    ...state,
    days,
    date: isOpen ? state.date : (first?.date ?? 0),
    validFrom: now,
    validUntil: start === undefined ? midnight : Math.min(midnight, latestRequest(hours, start)),
  };
}

/** Changes the zone. The chosen slot keeps its instant; its date and time of day follow the new zone. */
function moveTo(zone: string | undefined, state: State, hours: Hours): State {
  if (state.start === undefined) return { ...state, zone };
  const wall = wallAt(state.start, zoneShown({ zone }, hours));
  return { ...state, zone, date: dateOf(wall), timeOfDay: wall % DAY };
}

function chooseDay(state: State, date: number, hours: Hours): State {
  const zone = zoneShown(state, hours);
  const start = startsOfDate(state.days, date).find((time) => wallAt(time, zone) % DAY === state.timeOfDay);
  return { ...state, date, start, gone: undefined };
}

/** Returns the time zone in which times are shown. */
export function zoneShown({ zone }: Pick<State, "zone">, { timeZone }: Pick<Hours, "timeZone">): string {
  return zone ?? timeZone;
}

/** Returns the next instant at which the offer changes, or at which the time of a written request comes. */
export function nextChange({ step, start, validUntil }: State): number {
  const isWritten = step === "prepared" || step === "sent";
  return Math.min(validUntil + 1, isWritten && start !== undefined ? start : Number.POSITIVE_INFINITY);
}
