/** What the export adds for its hosts, beside the site itself. */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasHashedName, hashedFolders, kindOf } from "./headers.ts";
import { headersFile, redirectsFile } from "./netlify/headers-file.ts";
import { readSite } from "./site-files.ts";

/**
 * Writes `_headers` and `_redirects` (Netlify, Cloudflare Pages) into an exported folder. To be called last, when the
 * pages are final.
 * @throws naming every file in a hashed folder without a hash in its name, since browsers keep those for a year
 */
export async function writeHostFiles(outDir: string): Promise<void> {
  const site = await readSite(outDir);
  const faults = [...site.keys()].filter((file) => kindOf(file) === "hashed" && !hasHashedName(file));
  if (faults.length > 0) {
    throw new Error(
      `Expected a hash in the name of each file in ${hashedFolders.join(", ")}, which browsers keep for a year; found:\n` +
        `  ${faults.join("\n  ")}`,
    );
  }

  await writeFile(path.join(outDir, "_headers"), headersFile(site));
  const redirects = redirectsFile();
  if (redirects) await writeFile(path.join(outDir, "_redirects"), redirects);
  else await rm(path.join(outDir, "_redirects"), { force: true });
}
