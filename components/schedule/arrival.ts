import type { Settings } from "./request";

type PageSettings = Settings["pages"][number];

/**
 * Prepares the scheduling page for its script before anything is painted: marks that a script will fill it and whether it
 * stands in a frame, and sets the topic, so that its first paint has the places and the colors of the last. The exported
 * page runs this ahead of all that is seen (first-script.ts). May be called again when more of the page is there.
 *
 * @returns undefined where there is no scheduling page; else what the visitor came with.
 */
export function initVisit() {
  const root = document.querySelector<HTMLElement>("[data-part=schedule]");
  if (!root) return;
  const settings = JSON.parse(root.dataset.settings ?? "") as Settings;
  // First: within a page of another origin this throws, and the page is to stay as it is without script.
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
 * Finds out which page the visitor has come from. A dialog that nothing on its page has opened was asked for by a page that
 * only links to one.
 *
 * @returns the page that the consultation is about, what was asked about there, and the way back.
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
 * Makes the consultation be about a page: shows who speaks for it and marks it as chosen.
 *
 * @param accent The color of the page around the frame; left out, the topic's own.
 */
export function setTopic(
  root: HTMLElement,
  page: PageSettings | undefined,
  accent: string | undefined = page?.accent,
): void {
  if (page) root.dataset.from = page.id;
  if (accent) root.dataset.accent = accent;
  const { from } = root.dataset;
  for (const one of from ? root.querySelectorAll<HTMLElement>("[data-of]") : []) one.hidden = one.dataset.of !== from;
  for (const one of root.querySelectorAll<HTMLInputElement>("input[name=topic]")) one.checked = one.value === from;
  for (const one of root.querySelectorAll<HTMLSelectElement>("[data-part=topic]")) one.value = from ?? "";
}
