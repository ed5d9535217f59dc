/** The files for machines: sitemap, robots, manifest, plain text, security contact. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { fileAt } from "@/deploy/headers";
import { lastChanged } from "@/lib/last-changed";
import { siteAddress } from "@/lib/site-address";
import { ExportedPage, exportedFiles, fileText, OWN } from "./exported";

test("the sitemap lists each page once, by its canonical address, with the day that its content changed", async () => {
  const xml = await fileText("/sitemap.xml");
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  }));
  expect(entries.map(({ address }) => address)).toEqual(
    await Promise.all(OWN.map(async ({ file }) => (await ExportedPage.read(file)).links("canonical")[0])),
  );
  for (const [index, { changed }] of entries.entries()) {
    if (changed === undefined) continue;
    expect(new Date(changed).getTime()).toBeLessThanOrEqual(Date.now());
    const { path } = OWN[index] ?? { path: "" };
    const known = lastChanged(`app${path === "/" ? "" : path}/page.tsx`);
    // Commits since the build can only make it later.
    if (known) expect(known >= changed, `${path}: ${changed} in the sitemap, ${known} in git`).toBe(true);
  }
});

test("robots.txt lets everyone in and names the sitemap", async () => {
  const robots = await fileText("/robots.txt");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${siteAddress()}/sitemap.xml`);
});

test("the manifest's entries are in the export and are what it says", async ({ request }) => {
  const manifest = JSON.parse(await fileText("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: site.name, lang: site.language, start_url: "/", display: "browser" });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
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
    expect(href.startsWith(siteAddress()), href).toBe(true);
    const path = pathname.slice(new URL(siteAddress()).pathname.replace(/\/$/, "").length);
    expect(files.has(fileAt(path)), href).toBe(true);
  }
});

test("security.txt names a contact and has not run out (RFC 9116)", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain; charset=utf-8/i);
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${siteAddress()}/.well-known/security.txt\n`);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "").getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires - Date.now()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});
