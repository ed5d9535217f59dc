/** Each page's leaflet: one sheet that is printed on both sides and folded in three (docs/decisions/leaflet.md). */
import { plans } from "@/content/plans";
import { pageAddress } from "@/content/routes";
import { site } from "@/content/site";
import { team } from "@/content/team";
import { leaflet as words } from "@/content/words";
import { displayUrl } from "@/lib/metadata";
import { leafletPath, OWN_PAGES } from "@/lib/navigation";
import { expectNoAxeViolation } from "../accessibility/axe";
import { expect, sidewaysScroll, test } from "../visit";
import { countPrintedPages, PAPERS, wordsOutside } from "./print";

/** 8 pt in CSS px. */
const SMALLEST_PX = 10.6;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of OWN_PAGES) {
  const { id, path, shareTitle, sections } = route;
  test.describe(`the leaflet of ${id}`, () => {
    test("is linked from the page and prints as two full sides", { tag: "@any-firm" }, async ({ page }) => {
      await page.goto(pageAddress(path));
      await page.getByRole("contentinfo").getByRole("link", { name: words.link }).click();
      await expect(page).toHaveURL(leafletPath(route));
      const sheet = page.locator(".leaflet");
      const panels = sheet.locator("> section > div");
      await page.evaluate(() => document.fonts.ready);
      for (const { format, width, height } of PAPERS) {
        expect(await countPrintedPages(page, format), format).toBe(2);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("banner")).toBeHidden();
        await expect(sheet.locator("section")).toHaveCount(2);
        for (const side of await sheet.locator("section").all()) {
          expect((await side.boundingBox())?.height, format).toBeCloseTo(height, -1);
        }
        expect(await panels.count(), "the inside is not blank").toBeGreaterThan(3);
        expect(await wordsOutside(panels), format).toEqual([]);
        const sizes = await sheet.evaluate((element) =>
          [...element.querySelectorAll("p, li, dt, dd, h3")].map((block) =>
            Number.parseFloat(getComputedStyle(block).fontSize),
          ),
        );
        expect(sizes.length).toBeGreaterThan(0);
        expect(Math.min(...sizes), format).toBeGreaterThanOrEqual(SMALLEST_PX);
        await page.emulateMedia({ media: null });
      }
      const texts = [shareTitle, site.email, site.phone, displayUrl(`${pageAddress(path)}#book`)];
      for (const text of [...texts, ...team.map(({ name }) => name)]) await expect(sheet).toContainText(text);
      for (const { priceText } of sections.some((kind) => kind === "plans") ? plans : []) {
        await expect(sheet).toContainText(priceText);
      }
    });

    test("fits every screen and has no axe violation", async ({ page }) => {
      await page.goto(leafletPath(route));
      await expect(page.getByRole("button", { name: words.print })).toBeVisible();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `${width} px`).toBe(0);
        expect(await wordsOutside(page.locator("body")), `${width} px`).toEqual([]);
      }
      // All leaflets have the same markup.
      if (route !== OWN_PAGES[0]) return;
      await expectNoAxeViolation(page, "at rest");
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoAxeViolation(page, "in the dark scheme", undefined, ["color-contrast"]);
    });
  });
}

test("the print button prints", async ({ page, baseURL }) => {
  const [route] = OWN_PAGES;
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`${baseURL}${route && leafletPath(route)}`);
  await page.getByRole("button", { name: words.print }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("leaflets have no print button, and nothing of them is cut off", async ({ page }) => {
    for (const route of OWN_PAGES) {
      await page.goto(leafletPath(route));
      await expect(page.getByRole("button")).toHaveCount(0);
      await page.setViewportSize(PAPERS[1]);
      await page.emulateMedia({ media: "print" });
      expect(await wordsOutside(page.locator(".leaflet > section > div")), route.id).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
});
