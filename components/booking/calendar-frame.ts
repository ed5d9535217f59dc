import { reportStep } from "@/lib/booking-event";
import { CAL_COM_ANSWER, readCalendarMessage } from "./calendar-messages";

/** Time after which the dialog suggests the other ways to book if the calendar has not loaded. */
export const CALENDAR_TIMEOUT_MS = 6000;

/**
 * The loading state of the calendar's frame. The dialog's markup has a text for each state, selected by `data-calendar-state`.
 */
type CalendarState = "waiting" | "late" | "loaded" | "failed" | "booked";

/**
 * Watches the calendar in the dialog's frame and writes its state to `data-calendar-state` on the frame's parent.
 *
 * @param getRoot Returns the element that the dialog is rendered into.
 */
export function watchCalendar(getRoot: () => Element | null) {
  let timeout: ReturnType<typeof setTimeout>;

  const getFrame = () => getRoot()?.querySelector<HTMLIFrameElement>("[data-calendar-state]>iframe");
  const stateOf = (frame: HTMLIFrameElement) => frame.parentElement?.dataset.calendarState;

  function setState(frame: HTMLIFrameElement, state: CalendarState): void {
    frame.parentElement?.setAttribute("data-calendar-state", state);
  }

  /** Returns whether the calendar has not loaded yet. */
  function isExpected(frame: HTMLIFrameElement): boolean {
    const state = stateOf(frame);
    return state === "waiting" || state === "late";
  }

  function stopTimeout(): void {
    clearTimeout(timeout);
  }

  function startTimeout(): void {
    stopTimeout();
    timeout = setTimeout(() => {
      const frame = getFrame();
      if (frame && stateOf(frame) === "waiting") setState(frame, "late");
    }, CALENDAR_TIMEOUT_MS);
  }

  /** Reloads a calendar that failed to load. */
  function reload(): void {
    const frame = getFrame();
    if (!frame) return;
    setState(frame, "waiting");
    startTimeout();
    // Replaces the failed entry in the history, so that one step back still closes the dialog.
    frame.contentWindow?.location.replace(frame.src);
  }

  // `load` does not bubble, but can be captured. It also fires for a frame that failed to load.
  document.addEventListener(
    "load",
    ({ target }) => {
      const frame = getFrame();
      if (!frame || frame !== target || ["failed", "booked"].includes(stateOf(frame) ?? "")) return;
      setState(frame, isOwnCalendarMissing(frame) ? "failed" : "loaded");
    },
    true,
  );

  // The page's policy allows one origin in the frame, so an address that redirects to another origin stays blank. If
  // the calendar has already loaded, this is not a failure: the visitor may have booked, and only the confirmation page
  // was blocked.
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    const frame = getFrame();
    if (frame && effectiveDirective === "frame-src" && isExpected(frame)) setState(frame, "failed");
  });

  // Other frames, extensions and any page in the frame can post messages, so check the source and the origin.
  addEventListener("message", ({ source, origin, data }) => {
    const frame = getFrame();
    if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    const message = readCalendarMessage(data);
    if (message === "ready") frame.contentWindow?.postMessage(CAL_COM_ANSWER, origin);
    else if (message === "scheduled") {
      // Cal.com posts this message twice.
      if (stateOf(frame) === "booked") return;
      setState(frame, "booked");
      // Scrolls up to the text of this state. On a phone the visitor has scrolled past it.
      frame.closest("[role=dialog]")?.scrollTo(0, 0);
      reportStep(message);
    } else if (message) reportStep(message);
  });

  return { startTimeout, stopTimeout, reload };
}

/**
 * Returns whether the frame has loaded something other than the site's own scheduling page. A frame with a calendar of
 * another origin has a sandbox; its content cannot be read, so the result is false.
 */
function isOwnCalendarMissing(frame: HTMLIFrameElement): boolean {
  return !frame.hasAttribute("sandbox") && !frame.contentDocument?.querySelector("[data-part=schedule]");
}
