/** How long a visitor who pressed waits for the dialog before the link is followed as a plain one, in ms. */
const PATIENCE = 8000;

/** The first signs that a visitor is about to do something. */
const INTENT = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"] as const;

/**
 * Loads the booking dialog and the tooltips when they are wanted, and keeps a press that comes before.
 *
 * - After the page has loaded, at idle, the script is fetched but not run; not at all under Save-Data.
 * - The first sign of intent runs it: at once if it is at a booking link or a tooltip, else at the next idle moment.
 * - A press before it is ready is kept and handed over. If the script fails or takes longer than 8 s, the link is
 *   followed to the calendar, as it would be without script; what arrives after that opens nothing by itself.
 * - If it fails later, while it opens the dialog, that press is followed too, and from then on links are plain links.
 * - `#book` in the address counts as a press.
 *
 * @param address Where the bundle of booking-entry.ts is.
 */
export function startLoader(address: string): void {
  let ready = false;
  let pressed: HTMLAnchorElement | undefined;
  let running: Promise<void> | undefined;

  const fetchScript = () => import(address);

  function run(): Promise<void> {
    running ??= fetchScript().then(
      (script) =>
        new Promise<void>((resolve, reject) => {
          script.mount({
            pressed: () => pressed,
            onReady: () => {
              ready = true;
              resolve();
            },
            onFailed: (error: unknown) => {
              console.error(error);
              reject(error);
              const link = document.querySelector<HTMLAnchorElement>("a[data-booking]");
              if (ready && link && location.hash === "#book") follow(link);
            },
          });
        }),
    );
    // Whoever needs the result asks for it below; an early failure alone is no error, the link still works.
    running.catch(() => {});
    return running;
  }

  async function open(link: HTMLAnchorElement): Promise<void> {
    pressed = link;
    link.setAttribute("aria-busy", "true");
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
    try {
      await Promise.race([run(), late]);
    } catch {
      pressed = undefined;
      follow(link);
    }
    link.removeAttribute("aria-busy");
  }

  /** Goes to the calendar. Back from there would find `#book`, try again, fail again and be stuck: it is replaced. */
  function follow({ href }: HTMLAnchorElement): void {
    location[location.hash === "#book" ? "replace" : "assign"](href);
  }

  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-booking]") : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (ready || !link || !plain) return;
      event.preventDefault();
      void open(link);
    },
    true,
  );

  function onIntent(event: Event): void {
    const aimed = event.target instanceof Element && event.target.closest("[data-booking], [data-tooltip]");
    // A finger is about to press, and nothing that takes long may stand before its click.
    if (aimed && (event.type === "touchstart" || (event as PointerEvent).pointerType === "touch")) {
      fetchScript().catch(() => {});
      return;
    }
    for (const type of INTENT) removeEventListener(type, onIntent, true);
    if (aimed) void run();
    else whenIdle(() => void run());
  }
  for (const type of INTENT) addEventListener(type, onIntent, { capture: true, passive: true });

  function openByAddress(): void {
    const link = document.querySelector<HTMLAnchorElement>("a[data-booking]");
    if (!ready && link && location.hash === "#book") void open(link);
  }
  addEventListener("hashchange", openByAddress);
  document.addEventListener("DOMContentLoaded", openByAddress);

  addEventListener("load", () => {
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    if (!connection?.saveData) whenIdle(() => preload(address));
  });
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
