import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";
import { HOST_FILES, isNoindex, kindOf, metaPolicyOf } from "./headers";

/** The files of a site: path with a leading slash and forward slashes on every system, to content. */
export type SiteFiles = Map<string, Buffer>;

/**
 * Reads all files of an exported folder that a visitor may request.
 * @throws when the folder or its index page is missing, naming the command that builds it
 */
export async function readSite(dir: string): Promise<SiteFiles> {
  if (!existsSync(path.join(dir, "index.html"))) {
    throw new Error(`No exported site in ${path.resolve(dir)} (index.html is missing). Build it with: npm run build`);
  }
  const files: SiteFiles = new Map();
  for (const file of await filesBelow(dir)) {
    if (!HOST_FILES.includes(`/${file}`)) files.set(`/${file}`, await readFile(path.join(dir, file)));
  }
  return files;
}

/** Whether all of a site's own pages ask search engines to leave them out. An owner's HTML files do not count. */
export function isPreview(site: SiteFiles): boolean {
  return [...site].every(([file, content]) => {
    const html = kindOf(file) === "page" ? content.toString("utf8") : "";
    return metaPolicyOf(html) === undefined || isNoindex(html);
  });
}
