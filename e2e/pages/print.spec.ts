/** A page prints as itself (components/layout/print.css). */
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { contrast } from "../contrast";
import { expect, PAGES, test } from "../visit";
import { wordsOutside } from "./print";

/** A4 in portrait within its margins, in CSS px. */
const PAPER = { width: 680, height: 1009 };
/** WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;

test("every page prints in dark ink, without navigation and with nothing cut off", async ({ page }) => {
  await page.setViewportSize(PAPER);
  for (const address of [...PAGES.map((page) => page.address), schedulePath]) {
    await test.step(address, async () => {
      await page.emulateMedia({ media: null });
      await page.goto(address);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const controls = page.locator("#bar, nav, button").filter({ visible: true });
      await expect(controls).toHaveCount(0);
      for (const way of [site.email, site.phone]) {
        await expect(page.getByRole("contentinfo").getByText(way)).toBeVisible();
      }
      expect(await wordsOutside(page.locator("body"))).toEqual([]);
      const inks = await page.evaluate(() => {
        const elements = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, dt, dd, a, blockquote")];
        return [
          ...new Set(
            elements.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).color),
          ),
        ];
      });
      expect(inks.length).toBeGreaterThan(0);
      for (const ink of inks) expect(await contrast(page, ink, "white"), ink).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    });
  }
});
