/**
 * A small site with the structure of the exported one, for tests of hosts: pages with inline script, style and data, a
 * framed page, hashed files, pictures and listings. Two releases can differ in `words`, a text of the pages, and
 * `chunk`, the hash of the script.
 */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "@playwright/test";
import { schedulePath } from "@/content/site";
import { addPolicy } from "@/export/policy";
import { fileAt } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";

export interface SiteChoices {
  words?: string;
  chunk?: string;
  without?: string[];
  origin?: string;
  isPreview?: boolean;
}

/** Returns the files of the test site by path. */
export function createTestSite({
  words = "One",
  chunk = "3f2a91bc",
  without = [],
  origin = "https://site.example",
  isPreview = false,
}: SiteChoices = {}) {
  const pages = ["/", "/home/", "/talent/"];
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(pages.map((address) => [fileAt(address), page(address, words, chunk, origin, isPreview)])),
    [fileAt(schedulePath)]: page(schedulePath, words, chunk, origin, true),
    "/404.html": page("/404.html", words, chunk, origin, true),
    [`/_hashed/dialog-${chunk}.js`]:
      `export const open = () => document.body.append(${JSON.stringify(words)});\n`.repeat(20),
    "/_hashed/portrait-5be0c1d2.webp": Buffer.from(
      "UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=",
      "base64",
    ),
    "/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`,
    "/office.JPG": Buffer.from("a picture of the owner's"),
    "/brochure.pdf": Buffer.from("%PDF-1.7"),
    "/robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    "/sitemap.xml": sitemap([`${origin}/`, `${origin}/talent/`]),
    "/manifest.webmanifest": JSON.stringify({ name: words, icons: [{ src: "icon.svg", sizes: "any" }] }),
    "/.well-known/security.txt": "Contact: mailto:security@site.example\nExpires: 2030-01-01T00:00:00Z\n",
  };
  return Object.fromEntries(Object.entries(files).filter(([file]) => !without.includes(file)));
}

/** Returns the test site in the form in which `readSite` returns a folder. */
export function createTestFiles(choices: SiteChoices = {}): SiteFiles {
  return new Map(Object.entries(createTestSite(choices)).map(([file, content]) => [file, Buffer.from(content)]));
}

/**
 * Writes the test site into a new folder.
 *
 * @returns The folder.
 */
export async function writeTestSite(choices: SiteChoices = {}): Promise<string> {
  const dir = await mkdtemp(test.info().outputPath("site-"));
  for (const [name, content] of Object.entries(createTestSite(choices))) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return dir;
}

function page(address: string, words: string, chunk: string, origin: string, isHidden: boolean): string {
  const head = isHidden ? '<meta name="robots" content="noindex">' : "";
  const up = address === "/" || address === "/404.html" ? "" : "../";
  const canonical = address === "/home/" ? "/" : address;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}<title>${words} ${address}</title>
<link rel="canonical" href="${origin}${canonical}"><link rel="icon" href="${up}icon.svg"><link rel="manifest" href="${up}manifest.webmanifest">
<style>body{color:#123}</style>
<script type="application/ld+json">{"@type":"WebPage","name":"${words}"}</script>
<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script></head>
<body><h1>${words}</h1><p>${"A line of the page. ".repeat(40)}</p><a href="${up || "./"}">Start</a> <a href="${up}talent/">Talent</a>
<img src="${up}_hashed/portrait-5be0c1d2.webp" alt="" width="1" height="1">
<script>addEventListener("click",()=>import(new URL("${up}_hashed/dialog-${chunk}.js",document.baseURI)).then(m=>m.open()))</script>
</body></html>`;
  return addPolicy(address, html);
}

function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
