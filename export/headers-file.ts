import { writeFile } from "node:fs/promises";
import path from "node:path";
import {
  ANY_ADDRESS,
  addressOf,
  HASHED_FOLDER,
  HEADERS_FILE,
  type HeaderTable,
  hasHashedName,
  headersOf,
  KINDS,
  kindOf,
  NOT_FOUND_PAGE,
} from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";

/**
 * Step: writes `_headers`, which Netlify and Cloudflare Pages read, into a folder whose pages are final.
 * @throws naming every file in the hashed folder without a hash in its name, since browsers keep those for a year
 */
export async function writeHeadersFile(outDir: string): Promise<void> {
  const site = await readSite(outDir);
  const faults = [...site.keys()].filter((file) => kindOf(file) === "hashed" && !hasHashedName(file));
  if (faults.length > 0) {
    throw new Error(
      `Expected a hash in the name of each file in ${HASHED_FOLDER}, which browsers keep for a year; found:\n` +
        `  ${faults.join("\n  ")}`,
    );
  }
  await writeFile(path.join(outDir, HEADERS_FILE), headersFile(site));
}

/**
 * Formats the rules of a site. Hosts differ in which of two matching rules wins, so apart from the policy no two rules
 * that match one address set the same header.
 */
export function headersFile(site: SiteFiles): string {
  const rules: [string, HeaderTable][] = [
    ["/*", ANY_ADDRESS],
    [`${HASHED_FOLDER}*`, KINDS.hashed],
  ];
  for (const [path, content] of site) {
    if (kindOf(path) !== "hashed" && path !== NOT_FOUND_PAGE) rules.push([addressOf(path), headersOf(path, content)]);
  }
  return rules.map(([address, headers]) => `${address}\n${formatHeaders(headers)}`).join("\n");
}

function formatHeaders(headers: HeaderTable): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}
