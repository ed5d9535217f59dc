import { findElements, getAttribute, isDataScript, type Page, type PageElement, remove, textContent } from "@/lib/html";

/**
 * Build step: removes the parts of a page that only Next's client needs (docs/decisions/islands.md).
 *
 * @throws Error with the page and the element if a script or link is unknown, so that a build with a new version of
 *   Next fails if that generates other markup (docs/update-next.md).
 */
export function stripNext(page: Page): void {
  for (const script of findElements(page.document, "script")) {
    if (isNextScript(script)) remove(script);
    else if (!isDataScript(script)) throw unknownElementError(page, script);
  }
  for (const link of findElements(page.document, "link")) {
    if (isNextPreload(link)) remove(link);
    else if (!KEPT_LINKS.has(getAttribute(link, "rel") ?? "")) throw unknownElementError(page, link);
  }
  // React's placeholder for streamed metadata.
  for (const div of findElements(page.document, "div")) {
    if (getAttribute(div, "hidden") !== undefined && div.childNodes.length === 0) remove(div);
  }
}

const KEPT_LINKS = new Set(["stylesheet", "canonical", "icon", "apple-touch-icon", "manifest", "alternate"]);

function isNextScript(script: PageElement): boolean {
  const src = getAttribute(script, "src");
  if (src !== undefined) return src.startsWith("/_next/static/");
  return /^\(?(self\.__next_|globalThis\["TURBOPACK"\]|globalThis\.TURBOPACK)/.test(textContent(script));
}

function isNextPreload(link: PageElement): boolean {
  const rel = getAttribute(link, "rel");
  // Next adds a preconnect to the page's own origin if it preloads no font.
  if (rel === "preconnect") return getAttribute(link, "href") === "/";
  return rel === "preload" && getAttribute(link, "as") === "script";
}

function unknownElementError(page: Page, node: PageElement): Error {
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  return new Error(
    `${page.file}: expected markup that export/strip-next.ts knows; found <${node.tagName}${attributes}>${textContent(node).slice(0, 80)}\n` +
      "An update of Next may write new markup: docs/update-next.md.",
  );
}
