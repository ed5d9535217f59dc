/** What each page says about itself to search engines and to those who pass its link on. */
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { attribute } from "@/lib/html";
import { sharePicture } from "@/lib/metadata";
import { ExportedPage, exportedFiles, HIDDEN, ROUTES, wordsIn } from "./exported";

for (const route of ROUTES) {
  test(`${route.path} has its title, description and canonical address`, async () => {
    const page = await ExportedPage.read(route.file);
    expect(page.tags("title").map(wordsIn)).toEqual([route.title]);
    expect(page.meta("description")).toBe(route.description);
    const canonical = `${site.url}${route.canonical === "/" ? "/" : `${route.canonical}/`}`;
    expect(page.links("canonical")).toEqual([canonical]);
    expect(page.meta("robots") ?? "index").not.toContain("noindex");
  });

  test(`${route.path} is a card with words and picture where its link is passed on`, async () => {
    const page = await ExportedPage.read(route.file);
    const picture = sharePicture(route);
    expect(page.meta("og:type")).toBe("website");
    expect(page.meta("og:site_name")).toBe(site.name);
    expect(page.meta("og:locale")).toBe(site.language.replace("-", "_"));
    expect(page.meta("og:url")).toBe(page.links("canonical")[0]);
    expect(page.meta("twitter:card")).toBe("summary_large_image");
    for (const network of ["og", "twitter"]) {
      expect(page.meta(`${network}:title`)).toBe(route.title);
      expect(page.meta(`${network}:description`)).toBe(route.description);
      expect(page.meta(`${network}:image`)).toBe(`${site.url}${picture.path}`);
      expect(page.meta(`${network}:image:alt`)).toContain(route.shareTitle);
    }
    expect(page.meta("og:image:width")).toBe("1200");
    expect(page.meta("og:image:height")).toBe("630");
    expect(page.meta("og:image:type")).toBe("image/png");
  });
}

for (const file of HIDDEN) {
  test(`${file} asks not to be indexed and names no other address as its own`, async () => {
    const page = await ExportedPage.read(file);
    expect(page.meta("robots")).toContain("noindex");
    expect(page.links("canonical")).toEqual([]);
  });
}

for (const scheme of ["light", "dark"] as const) {
  test(`the browser's bar has the color of the page's bar below it in the ${scheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/");
    const painted = await page.getByRole("banner").evaluate((bar) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) return "";
      canvas.fillStyle = getComputedStyle(bar).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((channel) => (channel ?? 0).toString(16).padStart(2, "0")).join("")}`;
    });
    const theme = page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
    await expect(theme).toHaveAttribute("content", painted);
  });
}

test("no file names a foreign host, and none names localhost", async () => {
  const known = new Set(
    [
      site.url,
      ...(site.bookingUrl ? [site.bookingUrl] : []),
      ...site.social.map(({ url }) => url),
      ...team.flatMap((member) => member.profileUrl ?? []),
      // Names of vocabularies; nothing is fetched from them.
      "https://schema.org",
      "http://www.w3.org",
      "http://www.sitemaps.org",
    ].map((address) => new URL(address).host),
  );
  for (const [path, content] of await exportedFiles()) {
    if (!/\.(html|xml|txt|webmanifest|svg|js|css)$/.test(path)) continue;
    const text = content.toString("utf8");
    expect(text, path).not.toMatch(/localhost|127\.0\.0\.1/);
    // Scripts name the documentation of React and Radix in their messages.
    if (path.endsWith(".js")) continue;
    const hosts = [...text.matchAll(/\bhttps?:\/\/([^/"'\s)<>\\;]+)/g)].map(([, host = ""]) => host);
    expect(
      hosts.filter((host) => !known.has(host)),
      path,
    ).toEqual([]);
  }
});

test("every page names its language, its icons and the manifest", async () => {
  for (const file of [...ROUTES.map((route) => route.file), ...HIDDEN]) {
    const page = await ExportedPage.read(file);
    const [html] = page.tags("html");
    expect(html && attribute(html, "lang"), file).toBe(site.language);
    expect(page.links("icon"), file).toEqual(["/favicon.ico", "/icon.svg"]);
    expect(page.links("apple-touch-icon"), file).toEqual(["/apple-touch-icon.png"]);
    expect(page.links("manifest"), file).toEqual(["/manifest.webmanifest"]);
  }
});
