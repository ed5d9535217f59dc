import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { reportStep } from "@/lib/booking-event";
import { CAL_COM_ANSWER, readCalendarMessage } from "./calendar-messages";

/** Time after which the dialog suggests the other ways to book if the calendar has not loaded. */
export const CALENDAR_TIMEOUT_MS = 6000;

/** The loading state of the calendar's frame. The dialog has a text for each. */
type CalendarState = "waiting" | "late" | "loaded" | "failed" | "booked";

/**
 * Tracks the state of the calendar in a frame.
 *
 * @param frameRef The frame. It starts to load when it is rendered.
 * @param onBooked Called once, when the calendar reports a booking.
 * @returns The frame's state, the handler of its `load` event, and a function that reloads a failed calendar.
 */
export function useCalendarFrame(frameRef: RefObject<HTMLIFrameElement | null>, onBooked: () => void) {
  const [state, setState] = useState<CalendarState>("waiting");

  useEffect(() => {
    if (state !== "waiting") return;
    const timeout = setTimeout(() => setState("late"), CALENDAR_TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, [state]);

  // The page's policy allows one origin in the frame, so an address that redirects to another origin stays blank. If
  // the calendar has already loaded, this is not a failure: the visitor may have booked, and only the confirmation page
  // was blocked.
  useEffect(() => {
    const handleViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src")
        setState((current) => (current === "waiting" || current === "late" ? "failed" : current));
    };
    document.addEventListener("securitypolicyviolation", handleViolation);
    return () => document.removeEventListener("securitypolicyviolation", handleViolation);
  }, []);

  const isBooked = useRef(false);
  useEffect(() => {
    // Other frames, extensions and any page in the frame can post messages, so check the source and the origin.
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      const frame = frameRef.current;
      if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
      const message = readCalendarMessage(data);
      if (message === "ready") frame.contentWindow?.postMessage(CAL_COM_ANSWER, origin);
      // Cal.com posts this message twice.
      else if (message && !(message === "scheduled" && isBooked.current)) {
        reportStep(message);
        if (message !== "scheduled") return;
        isBooked.current = true;
        setState("booked");
        onBooked();
      }
    };
    addEventListener("message", handleMessage);
    return () => removeEventListener("message", handleMessage);
  }, [frameRef, onBooked]);

  /** The event also fires for a frame that failed to load. */
  const handleLoad = useCallback(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const loaded = isOwnCalendarMissing(frame) ? "failed" : "loaded";
    setState((current) => (current === "failed" || current === "booked" ? current : loaded));
  }, [frameRef]);

  function reload(): void {
    setState("waiting");
    const frame = frameRef.current;
    // Replaces the history entry of the failed frame, so that one step back still closes the dialog.
    if (frame) frame.contentWindow?.location.replace(frame.src);
  }

  return { state, handleLoad, reload };
}

/**
 * Returns whether the frame should contain the site's own scheduling page, but has loaded something else. False for a
 * calendar of another origin (its frame has a sandbox), because its content cannot be read.
 */
function isOwnCalendarMissing(frame: HTMLIFrameElement): boolean {
  return !frame.hasAttribute("sandbox") && !frame.contentDocument?.querySelector(".schedule");
}
