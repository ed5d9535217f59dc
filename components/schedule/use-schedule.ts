import {
  createContext,
  type MouseEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { campaign as words } from "@/content/words";
import { type BookingStep, reportStep } from "@/lib/booking-event";
import { describeCampaign, findCampaign } from "@/lib/campaign";
import { findReferringPage, markFrame, type Page, passOnEscape } from "./page-around";
import { readVisit, useSavedVisit } from "./saved-visit";
import { measureClockError } from "./server-clock";
import { SETTINGS } from "./settings";
import { type Action, initState, NOT_STARTED, nextChange, reduce, type State } from "./state";
import { createWording, type Wording } from "./wording";
import { detectZone } from "./zones";

const { hours, language } = SETTINGS;

/** Minimum time between two refreshes. It prevents a repeated refresh if a timer fires early. */
const MIN_WAIT_MS = 1000;

/** The elements that get the focus when the page changes. */
export interface FocusTargets {
  heading: RefObject<HTMLHeadingElement | null>;
  /** The chosen time or, if there is none, the first one. */
  time: RefObject<HTMLInputElement | null>;
  emailLink: RefObject<HTMLAnchorElement | null>;
}

/** The context that the parts of the scheduling page share. */
export interface Schedule {
  state: State;
  /** The time on the device's clock at the last change of the state, in ms. */
  deviceTime: number;
  dispatch: (action: Action) => void;
  wording: Wording;
  pages: readonly Page[];
  /** The page that the consultation is about. */
  page: Page | undefined;
  /** Reports a step of the booking to the page around the frame, if there is one, at most once. */
  report: (step: BookingStep) => void;
  /** Sets a text that screen readers announce. */
  announce: (text: string) => void;
  /** Dispatches an action that replaces the content under the pointer, after a click there. */
  changeView: (click: MouseEvent, action: Action) => void;
  targets: FocusTargets;
}

export const ScheduleContext = createContext<Schedule | undefined>(undefined);

/** Returns the context of the surrounding Scheduler. */
export function useSchedule(): Schedule {
  const schedule = useContext(ScheduleContext);
  if (!schedule) throw new Error("Expected a Scheduler around this component");
  return schedule;
}

interface TimedState {
  state: State;
  deviceTime: number;
}

/** Applies an action, or starts with a given state. */
function advance(
  before: TimedState,
  { deviceTime, ...next }: { deviceTime: number } & ({ action: Action } | { begin: State }),
) {
  const state = "begin" in next ? next.begin : reduce(before.state, next.action, hours, deviceTime);
  return state === before.state ? before : { state, deviceTime };
}

/**
 * Initializes the scheduling page, and updates it with the time and the history.
 *
 * @throws Error while rendering or in an effect, if the browser lacks a needed feature. The island then shows the
 *   page as it is without a script.
 */
export function useScheduler(
  pages: readonly Page[],
): Omit<Schedule, "announce" | "changeView" | "targets"> & { accent: string | undefined } {
  const [{ state, deviceTime }, send] = useReducer(advance, { state: NOT_STARTED, deviceTime: 0 });
  const [referrer, setReferrer] = useState<Partial<ReturnType<typeof findReferringPage>>>({});
  const [wording] = useState(() => createWording(language));
  const dispatch = useCallback((action: Action) => send({ action, deviceTime: Date.now() }), []);

  useLayoutEffect(() => {
    markFrame(document.querySelector(".schedule"));
    const found = findReferringPage(pages);
    // getRandomValues also works over http.
    const event = { id: crypto.getRandomValues(new Uint32Array(4)).join("-"), sequence: 0 };
    const source = describeCampaign(findCampaign());
    const campaign = source && `${words.source}: ${source}`;
    const visit = {
      zone: detectZone(hours.timeZone),
      topic: found.topic?.id,
      pageChoice: found.pageChoice,
      campaign,
      event,
    };
    const now = Date.now();
    const begin = initState(visit, hours, now);
    if (!begin.date) throw new Error("Expected a day with a free time, found none");
    const saved = readVisit();
    setReferrer(found);
    send({ begin: saved ? reduce(begin, { type: "restore", visit: saved }, hours, now) : begin, deviceTime: now });
    return passOnEscape();
  }, [pages]);

  useRefresh(state, dispatch);
  useServerClock(state, dispatch);
  useSavedVisit(state);

  const reported = useRef(new Set<BookingStep>());
  const report = (step: BookingStep) => {
    if (!reported.current.has(step)) reportStep(step, parent);
    reported.current.add(step);
  };
  const page = pages.find(({ id }) => id === state.topic);
  const accent = (page === referrer.topic && referrer.accent) || page?.accent;
  return { state, deviceTime, dispatch, wording, page, pages, accent, report };
}

/** Refreshes the state when a slot is no longer offered, or when the time of a request comes. */
function useRefresh(state: State, dispatch: Schedule["dispatch"]): void {
  useEffect(() => {
    if (state.days.length === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = nextChange(state) - Date.now() - state.clockError;
      timer = setTimeout(refresh, Math.max(left, MIN_WAIT_MS));
    };
    const refresh = () => {
      dispatch({ type: "refresh" });
      // If a timer fires early, the state stays the same, so the effect does not run again.
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [state, dispatch]);
}

/**
 * Compares the device's clock with the server's: at the start and, if the clock was wrong, again when the visitor
 * returns to the page, because it may have been corrected.
 */
function useServerClock({ clockError }: State, dispatch: Schedule["dispatch"]): void {
  const isWrong = clockError !== 0;
  useEffect(() => {
    const check = async () => dispatch({ type: "set-clock", clockError: await measureClockError() });
    const handleReturn = () => (isWrong && !document.hidden ? void check() : dispatch({ type: "refresh" }));
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && handleReturn();
    if (!isWrong) void check();
    document.addEventListener("visibilitychange", handleReturn);
    addEventListener("pageshow", handlePageShow);
    return () => {
      document.removeEventListener("visibilitychange", handleReturn);
      removeEventListener("pageshow", handlePageShow);
    };
  }, [isWrong, dispatch]);
}
