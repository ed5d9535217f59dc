/** Reads an exported folder: every file that a visitor may ask for, by its path in the site. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "@/export/files";
import { HOST_FILES } from "./headers";

/** Path in the site, with a leading slash and forward slashes on every system, to content. */
export type SiteFiles = Map<string, Buffer>;

/**
 * Reads all files of an exported folder, except those that speak to the host.
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
