import { type FocusEvent, useEffect, useRef, useState } from "react";
import { SETTINGS } from "./settings";
import type { FocusTargets, Schedule } from "./use-schedule";
import { describeChange } from "./view";

/**
 * Makes changes of the page perceivable: announces them to screen readers, scrolls, and moves the focus if the focused
 * element was removed.
 *
 * @returns The text of the page's status element, and a function to set another one.
 */
export function useAnnouncements(
  { state, wording, deviceTime }: Pick<Schedule, "state" | "wording" | "deviceTime">,
  { heading, time, emailLink }: FocusTargets,
) {
  const [status, announce] = useState("");
  const previous = useRef(state);
  const focused = useRef<Element>(undefined);

  useEffect(() => {
    const before = previous.current;
    previous.current = state;
    if (before === state || before.days.length === 0) return;
    const message = describeChange(before, state, SETTINGS, wording, deviceTime);
    if (message !== undefined) announce(message);

    // React fires no event for a focused element that it removes.
    const isFocusLost = focused.current?.isConnected === false;
    if (state.step === before.step) {
      if (isFocusLost) time.current?.focus({ preventScroll: true });
      return;
    }
    if (state.step === "choosing") return (state.start === undefined ? heading : time).current?.focus();
    // Without `preventScroll`, the dialog's header would cover the heading.
    if (state.step === "prepared" || isFocusLost) heading.current?.focus({ preventScroll: true });
    // Shows the button that opens the email if there is room, and always the heading.
    if (state.step === "prepared") emailLink.current?.scrollIntoView({ block: "nearest" });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [state, wording, deviceTime, heading, time, emailLink]);

  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { status, announce, onFocus };
}
