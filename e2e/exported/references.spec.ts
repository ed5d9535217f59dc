/** Every address in the export leads to an exported file. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { addressOf, fileAt } from "@/lib/headers";
import { CANONICAL_ROUTES, exportedFiles, fileText } from "./exported-page";
import { findReferences } from "./page-references";

/** Returns the path and hash of an address on this site. Undefined for other sites. */
function resolveInternal(address: string, from: string): { path: string; hash: string } | undefined {
  const siteUrl = new URL(site.url);
  const url = new URL(
    address.startsWith(site.url) ? address.slice(site.url.length) || "/" : address,
    new URL(from, siteUrl.origin),
  );
  if (url.origin !== siteUrl.origin) return undefined;
  return { path: decodeURIComponent(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) };
}

/** Returns the ids in an SVG file. */
function idsIn(svg: string): Set<string> {
  return new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
}

test("every link, anchor, picture, font and script of every page resolves", async () => {
  const files = await exportedFiles();
  const pages = new Map(
    [...files]
      .filter(([path]) => path.endsWith(".html"))
      .map(([path, content]) => [path, findReferences(content.toString("utf8"))] as const),
  );
  const broken: string[] = [];
  let checked = 0;
  for (const [path, { addresses, canonical }] of pages) {
    for (const address of [...addresses, ...(canonical ? [canonical] : [])]) {
      if (address.startsWith("http:")) broken.push(`${path}: ${address} is not https`);
      const place = resolveInternal(address, addressOf(path));
      if (!place) continue;
      checked++;
      const file = fileAt(place.path);
      if (!files.has(file)) broken.push(`${path}: ${address}`);
      const ids = pages.get(file)?.ids ?? idsIn(files.get(file)?.toString() ?? "");
      if (place.hash && !ids.has(place.hash)) broken.push(`${path}: ${address} has no such anchor`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(10 * pages.size);
});

test("every address in the structured data and the sitemap resolves", async () => {
  const files = await exportedFiles();
  let checked = 0;
  for (const path of [...files.keys()].filter((file) => file.endsWith(".html") || file.endsWith(".xml"))) {
    const named = (await fileText(path)).matchAll(new RegExp(`${site.url}[^"'<>\\s&]*`, "g"));
    for (const [address] of named) {
      const place = resolveInternal(address, "/");
      expect(place && files.has(fileAt(place.path)), address).toBe(true);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(CANONICAL_ROUTES.length);
});

test("every picture, font, script and style sheet is used by some page", async () => {
  const files = await exportedFiles();
  const sources = [...files]
    .filter(([path]) => /\.(html|js|css|webmanifest)$/.test(path))
    .map(([, reference]) => reference.toString());
  const unused = [...files.keys()].filter(
    (path) => /\.(png|webp|avif|svg|woff2|js|css|ico)$/.test(path) && !sources.some((source) => source.includes(path)),
  );
  expect(unused).toEqual([]);
});
