/* Access to the page around the scheduling page: in a frame, the page with the booking dialog. */
import type { GeneratedImage } from "@/lib/images";

/** A page of the site that a consultation can be about. */
export interface Page {
  id: string;
  path: string;
  accent: string;
  /** Whether the page has a booking dialog, or links to a page that has one. */
  booking: "dialog" | "link";
  /** The name of the topic, and a part of it for narrow windows. */
  topic: string;
  short: string;
  /** The person who takes the call. */
  host: { name: string; role: string; portrait: GeneratedImage | undefined } | undefined;
}

/**
 * Finds the page that the visitor came from: the page around the frame or, if a booking link on another page led there,
 * that other page. Outside a frame, it is the referrer.
 *
 * @returns The page that the consultation is about, the accent of the page around the frame, and the visitor's choice on
 *   that page.
 * @throws Error if the page is in a frame on a site of another origin.
 */
export function findReferringPage(pages: readonly Page[]) {
  const pageAt = (address: string) => {
    const { origin, pathname } = new URL(address || location.href, location.href);
    return pages.find(({ path }) => location.origin === origin && path === pathname.replace(/\/?$/, "/"));
  };
  const linked = pageAt(parent.document.referrer);
  if (!frameElement) return { topic: linked ?? pages[0], accent: undefined, pageChoice: "" };
  // The dialog has the clicked link's topic as `data-topic`. Its page has `data-accent`.
  const place = frameElement.closest<HTMLElement>("[data-topic]");
  const isLinked = !place && linked?.booking === "link";
  const accent = frameElement.closest<HTMLElement>("[data-accent]")?.dataset.accent;
  return { topic: isLinked ? linked : pageAt(parent.location.href), accent, pageChoice: place?.dataset.topic ?? "" };
}

/** Marks the page as framed. In the export, waiting.ts does this before the first paint. */
export function markFrame(page: Element | null | undefined): void {
  page?.toggleAttribute("data-framed", parent !== self);
}

/**
 * Dispatches Escape to the page around the frame, which closes the booking dialog, because key events do not leave a
 * frame.
 *
 * @returns A function that removes the listener.
 */
export function passOnEscape(): () => void {
  if (parent === self) return () => {};
  const pass = (event: KeyboardEvent) => {
    // Not for the dialog: keys of an input method (keyCode 229 in Safari), and keys that another handler has handled.
    const isTaken = event.defaultPrevented || event.isComposing || event.keyCode === 229;
    if (event.key !== "Escape" || isTaken || !(event.target instanceof HTMLElement)) return;
    if (event.target.matches("select")) return;
    // In a field, Escape may close the browser's list of suggestions, so the first press only leaves the field.
    if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea")) return event.target.blur();
    parent.document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  };
  // On the window, so that it runs after other listeners.
  addEventListener("keydown", pass);
  return () => removeEventListener("keydown", pass);
}

/** Starts a download from the page around the frame, because Firefox checks a download in a frame against frame-src. */
export function downloadFromPage(link: HTMLAnchorElement): void {
  parent.document.importNode(link).click();
}
