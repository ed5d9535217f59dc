/** A page prints as itself (components/layout/print.css). */
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { contrast } from "../contrast";
import { expect, PAGES, test } from "../visit";
import { countPrintedPages, wordsOutside } from "./print";

/** A4 in portrait within its margins, in CSS px. */
const PAPER = { width: 680, height: 1009 };

for (const address of [...PAGES.map((page) => page.address), schedulePath]) {
  test(`${address} prints as itself, in one ink, with nothing cut`, { tag: "@any-firm" }, async ({ page }) => {
    await page.goto(address);
    expect(await countPrintedPages(page, "A4")).toBeGreaterThan(0);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const hidden of [page.locator("#bar"), page.getByRole("navigation"), page.getByRole("button")]) {
      for (const one of await hidden.all()) await expect(one).toBeHidden();
    }
    for (const way of [site.email, site.phone]) {
      await expect(page.getByRole("contentinfo").getByText(way)).toBeVisible();
    }
    expect(await wordsOutside(page.locator("body"))).toEqual([]);
    const inks = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, dt, dd, a, blockquote")];
      return [...new Set(all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color))];
    });
    for (const ink of inks) expect(await contrast(page, ink, "white"), ink).toBeGreaterThanOrEqual(4.5);
  });
}
