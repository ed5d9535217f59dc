/**
 * The analytics script of an exported page. Pages have it only if the owner has set `analytics` in content/site.ts. It
 * loads the owner's script when the page is visible and loaded, the browser is idle and, if consent is required, the
 * visitor has agreed. Then it reports the steps of a booking to Plausible and Umami. Other scripts can listen to the
 * booking event (docs/campaigns.md).
 */
import type { Analytics } from "@/content/schema/campaigns";
import { BOOKING_EVENT, type BookingStep } from "@/lib/booking-event";
import { whenActivated } from "@/lib/booking-press";

/** The owner's `analytics` record, which the export inserts. */
declare const ANALYTICS: Pick<Analytics, "src" | "attributes" | "consent">;

interface Trackers {
  plausible?: (name: string, options: { props: Record<string, string> }) => void;
  umami?: { track: (name: string, data: Record<string, string>) => void };
}

const { src, attributes, consent } = ANALYTICS;
/** Steps that happened before the owner's script has loaded. */
const earlySteps: BookingStep[] = [];
/** Does nothing without consent. */
let report = (_step: BookingStep): void => {};

function loadTracker(): void {
  report = (step) => earlySteps.push(step);
  whenIdle(() =>
    addScript(src, attributes).addEventListener("load", () => {
      report = track;
      earlySteps.forEach(track);
    }),
  );
}

function track(step: BookingStep): void {
  const { plausible, umami } = window as Trackers;
  plausible?.(BOOKING_EVENT, { props: { step } });
  umami?.track(BOOKING_EVENT, { step });
}

function whenIdle(task: () => void): void {
  if (document.readyState !== "complete") addEventListener("load", () => whenIdle(task), { once: true });
  else if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function addScript(address: string, data: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(data)) script.setAttribute(name, value);
  script.src = address;
  return document.body.appendChild(script);
}

// Not in the dialog's frame, because the page around it counts the visit.
if (parent === self) {
  addEventListener(BOOKING_EVENT, (event) => report((event as CustomEvent<{ step: BookingStep }>).detail.step));
  if (consent) addEventListener("analytics-consent", loadTracker, { once: true });
  // The visitor may never open a prerendered page.
  whenActivated(consent ? () => whenIdle(() => addScript(consent)) : loadTracker);
}
