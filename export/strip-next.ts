import { attribute, elements, isData, type Page, type PageElement, remove, text } from "@/lib/html";

/**
 * Step: removes what only Next's client needs. The pages work without it (docs/decisions/islands.md).
 *
 * Stops at any script or link that it does not know, so that an update of Next that writes new markup fails the build
 * (docs/update-next.md).
 *
 * @throws Error naming the page and the unknown element.
 */
export function stripNext(page: Page): void {
  for (const script of elements(page.document, "script")) {
    if (isNextScript(script)) remove(script);
    else if (!isData(script)) throw unknown(page, script);
  }
  for (const link of elements(page.document, "link")) {
    if (isNextPreload(link)) remove(link);
    else if (!KEPT_LINKS.has(attribute(link, "rel") ?? "")) throw unknown(page, link);
  }
  // React's placeholder for streamed metadata.
  for (const div of elements(page.document, "div")) {
    if (attribute(div, "hidden") !== undefined && div.childNodes.length === 0) remove(div);
  }
}

const KEPT_LINKS = new Set(["stylesheet", "canonical", "icon", "apple-touch-icon", "manifest", "alternate"]);

function isNextScript(script: PageElement): boolean {
  const src = attribute(script, "src");
  if (src !== undefined) return src.startsWith("/_next/static/");
  return /^\(?(self\.__next_|globalThis\["TURBOPACK"\]|globalThis\.TURBOPACK)/.test(text(script));
}

function isNextPreload(link: PageElement): boolean {
  const rel = attribute(link, "rel");
  // Next preconnects to the page's own origin if it preloads no font.
  if (rel === "preconnect") return attribute(link, "href") === "/";
  return rel === "preload" && attribute(link, "as") === "script";
}

function unknown(page: Page, node: PageElement): Error {
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  return new Error(
    `${page.file}: expected markup that export/strip-next.ts knows; found <${node.tagName}${attributes}>${text(node).slice(0, 80)}\n` +
      "An update of Next may write new markup: docs/update-next.md.",
  );
}
