/*
 * The few lines that meet the page around the scheduling page: the booking dialog's page, if this is its frame, or else
 * the page that the visitor came from.
 */
import type { GeneratedImage } from "@/lib/images";

/** A page of the site that a consultation can be about. */
export interface Page {
  id: string;
  path: string;
  accent: string;
  /** Whether the page has a booking dialog, or a link to one on another page. */
  booking: "dialog" | "link";
  /** The topic's name, and a part of it for narrow windows. */
  topic: string;
  short: string;
  /** The person who takes the call. */
  host: { name: string; role: string; portrait: GeneratedImage | undefined } | undefined;
}

/**
 * Finds the page that the visitor came from. If no button on the page opened the dialog, the visitor followed a booking
 * link on another page.
 *
 * @returns The page that the consultation is about, the accent of the page around the frame, and the visitor's choice on
 *   that page.
 * @throws If the page is in a frame on a site of another origin.
 */
export function findOrigin(pages: readonly Page[]) {
  const pageAt = (address: string) => {
    const { origin, pathname } = new URL(address || location.href, location.href);
    return pages.find(({ path }) => location.origin === origin && path === pathname.replace(/\/?$/, "/"));
  };
  const linked = pageAt(parent.document.referrer);
  if (!frameElement) return { topic: linked ?? pages[0], accent: undefined, asked: "" };
  // The dialog marks its element with the topic of the section that opened it, and the page with its accent.
  const place = frameElement.closest<HTMLElement>("[data-topic]");
  const isLinked = !place && linked?.booking === "link";
  const accent = frameElement.closest<HTMLElement>("[data-accent]")?.dataset.accent;
  return { topic: isLinked ? linked : pageAt(parent.location.href), accent, asked: place?.dataset.topic ?? "" };
}

/** Marks the page as framed. In the export, waiting.ts has done so before the first paint. */
export function markFrame(page: Element | null | undefined): void {
  page?.toggleAttribute("data-framed", parent !== self);
}

/**
 * Passes Escape on to the page around the frame, which closes the booking dialog, since key events do not leave a frame.
 *
 * @returns A function that stops this.
 */
export function passOnEscape(): () => void {
  if (parent === self) return () => {};
  const pass = (event: KeyboardEvent) => {
    // The keys of an input method (keyCode 229 in Safari) and those that somebody has handled are not for the dialog.
    const isTaken = event.defaultPrevented || event.isComposing || event.keyCode === 229;
    if (event.key !== "Escape" || isTaken || !(event.target instanceof HTMLElement)) return;
    if (event.target.matches("select")) return;
    // In a field, Escape may close the browser's list of suggestions, so the first press only leaves the field.
    if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea")) return event.target.blur();
    parent.document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  };
  // On the window, after every other listener.
  addEventListener("keydown", pass);
  return () => removeEventListener("keydown", pass);
}

/** Starts a download from the page around the frame, because Firefox checks one in a frame against its frame-src. */
export function downloadFromPage(link: HTMLAnchorElement): void {
  parent.document.importNode(link).click();
}
