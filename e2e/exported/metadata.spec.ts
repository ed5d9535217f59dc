/** Titles, descriptions, canonical addresses and Open Graph tags of the exported pages. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { getAttribute } from "@/lib/html";
import { getSharePicture } from "@/lib/metadata";
import { ExportedPage, exportedFiles, PAGE_FILES, ROUTES, UNLISTED_FILES, wordsIn } from "./exported-page";

test("every page has its title, description and canonical address", async () => {
  expect(ROUTES.length).toBeGreaterThan(1);
  for (const route of ROUTES) {
    const page = await ExportedPage.read(route.file);
    const canonical = `${site.url}${route.canonical === "/" ? "/" : `${route.canonical}/`}`;
    expect(
      {
        titles: page.tags("title").map(wordsIn),
        description: page.meta("description"),
        canonical: page.links("canonical"),
        isIndexed: !page.meta("robots")?.includes("noindex"),
      },
      route.path,
    ).toEqual({ titles: [route.title], description: route.description, canonical: [canonical], isIndexed: true });
  }
});

test("every page has a link preview with texts and a picture", async () => {
  for (const route of ROUTES) {
    const page = await ExportedPage.read(route.file);
    const picture = getSharePicture(route);
    const expected: Record<string, string | undefined> = {
      "og:type": "website",
      "og:site_name": site.name,
      "og:locale": site.language.replace("-", "_"),
      "og:url": page.links("canonical")[0],
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": "image/png",
      "twitter:card": "summary_large_image",
    };
    for (const network of ["og", "twitter"]) {
      expected[`${network}:title`] = route.title;
      expected[`${network}:description`] = route.description;
      expected[`${network}:image`] = `${site.url}${picture.path}`;
      expect(page.meta(`${network}:image:alt`), route.path).toBe(picture.alt);
    }
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, page.meta(name)]));
    expect(found, route.path).toEqual(expected);
  }
});

test("unlisted pages ask not to be indexed and name no canonical address", async () => {
  for (const file of UNLISTED_FILES) {
    const page = await ExportedPage.read(file);
    expect(page.meta("robots"), file).toContain("noindex");
    expect(page.links("canonical"), file).toEqual([]);
  }
});

test("every page names its language, its icons and the manifest", async () => {
  for (const file of PAGE_FILES) {
    const page = await ExportedPage.read(file);
    const [html] = page.tags("html");
    expect(html && getAttribute(html, "lang"), file).toBe(site.language);
    expect(page.links("icon"), file).toEqual(["/favicon.ico", "/icon.svg"]);
    expect(page.links("apple-touch-icon"), file).toEqual(["/apple-touch-icon.png"]);
    expect(page.links("manifest"), file).toEqual(["/manifest.webmanifest"]);
  }
});

test("no file contains the address of another host or of localhost", async () => {
  const known = new Set(
    [
      site.url,
      ...(site.bookingUrl ? [site.bookingUrl] : []),
      ...site.social.map(({ url }) => url),
      ...team.flatMap((member) => member.profileUrl ?? []),
      // Services in which a visitor can write the request or save the time. Nothing is requested before a click.
      "https://mail.google.com",
      "https://outlook.office.com",
      "https://calendar.google.com",
      // The base for parsing relative addresses in a script.
      "https://site.invalid",
      // Identifiers of vocabularies. Nothing is fetched from them.
      "https://schema.org",
      "http://www.w3.org",
      "http://www.sitemaps.org",
    ].map((address) => new URL(address).host),
  );
  for (const [path, content] of await exportedFiles()) {
    if (!/\.(html|xml|txt|webmanifest|svg|js|css)$/.test(path)) continue;
    const text = content.toString("utf8");
    expect(text, path).not.toMatch(/localhost|127\.0\.0\.1/);
    // React and Radix refer to their documentation in error messages.
    if (path.endsWith(".js")) continue;
    const hosts = [...text.matchAll(/\bhttps?:\/\/([^/"'\s)<>\\;]+)/g)].map(([, host = ""]) => host);
    expect(
      hosts.filter((host) => !known.has(host)),
      path,
    ).toEqual([]);
  }
});
