/** Hosts and proxies rewrite HTML on its way. The pages' policies stay as they were built. */
import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { expect, PAGES, sidewaysScroll, test } from "../visit";

/** Serves every page rewritten, under the headers of the built one. */
async function rewritePages(page: Page, rewrite: (html: string) => string): Promise<void> {
  await page.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: rewrite(await response.text()) });
  });
}

/**
 * What Cloudflare's Email Address Obfuscation does: it hides addresses in texts and mailto links, but for those between
 * its two comments, and adds a script that puts them back.
 */
function obfuscateEmails(html: string): string {
  const parts = html.split(/(<!--email_off-->.*?<!--\/email_off-->)/s);
  const changed = parts.map((part) =>
    part.startsWith("<!--email_off-->")
      ? part
      : part
          .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5b333e"')
          .replaceAll(
            /(?<=>[^<]*)[\w.+-]+@[\w-]+(\.[\w-]+)+(?=[^>]*<)/g,
            '<span class="__cf_email__" data-cfemail="5b333e">[email&#160;protected]</span>',
          ),
  );
  const result = changed.join("");
  const script = '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js">';
  return result === html ? html : result.replace("</body>", `${script}</script></body>`);
}

test("Cloudflare's email obfuscation leaves every address readable and every mail link alive", {
  tag: "@any-firm",
}, async ({ page }) => {
  const unmarked = `<body><a href="mailto:${site.email}">${site.email}</a></body>`;
  expect(obfuscateEmails(unmarked), "without Cloudflare's comments").not.toContain(site.email);

  await rewritePages(page, obfuscateEmails);
  for (const { address } of PAGES) {
    await page.goto(address);
    const link = page.getByRole("contentinfo").locator('a[href^="mailto:"]').first();
    await expect(link, address).toBeVisible();
    await expect(link, address).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(page.locator("[data-cfemail], a[href*='/cdn-cgi/']"), address).toHaveCount(0);
  }
});

test.describe("a minifier that changes the inline style, which the policy then refuses", () => {
  test.use({ tolerated: /Content Security Policy/ });

  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    test(`leaves every page readable at ${width} px`, { tag: "@any-firm" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await rewritePages(page, (html) => html.replace(/<style>/g, "<style> "));
      for (const { address } of PAGES) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const sheets = await page
          .locator("style")
          .evaluateAll((all) => all.map((one) => (one as HTMLStyleElement).sheet));
        expect(sheets.filter(Boolean), "style sheets").toEqual([]);
        // An owner's own pictures are as wide as their files.
        await page.locator('picture img:not([alt=""])').evaluateAll((own) => own.map((one) => one.remove()));
        expect(await sidewaysScroll(page), address).toBe(0);
        const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect(heading?.y, `the heading of ${address}`).toBeLessThan(2 * height);
        const high = await page
          .locator("svg, img")
          .evaluateAll((all) =>
            all.filter((one) => one.getBoundingClientRect().height > 210).map((one) => one.outerHTML.slice(0, 120)),
          );
        expect(high, `large drawings of ${address}`).toEqual([]);
      }
    });
  }
});
