/** Hosts and proxies that rewrite HTML but keep the headers with the policies. */
import type { Page } from "@playwright/test";
import { expect, measureSidewaysScroll, PAGES, test } from "../visit";

/** Rewrites the HTML of every page, and keeps the original headers. */
async function rewritePages(page: Page, rewrite: (html: string) => string): Promise<void> {
  await page.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: rewrite(await response.text()) });
  });
}

test.describe("a minifier that changes the inline style, which the policy then refuses", () => {
  test.use({ tolerated: /Content Security Policy/ });

  test("leaves every page readable on a phone and a desktop", { tag: "@nightly" }, async ({ page }) => {
    await rewritePages(page, (html) => html.replace(/<style>/g, "<style> "));
    for (const { address } of PAGES) {
      await page.goto(address);
      // Ignores an owner's pictures, whose width without CSS is that of their files.
      await page.locator('picture img:not([alt=""])').evaluateAll((images) => images.map((image) => image.remove()));
      for (const [width, height] of [
        [320, 640],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const sheets = await page
          .locator("style")
          .evaluateAll((elements) => elements.map((element) => (element as HTMLStyleElement).sheet));
        expect(sheets.filter(Boolean), "style sheets").toEqual([]);
        expect(await measureSidewaysScroll(page), address).toBe(0);
        const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect(heading?.y, `the heading of ${address}`).toBeLessThan(2 * height);
        const high = await page
          .locator("svg, img")
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.getBoundingClientRect().height > 210)
              .map((element) => element.outerHTML.slice(0, 120)),
          );
        expect(high, `large drawings of ${address}`).toEqual([]);
      }
    }
  });
});
