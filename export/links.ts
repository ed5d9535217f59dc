import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findLines, listFiles, readSources } from "@/lib/files";
import { fileAt } from "@/lib/headers";
import { findElements, getAttribute, parseDocument } from "@/lib/html";

const SOURCES = ["app", "components", "content"];

/**
 * Build step: finds broken links within the site, to pages and to ids in pages.
 *
 * @param folder The finished site, with the owner's own files.
 * @param pages The paths of its pages in that folder.
 * @throws Error with one line for each broken link: its place in the sources, and the pages that show it.
 */
export async function checkLinks(folder: string, pages: readonly string[]): Promise<void> {
  const idsByPage = new Map<string, Set<string>>();
  const links = new Map<string, Set<string>>();
  for (const file of pages) {
    const nodes = findElements(parseDocument(await readFile(join(folder, file), "utf8")));
    idsByPage.set(file, new Set(nodes.flatMap((node) => getAttribute(node, "id") ?? [])));
    for (const href of nodes.flatMap((node) => (node.tagName === "a" ? (getAttribute(node, "href") ?? []) : []))) {
      if (/^(#|\/(?!\/))/.test(href)) links.set(href, (links.get(href) ?? new Set()).add(file));
    }
  }
  const others = new Set(await listFiles(folder));

  function isBroken(href: string, from: string): boolean {
    if (!isDecodable(href)) return true;
    const { pathname, hash } = new URL(href, `https://site.example/${from}`);
    const path = decodeURIComponent(pathname);
    // Every host redirects /talent to /talent/.
    const file = [fileAt(path), `${path}/index.html`, path]
      .map((candidate) => candidate.slice(1))
      .find((candidate) => others.has(candidate));
    const ids = idsByPage.get(file ?? "");
    return !file || Boolean(hash && ids && !ids.has(decodeURIComponent(hash.slice(1))));
  }

  const faults: string[] = [];
  for (const [href, shown] of links) {
    const brokenOn = [...shown].filter((file) => isBroken(href, file));
    if (brokenOn.length === 0) continue;
    const written = findLines(`"${href}"`, await readSources(SOURCES)).map(({ file, line }) => `${file}:${line}`);
    faults.push(
      `${written.join(", ") || brokenOn.join(", ")}: expected a link to something that exists; found ${href} (on ${brokenOn.join(", ")}). ` +
        "Link to a page of content/routes.ts or a section of this one, or remove the link.",
    );
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Whether the percent-encoding is valid. In `/100%/` it is not. */
function isDecodable(href: string): boolean {
  try {
    return Boolean(decodeURIComponent(href));
  } catch {
    return false;
  }
}
