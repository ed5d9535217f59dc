import type { Settings } from "./request";

type PageSettings = Settings["pages"][number];

/**
 * Prepares the scheduling page before its first paint. Marks whether a script will fill the page and whether the page
 * is in a frame, and sets the topic, so that nothing moves or changes color when the times appear. The exported page
 * runs this before its markup is parsed completely (first-script.ts). It may be called again when more of the page has
 * been parsed.
 *
 * @returns The known data of the visit, or undefined on a page without a scheduler.
 */
export function initVisit() {
  const root = document.querySelector<HTMLElement>("[data-part=schedule]");
  if (!root) return;
  const settings = JSON.parse(root.dataset.settings ?? "") as Settings;
  // This comes first, because it throws inside a page of another origin. The page then stays as it is without a script.
  const origin = findOrigin(settings.pages);
  setTopic(root, origin.topic, origin.accent);
  if (!root.hasAttribute("data-started")) {
    root.toggleAttribute("data-framed", parent !== self);
    root.setAttribute("data-started", "");
    root.setAttribute("data-waiting", "");
  }
  return { root, settings, asked: origin.asked, back: origin.back, topic: origin.topic?.id };
}

/**
 * Finds the page that the visitor came from. If no button on the page opened the dialog, the visitor followed a booking
 * link on another page.
 *
 * @returns The page that the consultation is about, the accent of the surrounding page, the visitor's choice on that
 *   page, and the path to go back to.
 */
function findOrigin(pages: Settings["pages"]) {
  const pageAt = (address: string) => {
    const { origin, pathname } = new URL(address || location.href, location.href);
    return pages.find(({ path }) => location.origin === origin && path === pathname.replace(/\/?$/, "/"));
  };
  const place = frameElement?.closest<HTMLElement>("[data-topic]");
  const linked = pageAt(parent.document.referrer);
  const page = frameElement ? pageAt(parent.location.href) : (linked ?? pages[0]);
  return {
    topic: frameElement && !place && linked?.booking === "link" ? linked : page,
    accent: frameElement?.closest<HTMLElement>("[data-accent]")?.dataset.accent,
    asked: place?.dataset.topic ?? "",
    back: page?.path,
  };
}

/**
 * Sets the page that the consultation is about: shows its host and marks it as chosen.
 *
 * @param accent The accent of the page around the frame. By default, the topic's own accent.
 */
export function setTopic(
  root: HTMLElement,
  page: PageSettings | undefined,
  accent: string | undefined = page?.accent,
): void {
  if (page) root.dataset.from = page.id;
  if (accent) root.dataset.accent = accent;
  const { from } = root.dataset;
  for (const host of from ? root.querySelectorAll<HTMLElement>("[data-page]") : [])
    host.hidden = host.dataset.page !== from;
  for (const radio of root.querySelectorAll<HTMLInputElement>("input[name=topic]"))
    radio.checked = radio.value === from;
  for (const select of root.querySelectorAll<HTMLSelectElement>("[data-part=topic]")) select.value = from ?? "";
}
