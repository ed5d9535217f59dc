import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./files";
import { HOST_FILES, isNoindex, kindOf, metaPolicyOf } from "./headers";

/** The content of a site's files by path, with a leading slash and forward slashes on every system. */
export type SiteFiles = Map<string, Buffer>;

/**
 * Reads all files of an exported folder that a visitor may request.
 *
 * @throws Error with the command that builds the site if its index page is missing.
 */
export async function readSite(dir: string): Promise<SiteFiles> {
  if (!existsSync(path.join(dir, "index.html"))) {
    throw new Error(`No exported site in ${path.resolve(dir)} (index.html is missing). Build it with: npm run build`);
  }
  const files: SiteFiles = new Map();
  for (const file of await listFiles(dir)) {
    if (!HOST_FILES.includes(`/${file}`)) files.set(`/${file}`, await readFile(path.join(dir, file)));
  }
  return files;
}

/**
 * Whether all pages of a site ask search engines not to index them. An owner's HTML files from public/ do not count.
 */
export function isPreview(site: SiteFiles): boolean {
  return [...site].every(([file, content]) => {
    const html = kindOf(file) === "page" ? content.toString("utf8") : "";
    return metaPolicyOf(html) === undefined || isNoindex(html);
  });
}
