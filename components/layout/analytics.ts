import type { Analytics } from "@/content/schema/campaigns";
import { BOOKING_EVENT, type BookingStep } from "@/lib/booking-event";

/** What the owner's consent script fires on `window` once the visitor has agreed. */
const CONSENT_EVENT = "analytics-consent";

/** The functions by which Plausible's and Umami's scripts take an event. */
interface Trackers {
  plausible?: (name: string, options: { props: Record<string, string> }) => void;
  umami?: { track: (name: string, data: Record<string, string>) => void };
}

/**
 * Loads the owner's analytics script once the page has loaded and the browser is idle and, where consent is needed, once
 * it was given. Then tells Plausible and Umami of the steps of a booking; any other script can listen to the event itself
 * (docs/campaigns.md).
 */
export function startAnalytics({
  src,
  attributes = {},
  consent,
}: Pick<Analytics, "src" | "attributes" | "consent">): void {
  // The scheduling page in the dialog's frame is a part of the page around it.
  if (parent !== self) return;
  let isAllowed = !consent;
  let isReady = false;
  /** Steps made while the script is on its way. */
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

/** Runs a task when the page is shown, has loaded and is idle. A page that was rendered ahead may never be seen. */
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
