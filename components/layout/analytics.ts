import type { Analytics } from "@/content/schema/campaigns";
import { BOOKING_EVENT, type BookingStep } from "@/lib/booking-event";

/** The event that the owner's consent script dispatches on `window` after the visitor has agreed. */
const CONSENT_EVENT = "analytics-consent";

/** The functions through which the scripts of Plausible and Umami receive an event. */
interface Trackers {
  plausible?: (name: string, options: { props: Record<string, string> }) => void;
  umami?: { track: (name: string, data: Record<string, string>) => void };
}

/**
 * Loads the owner's analytics script when the page has loaded, the browser is idle and, if consent is required, the
 * visitor has agreed. Afterward it reports the steps of a booking to Plausible and Umami. Any other script can listen
 * to the booking event (docs/campaigns.md).
 */
export function startAnalytics({
  src,
  attributes = {},
  consent,
}: Pick<Analytics, "src" | "attributes" | "consent">): void {
  // The scheduling page in the dialog's frame is part of the page around it, which counts the visit.
  if (parent !== self) return;
  let isAllowed = !consent;
  let isReady = false;
  /** Steps that the visitor takes before the analytics script has loaded. */
  const waiting: BookingStep[] = [];

  function loadTracker(): void {
    whenDone(() =>
      addScript(src, attributes, () => {
        isReady = true;
        waiting.forEach(track);
      }),
    );
  }

  addEventListener(BOOKING_EVENT, (event) => {
    const { step } = (event as CustomEvent<{ step: BookingStep }>).detail;
    if (isReady) track(step);
    else if (isAllowed) waiting.push(step);
  });
  if (!consent) loadTracker();
  else {
    addEventListener(
      CONSENT_EVENT,
      () => {
        isAllowed = true;
        loadTracker();
      },
      { once: true },
    );
    whenDone(() => addScript(consent));
  }
}

function track(step: BookingStep): void {
  const { plausible, umami } = window as Trackers;
  plausible?.(BOOKING_EVENT, { props: { step } });
  umami?.track(BOOKING_EVENT, { step });
}

/**
 * Runs a task when the page is visible, has loaded and the browser is idle. A prerendered page may never become
 * visible.
 */
function whenDone(task: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", () => whenDone(task), { once: true });
  else if (document.readyState !== "complete") addEventListener("load", () => whenDone(task), { once: true });
  else if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function addScript(src: string, attributes: Record<string, string> = {}, onLoad?: () => void): void {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  if (onLoad) script.addEventListener("load", onLoad);
  script.src = src;
  document.body.append(script);
}
