/** How long the calendar may take before the visitor is told of the other ways to book. */
export const CALENDAR_TIMEOUT_MS = 6000;

/** What the calendar's frame has done so far. The dialog's markup shows the words for it by `data-answer`. */
type CalendarState = "waiting" | "late" | "loaded" | "failed";

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

  /** Loads a calendar that has failed once more. */
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
      if (frame && frame === target && stateOf(frame) !== "failed")
        setState(frame, isOwnCalendarMissing(frame) ? "failed" : "loaded");
    },
    true,
  );

  // The page's policy allows one origin in the frame. An address that redirects to another one stays blank. Once the calendar
  // has loaded, don't report it: a booking may be done, and the page of thanks is what was refused.
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    const frame = getFrame();
    if (frame && effectiveDirective === "frame-src" && stateOf(frame) !== "loaded") setState(frame, "failed");
  });

  return { startTimeout, stopTimeout, reload };
}

/**
 * Whether something else than the site's own scheduling page has loaded. A page cannot look into a calendar of another
 * origin, which is the one with a sandbox.
 */
function isOwnCalendarMissing(frame: HTMLIFrameElement): boolean {
  return !frame.hasAttribute("sandbox") && !frame.contentDocument?.querySelector("[data-part=schedule]");
}
