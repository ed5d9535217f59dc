/** Finds the addresses in a page, and the ids that links can refer to. */

import { HASHED_FOLDER } from "@/lib/headers";
import { findElements, getAttribute, parseDocument, textContent } from "@/lib/html";

export interface PageReferences {
  /** The unresolved addresses of links, images, styles, icons, frames and the chunks of scripts. */
  addresses: Set<string>;
  ids: Set<string>;
  canonical: string | undefined;
}

const addressAttributes = new Set(["href", "src", "poster"]);
const addressListAttributes = new Set(["srcset", "imagesrcset"]);
// These addresses are only identifiers. The page does not fetch them.
const identifiers = new Set(["canonical", "alternate", "preconnect", "dns-prefetch", "me"]);

/** Finds the references of a page. */
export function findReferences(html: string): PageReferences {
  const found: PageReferences = { addresses: new Set(), ids: new Set(), canonical: undefined };
  for (const element of findElements(parseDocument(html))) {
    const rel = getAttribute(element, "rel")?.split(/\s+/) ?? [];
    if (element.tagName === "link" && rel.includes("canonical")) found.canonical = getAttribute(element, "href");
    const isName = element.tagName === "link" && rel.some((value) => identifiers.has(value));
    for (const { name, value } of element.attrs) {
      if (name === "id") found.ids.add(value);
      if (isName) continue;
      if (addressAttributes.has(name)) found.addresses.add(value);
      if (addressListAttributes.has(name)) for (const address of parseSrcset(value)) found.addresses.add(address);
    }
    if (element.tagName === "script" || element.tagName === "style") {
      for (const address of findAddresses(textContent(element))) found.addresses.add(address);
    }
  }
  return found;
}

/** Finds the addresses of hashed files in a script, and all addresses in CSS. */
function findAddresses(code: string): string[] {
  const hashed = new RegExp(`["'\`]((?:\\.{0,2}/)*(?:[\\w-]+/)*${HASHED_FOLDER.slice(1)}[\\w./-]+\\.\\w+)["'\`]`, "g");
  const css = /url\(\s*["']?([^"')]+)/g;
  return [hashed, css].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""));
}

function parseSrcset(value: string): string[] {
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
}
