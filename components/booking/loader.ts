import type { Booking } from "./booking";

/** The first signs that a visitor is about to do something. */
const INTENT = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"] as const;

/**
 * Makes what loads React, with which the booking dialog gets Radix's behavior, and the tooltips theirs.
 *
 * - After the page has loaded, at idle, the script is fetched but not run; not at all under Save-Data.
 * - The first sign of intent runs it: at once if it is at a tooltip, else at the next idle moment; and so does the
 *   dialog each time it has opened. Intent at a booking link starts nothing: what takes long would stand before its
 *   press.
 * - If the script never comes, the dialog works without it.
 *
 * @param address Where the bundle of booking/mount.tsx is.
 * @param booking What it is to be started with.
 * @returns Runs the script at the next idle moment.
 */
export function makeLoader(address: string, booking: () => Booking): () => void {
  function run(): void {
    for (const type of INTENT) removeEventListener(type, onIntent, true);
    import(address).then((script) => script.mount(booking())).catch((error) => console.error(error));
  }

  function onIntent({ target }: Event): void {
    const at = (what: string) => target instanceof Element && target.closest(what) !== null;
    if (at("[data-tooltip]")) run();
    else if (!at("[data-booking]")) whenIdle(run);
  }
  for (const type of INTENT) addEventListener(type, onIntent, { capture: true, passive: true });

  addEventListener("load", () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) whenIdle(() => preload(address));
  });
  return () => whenIdle(run);
}

function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function preload(address: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}
