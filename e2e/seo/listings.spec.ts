/** The files for machines: sitemap, robots, manifest, plain text. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { fileAt } from "@/lib/headers";
import { ExportedPage, exportedFiles, fileText, OWN } from "./exported";

test("the sitemap lists each page once, by its canonical address", async () => {
  const addresses = (await fileText("/sitemap.xml")).match(/(?<=<loc>).*?(?=<\/loc>)/g);
  expect(addresses).toEqual(
    await Promise.all(OWN.map(async ({ file }) => (await ExportedPage.read(file)).links("canonical")[0])),
  );
});

test("robots.txt lets everyone in and names the sitemap", async () => {
  const robots = await fileText("/robots.txt");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("the manifest's entries are in the export and are what it says", async ({ request }) => {
  const manifest = JSON.parse(await fileText("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: site.name, lang: site.language, start_url: "/", display: "browser" });
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()["content-type"], src).toContain(type);
  }
});

test("llms.txt names every page and every link of it resolves", async () => {
  const text = await fileText("/llms.txt");
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const files = await exportedFiles();
  for (const { navLabel, description } of OWN) {
    expect(text).toContain(`[${navLabel}](`);
    expect(text).toContain(description);
  }
  const links = [...text.matchAll(/https?:\/\/[^\s)]+/g)].map(([link]) => new URL(link));
  expect(links.length).toBeGreaterThanOrEqual(OWN.length);
  for (const { href, pathname } of links) {
    expect(href.startsWith(site.url), href).toBe(true);
    const path = pathname.slice(new URL(site.url).pathname.replace(/\/$/, "").length);
    expect(files.has(fileAt(path)), href).toBe(true);
  }
});
