/** Marks a copy of the site as a preview, which search engines are asked to leave out. */

import { kindOf, metaPolicyOf } from "../headers.ts";
import type { SiteFiles } from "../site-files.ts";

/**
 * Marks every page `noindex` and takes the sitemap out of robots.txt. Crawlers stay allowed in: one that may not fetch
 * a page cannot read that it is not to be indexed.
 * @throws when a page has no charset to put the mark behind
 */
export function markAsPreview(site: SiteFiles): SiteFiles {
  return new Map([...site].map(([path, content]) => [path, marked(path, content)]));
}

function marked(path: string, content: Buffer): Buffer {
  if (path === "/robots.txt")
    return Buffer.from("# A preview. Its pages ask not to be indexed.\nUser-agent: *\nAllow: /\n");
  if (kindOf(path) !== "page") return content;
  const html = content.toString("utf8");
  // A page of the site's own has a policy; any other is a file of the owner's, such as a proof that the site is theirs.
  if (!metaPolicyOf(html)) return content;
  const mark = '<meta name="robots" content="noindex">';
  if (html.includes(mark)) return content;
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;
  if (!charset.test(html)) throw new Error(`${path}: expected <meta charset="utf-8"> to put the preview's mark behind`);
  return Buffer.from(html.replace(charset, (found) => found + mark));
}
