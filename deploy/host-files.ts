/** What the export adds for its hosts, beside the site itself. */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { headersFile, redirectsFile } from "./netlify/headers-file.ts";
import { readSite } from "./site-files.ts";
import { checkHashedName, typeOf } from "./table.ts";

/**
 * Writes `_headers` and `_redirects` (Netlify, Cloudflare Pages) and `.nojekyll` (GitHub Pages would leave out folders
 * that begin with an underscore) into an exported folder. To be called last, when the pages are final.
 * @throws when a file has a type that the table does not know, a file in a hashed folder has no hash in its name, or a
 *   page is not fit for a strict policy: all of them at once
 */
export async function writeHostFiles(outDir: string): Promise<void> {
  const site = await readSite(outDir);
  const faults: string[] = [];
  for (const file of site.keys()) {
    for (const check of [typeOf, checkHashedName]) {
      try {
        check(file);
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  if (faults.length > 0) throw new Error(`The export holds files that no host can serve well:\n${faults.join("\n")}`);

  await writeFile(path.join(outDir, "_headers"), headersFile(site));
  await writeFile(path.join(outDir, ".nojekyll"), "");
  const redirects = redirectsFile();
  if (redirects) await writeFile(path.join(outDir, "_redirects"), redirects);
  else await rm(path.join(outDir, "_redirects"), { force: true });
}
