/** Holds the folders of app/ against the list of pages and the records: what was taken out in one place and left in another. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pageAddress, routes, schedulePath } from "@/content/routes";
import { REDIRECTS } from "@/deploy/headers";
import { readSources } from "./files";

/** What the words of pages are written in. */
export const SOURCES = ["app", "components", "content"];

/** Lists of records that belong to no page by a field of theirs: pages take them by name. */
const BY_NAME = ["claims", "industries", "logos", "reasons", "technologies"];

/** An address of the site as a source writes it, up to where a place in the page is named. */
const LINK = /\bhref(?:=|: )["']\/(?!\/)([^"'#?.]*)["'#?]/g;

/**
 * @returns one line for each page without a folder or a record, each link of a source that leads to none of them, and
 *   each list of records that no page takes.
 */
export async function pageFaults(pages: readonly { id: string; path: string }[] = routes): Promise<string[]> {
  const sources = await readSources(SOURCES);
  const known = new Set([...pages.map(({ path }) => pageAddress(path)), schedulePath]);
  const others = new Set(REDIRECTS.map(({ from }) => pageAddress(from)));
  const folderless = pages
    .map(({ id, path }) => ({ id, file: join("app", path, "page.tsx") }))
    .filter(({ file }) => !existsSync(file))
    .map(({ id, file }) => `content/routes.ts: ${id}: path: expected a page in ${file}; found none`);
  const recordless = [...sources.keys()]
    .filter((file) => /^app\/(.*\/)?page\.tsx$/.test(file))
    .map((file) => ({ file, path: `/${dirname(file).slice("app/".length)}` }))
    .filter(({ path }) => !known.has(pageAddress(path)))
    .map(({ file, path }) => `${file}: expected a page of content/routes.ts; found none with the path "${path}"`);
  const dead = [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      [...line.matchAll(LINK)]
        .map(([, path = ""]) => pageAddress(`/${path}`))
        .filter((path) => !known.has(path) && !others.has(path))
        .map((path) => `${file}:${index + 1}: a link leads to ${path}; expected a page of content/routes.ts`),
    ),
  );
  return [...folderless, ...recordless, ...dead, ...(await unshown([...sources]))];
}

async function unshown(sources: readonly [file: string, text: string][]): Promise<string[]> {
  const pages = sources.filter(([file]) => !file.startsWith("content/")).map(([, text]) => text);
  const faults: string[] = [];
  for (const kind of BY_NAME) {
    const lists: Record<string, unknown> = await import(`@/content/${kind}.ts`);
    for (const [name, list] of Object.entries(lists)) {
      // All claims together are for the check alone.
      if (!Array.isArray(list) || list.length === 0 || name === "claims") continue;
      if (pages.some((text) => new RegExp(`\\b${name}\\b`).test(text))) continue;
      faults.push(
        `content/${kind}.ts: ${name}: expected a page in app/ that shows them, or no such list; found ${list.length} records`,
      );
    }
  }
  return faults;
}
