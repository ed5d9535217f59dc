import type { Booking } from "./booking";

/** Events that indicate that a visitor is about to use the page. */
const INTENT_EVENTS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"] as const;

/**
 * Loads React, which adds Radix's behavior to the booking dialog and the tooltips.
 *
 * - After the page has loaded, the script is preloaded when the browser is idle, but not run. With Save-Data it is not
 *   preloaded.
 * - The first intent event runs the script: immediately at a tooltip, otherwise at the next idle moment. An event at a
 *   booking link does not run it, because that would delay the click.
 * - Each time the dialog opens, the script runs at the next idle moment.
 * - If the script fails to load, the dialog works without it.
 *
 * @param scriptUrl The bundle of booking/mount.tsx.
 * @param getBooking Returns the booking that the script is started with.
 * @returns A function that runs the script at the next idle moment.
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
