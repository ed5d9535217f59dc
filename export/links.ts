import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow, linesWith, readSources } from "@/lib/files";
import { fileAt } from "@/lib/headers";
import { attribute, elements, parseDocument } from "@/lib/html";

/** What the words of pages are written in. */
const SOURCES = ["app", "components", "content"];

/**
 * Step: stops where a link leads to a page of the site, or to a place in one, that is not there.
 *
 * @param folder The finished site, the owner's own files in it.
 * @param pages Its pages, as files from there.
 * @throws Error with one line for each such address: where it is written, and which pages show it.
 */
export async function checkLinks(folder: string, pages: readonly string[]): Promise<void> {
  const places = new Map<string, Set<string>>();
  const links = new Map<string, Set<string>>();
  for (const file of pages) {
    const all = elements(parseDocument(await readFile(join(folder, file), "utf8")));
    places.set(file, new Set(all.flatMap((one) => attribute(one, "id") ?? [])));
    for (const href of all.flatMap((one) => (one.tagName === "a" ? (attribute(one, "href") ?? []) : []))) {
      if (/^(#|\/(?!\/))/.test(href)) links.set(href, (links.get(href) ?? new Set()).add(file));
    }
  }
  const others = new Set(await filesBelow(folder));

  function leadsNowhere(href: string, from: string): boolean {
    if (!isDecodable(href)) return true;
    const { pathname, hash } = new URL(href, `https://site.example/${from}`);
    const path = decodeURIComponent(pathname);
    // Every host leads /talent to /talent/.
    const file = [fileAt(path), `${path}/index.html`, path].map((one) => one.slice(1)).find((one) => others.has(one));
    const ids = places.get(file ?? "");
    return !file || Boolean(hash && ids && !ids.has(decodeURIComponent(hash.slice(1))));
  }

  const dead: string[] = [];
  for (const [href, shown] of links) {
    const gone = [...shown].filter((file) => leadsNowhere(href, file));
    if (gone.length === 0) continue;
    const written = linesWith(`"${href}"`, await readSources(SOURCES)).map(({ file, line }) => `${file}:${line}`);
    dead.push(
      `${written.join(", ") || gone.join(", ")}: a link leads to ${href}, which is not there (seen in ${gone.join(", ")}). ` +
        "Lead it to a page of content/routes.ts or a section of this one, or take it out.",
    );
  }
  if (dead.length > 0) throw new Error(dead.join("\n"));
}

/** Whether what is written with per cent signs is text: `/100%/` is not. */
function isDecodable(href: string): boolean {
  try {
    return Boolean(decodeURIComponent(href));
  } catch {
    return false;
  }
}
