import type { Booking } from "./booking";

/** The first signs that a visitor is about to do something. */
const INTENT_EVENTS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"] as const;

/**
 * Loads React, which gives the booking dialog and the tooltips Radix's behavior.
 *
 * - After the page has loaded, the script is preloaded when the browser is idle, but not run. Under Save-Data it is not
 *   even preloaded.
 * - The first sign of intent runs it: at once at a tooltip, elsewhere at the next idle moment. So does the dialog each time
 *   it opens. Don't run it for intent at a booking link: it would delay the click.
 * - If the script never comes, the dialog works without it.
 *
 * @param scriptUrl The bundle of booking/mount.tsx.
 * @param getBooking What the script is started with.
 * @returns Runs the script at the next idle moment.
 */
export function makeLoader(scriptUrl: string, getBooking: () => Booking): () => void {
  function run(): void {
    for (const type of INTENT_EVENTS) removeEventListener(type, handleIntent, true);
    import(scriptUrl).then((script) => script.mount(getBooking())).catch((error) => console.error(error));
  }

  function handleIntent({ target }: Event): void {
    const isWithin = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (isWithin("[data-tooltip]")) run();
    else if (!isWithin("[data-booking]")) whenIdle(run);
  }
  for (const type of INTENT_EVENTS) addEventListener(type, handleIntent, { capture: true, passive: true });

  addEventListener("load", () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) whenIdle(() => preload(scriptUrl));
  });
  return () => whenIdle(run);
}

function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function preload(scriptUrl: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = scriptUrl;
  document.head.append(link);
}
