import { writeFile } from "node:fs/promises";
import path from "node:path";
import {
  ANY_PATH_HEADERS,
  addressOf,
  fileHeaders,
  HASHED_FOLDER,
  HEADERS_BY_KIND,
  HEADERS_FILE,
  type HeaderTable,
  hasHashedName,
  kindOf,
  NOT_FOUND_PAGE,
} from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";

/**
 * Build step: writes `_headers`, for Netlify and Cloudflare Pages, into a folder with finished pages.
 *
 * @throws Error with every file in the hashed folder without a hash in its name, because browsers cache these for a
 *   year.
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
  await writeFile(path.join(outDir, HEADERS_FILE), formatHeadersFile(site));
}

/**
 * Formats the rules of a site. Hosts differ in which of two matching rules wins, so no two rules that match the same
 * address set the same header, except for the policy.
 */
export function formatHeadersFile(site: SiteFiles): string {
  const rules: [string, HeaderTable][] = [
    ["/*", ANY_PATH_HEADERS],
    [`${HASHED_FOLDER}*`, HEADERS_BY_KIND.hashed],
  ];
  for (const [path, content] of site) {
    if (kindOf(path) !== "hashed" && path !== NOT_FOUND_PAGE) rules.push([addressOf(path), fileHeaders(path, content)]);
  }
  return rules.map(([address, headers]) => `${address}\n${formatHeaders(headers)}`).join("\n");
}

function formatHeaders(headers: HeaderTable): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}
