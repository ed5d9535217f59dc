import { reportStep } from "@/lib/booking-event";
import { CAL_COM_ANSWER, readCalendarMessage } from "./calendar-messages";

/** How long the calendar may take before the dialog shows the other ways to book. */
export const CALENDAR_TIMEOUT_MS = 6000;

/** The loading state of the calendar's frame. The dialog's markup shows a text for it by `data-answer`. */
type CalendarState = "waiting" | "late" | "loaded" | "failed" | "booked";

/**
 * Watches the calendar in the dialog's frame and writes its state into `data-answer` on the frame's parent.
 *
 * @param getRoot Finds the element that the dialog is rendered into.
 */
export function watchCalendar(getRoot: () => Element | null) {
  let timeout: ReturnType<typeof setTimeout>;

  const getFrame = () => getRoot()?.querySelector<HTMLIFrameElement>("[data-answer]>iframe");
  const stateOf = (frame: HTMLIFrameElement) => frame.parentElement?.dataset.answer;

  function setState(frame: HTMLIFrameElement, state: CalendarState): void {
    frame.parentElement?.setAttribute("data-answer", state);
  }

  /** Whether the calendar has yet to load. */
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

  /** Reloads a calendar that failed. */
  function reload(): void {
    const frame = getFrame();
    if (!frame) return;
    setState(frame, "waiting");
    startTimeout();
    // Replaces the failed entry in the history, so that one step back still closes the dialog.
    frame.contentWindow?.location.replace(frame.src);
  }

  // `load` does not bubble, but is captured. It also fires for a frame that failed.
  document.addEventListener(
    "load",
    ({ target }) => {
      const frame = getFrame();
      if (!frame || frame !== target || ["failed", "booked"].includes(stateOf(frame) ?? "")) return;
      setState(frame, isOwnCalendarMissing(frame) ? "failed" : "loaded");
    },
    true,
  );

  // The page's policy allows one origin in the frame. An address that redirects to another one stays blank. Once the calendar
  // has loaded, don't report it: a booking may be done, and the page of thanks is what was refused.
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    const frame = getFrame();
    if (frame && effectiveDirective === "frame-src" && isExpected(frame)) setState(frame, "failed");
  });

  // Anybody may post messages: other frames, extensions, a page that the frame has been sent to.
  addEventListener("message", ({ source, origin, data }) => {
    const frame = getFrame();
    if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    const message = readCalendarMessage(data);
    if (message === "ready") frame.contentWindow?.postMessage(CAL_COM_ANSWER, origin);
    else if (message === "scheduled") {
      // Cal.com says it twice.
      if (stateOf(frame) === "booked") return;
      setState(frame, "booked");
      // To the words for it, which on a phone the visitor has scrolled past.
      frame.closest("[role=dialog]")?.scrollTo(0, 0);
      reportStep(message);
    } else if (message) reportStep(message);
  });

  return { startTimeout, stopTimeout, reload };
}

/**
 * Whether something other than the site's own scheduling page has loaded. A page cannot read a calendar of another
 * origin; that one has a sandbox.
 */
function isOwnCalendarMissing(frame: HTMLIFrameElement): boolean {
  return !frame.hasAttribute("sandbox") && !frame.contentDocument?.querySelector("[data-part=schedule]");
}
