/** What the export adds for its hosts beside the site itself: the file that Netlify and Cloudflare Pages read. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import {
  addressOf,
  EVERY_ANSWER,
  HASHED_FOLDER,
  HEADERS_FILE,
  type HeaderTable,
  hasHashedName,
  headersOf,
  KINDS,
  kindOf,
  NOT_FOUND_PAGE,
} from "./headers";
import { readSite, type SiteFiles } from "./site-files";

/**
 * Writes `_headers` into an exported folder. To be called last, when the pages are final.
 * @throws naming every file in a hashed folder without a hash in its name, since browsers keep those for a year
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
 * For every address, those that are not in the site included, since no rule can name them: they show the 404 page, which
 * has the rest of its policy in itself. As wide as the framed pages need it, because two policies for one address add up
 * and the narrower one holds: each page's own says who may frame that page.
 */
export const ANY_ADDRESS: HeaderTable = { ...EVERY_ANSWER, "content-security-policy": "frame-ancestors 'self'" };

/**
 * Writes the rules of a site. But for the policy, no two rules that match one address name the same header: hosts differ
 * in which of them would win.
 */
export function headersFile(site: SiteFiles): string {
  const rules: [string, HeaderTable][] = [
    ["/*", ANY_ADDRESS],
    [`${HASHED_FOLDER}*`, KINDS.hashed],
  ];
  for (const [path, content] of site) {
    if (kindOf(path) !== "hashed" && path !== NOT_FOUND_PAGE) rules.push([addressOf(path), headersOf(path, content)]);
  }
  return rules.map(([address, headers]) => `${address}\n${lines(headers)}`).join("\n");
}

function lines(headers: HeaderTable): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}
