import { attribute, elements, isData, type Page, type PageElement, remove, text } from "@/lib/html";

/**
 * Step: takes out what only Next's own client needs. The pages work without it, because nothing in them waits for
 * hydration (see components/layout/page-script.ts).
 *
 * It knows every kind of element that Next 16 writes for itself and stops at anything else that would run, so that an
 * update of Next that changes them is noticed at the next build and not by a visitor.
 *
 * @throws Error naming the page and the element that it does not know.
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
  // The place that React keeps for streamed metadata.
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
  // Next writes a connection to the page's own origin where it preloads no font.
  if (rel === "preconnect") return attribute(link, "href") === "/";
  return rel === "preload" && attribute(link, "as") === "script";
}

function unknown(page: Page, node: PageElement): Error {
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  return new Error(
    `${page.file}: found markup that export/strip-next.ts does not know: <${node.tagName}${attributes}>${text(node).slice(0, 80)}\n` +
      "Expected only what Next 16 writes for its own client. Say there whether it stays or goes.",
  );
}
