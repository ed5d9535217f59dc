import type { Settings } from "./request";

/**
 * Says on the scheduling page that a script will fill it, whether it stands in a frame, and where the visitor has come
 * from, so that its first paint has the places and the colours of the last. The exported page does so before all that is
 * seen (first-script.ts). May be called again, when more of the page is there.
 */
export function arrive() {
  const root = document.querySelector<HTMLElement>("[data-part=schedule]");
  if (!root) return;
  const settings = JSON.parse(root.dataset.settings ?? "") as Settings;
  // First: within a page of another origin this throws, and the page is to stay as it is without script.
  const origin = findOrigin(root, settings.pages);
  if (!root.hasAttribute("data-started")) {
    root.toggleAttribute("data-framed", parent !== self);
    root.setAttribute("data-started", "");
    root.setAttribute("data-waiting", "");
  }
  return { root, settings, ...origin };
}

/**
 * Finds out which page the visitor has come from, and takes its accent. A dialog that nothing on its page has opened was
 * asked for by a page that only links to one.
 *
 * @returns What was asked about there, empty where nothing was; and the way back.
 */
function findOrigin(root: HTMLElement, pages: Settings["pages"]): { asked: string; back: string | undefined } {
  const at = (address: string) => {
    const { origin, pathname } = new URL(address || location.href, location.href);
    return pages.find(({ path }) => location.origin === origin && path === pathname.replace(/\/?$/, "/"));
  };
  const around = frameElement?.closest<HTMLElement>("[data-topic]");
  const linked = at(parent.document.referrer);
  const page = frameElement ? at(parent.location.href) : (linked ?? pages[0]);
  const from = frameElement && !around && linked?.booking === "link" ? linked : page;
  wear(root, from);
  const accent = frameElement?.closest<HTMLElement>("[data-accent]")?.dataset.accent;
  if (accent) root.dataset.accent = accent;
  return { asked: around?.dataset.topic ?? "", back: page?.path };
}

/** Has the consultation be about a page: shows what there is of it, and takes its accent. */
export function wear(root: HTMLElement, page: Settings["pages"][number] | undefined): void {
  if (page) Object.assign(root.dataset, { from: page.id, accent: page.accent });
  showFrom(root);
}

/** Of what there is for each page, shows that of the one that the consultation is about, if it is known. */
function showFrom(root: HTMLElement): void {
  const { from } = root.dataset;
  for (const one of from ? root.querySelectorAll<HTMLElement>("[data-of]") : []) one.hidden = one.dataset.of !== from;
  for (const one of root.querySelectorAll<HTMLInputElement>("input[name=topic]")) one.checked = one.value === from;
  for (const one of root.querySelectorAll<HTMLSelectElement>("[data-part=topic]")) one.value = from ?? "";
}
