/** The files for programs: sitemap, robots.txt, manifest and llms.txt. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { fileAt } from "@/lib/headers";
import { CANONICAL_ROUTES, ExportedPage, exportedFiles, fileText, requestAddress } from "./exported-page";

test("the sitemap lists each page once, by its canonical address", async () => {
  const addresses = (await fileText("/sitemap.xml")).match(/(?<=<loc>).*?(?=<\/loc>)/g);
  expect(addresses).toEqual(
    await Promise.all(CANONICAL_ROUTES.map(async ({ file }) => (await ExportedPage.read(file)).links("canonical")[0])),
  );
});

test("robots.txt allows every crawler and names the sitemap", async () => {
  const robots = await fileText("/robots.txt");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("serves every icon of the manifest with the declared type", async () => {
  const manifest = JSON.parse(await fileText("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: site.name, lang: site.language, start_url: "/", display: "browser" });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    const { status, headers } = await requestAddress(src);
    expect(status, src).toBe(200);
    expect(headers["content-type"], src).toContain(type);
  }
});

test("llms.txt lists every page, and each of its links resolves", async () => {
  const text = await fileText("/llms.txt");
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const files = await exportedFiles();
  for (const { navLabel, description } of CANONICAL_ROUTES) {
    expect(text).toContain(`[${navLabel}](`);
    expect(text).toContain(description);
  }
  const links = [...text.matchAll(/https?:\/\/[^\s)]+/g)].map(([link]) => new URL(link));
  expect(links.length).toBeGreaterThanOrEqual(CANONICAL_ROUTES.length);
  for (const { href, pathname } of links) {
    expect(href.startsWith(site.url), href).toBe(true);
    const path = pathname.slice(new URL(site.url).pathname.replace(/\/$/, "").length);
    expect(files.has(fileAt(path)), href).toBe(true);
  }
});
