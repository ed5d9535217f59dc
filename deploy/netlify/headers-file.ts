/** The `_headers` file, which Netlify and Cloudflare Pages read. */

import {
  addressOf,
  everyAnswer,
  framedPages,
  type HeaderTable,
  hashedFolders,
  kindOf,
  kinds,
  notFoundPage,
  pageHeaders,
  redirects,
} from "../headers.ts";
import type { SiteFiles } from "../site-files.ts";

/**
 * For every address, those that are not in the site included, since no rule can name them: they show the 404 page, which
 * has the rest of its policy in itself. As wide as the framed pages need it, because two policies for one address add up
 * and the narrower one holds: each page's own says who may frame that page.
 */
const anyAddress: HeaderTable = {
  ...everyAnswer,
  "content-security-policy": `frame-ancestors ${framedPages.length > 0 ? "'self'" : "'none'"}`,
};

/**
 * Writes the rules of a site. But for the policy, no two rules that match one address name the same header: hosts differ
 * in which of them would win.
 * @throws when a page is not fit for a strict policy, naming it
 */
export function headersFile(site: SiteFiles): string {
  const rules: [string, HeaderTable][] = [["/*", anyAddress]];
  for (const folder of hashedFolders) {
    if ([...site.keys()].some((path) => path.startsWith(folder))) rules.push([`${folder}*`, kinds.hashed]);
  }
  for (const [path, content] of site) {
    const kind = kindOf(path);
    if (kind === "hashed" || path === notFoundPage) continue;
    const own = kind === "page" ? pageHeaders(path, content.toString("utf8")) : {};
    rules.push([addressOf(path), { ...kinds[kind], ...own }]);
  }
  return rules.map(([address, headers]) => `${address}\n${lines(headers)}`).join("\n");
}

/** The `_redirects` file; undefined while no address has moved. */
export function redirectsFile(moved = redirects): string | undefined {
  if (moved.length === 0) return undefined;
  // "!" for Netlify: the rule counts even if a file has that address.
  return moved.map(({ from, to, status }) => `${from} ${to} ${status}!\n`).join("");
}

function lines(headers: HeaderTable): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}
