/** The references of a page, and the ids that can be referred to in it. */

import { HASHED_FOLDER } from "@/lib/headers";
import { findElements, getAttribute, parseDocument, textContent } from "@/lib/html";

export interface PageReferences {
  /** Links, images, styles, icons, frames and the chunks named in its script, as written. */
  addresses: Set<string>;
  ids: Set<string>;
  canonical: string | undefined;
}

const addressAttributes = new Set(["href", "src", "poster"]);
const addressListAttributes = new Set(["srcset", "imagesrcset"]);
// These name a place for others to know, not one that the page fetches.
const namesOnly = new Set(["canonical", "alternate", "preconnect", "dns-prefetch", "me"]);

/** Reads a page's references. */
export function referencesOf(html: string): PageReferences {
  const found: PageReferences = { addresses: new Set(), ids: new Set(), canonical: undefined };
  for (const element of findElements(parseDocument(html))) {
    const rel = getAttribute(element, "rel")?.split(/\s+/) ?? [];
    if (element.tagName === "link" && rel.includes("canonical")) found.canonical = getAttribute(element, "href");
    const isName = element.tagName === "link" && rel.some((value) => namesOnly.has(value));
    for (const { name, value } of element.attrs) {
      if (name === "id") found.ids.add(value);
      if (isName) continue;
      if (addressAttributes.has(name)) found.addresses.add(value);
      if (addressListAttributes.has(name)) for (const address of sourceSet(value)) found.addresses.add(address);
    }
    if (element.tagName === "script" || element.tagName === "style") {
      for (const address of namedInCode(textContent(element))) found.addresses.add(address);
    }
  }
  return found;
}

/** Addresses of hashed files in a script, and of anything in CSS. */
function namedInCode(code: string): string[] {
  const hashed = new RegExp(`["'\`]((?:\\.{0,2}/)*(?:[\\w-]+/)*${HASHED_FOLDER.slice(1)}[\\w./-]+\\.\\w+)["'\`]`, "g");
  const css = /url\(\s*["']?([^"')]+)/g;
  return [hashed, css].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""));
}

function sourceSet(value: string): string[] {
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
}
