/** Printed pages (components/layout/print.css). */
import type { Locator } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { contrast } from "../contrast";
import { expect, PAGES, test } from "../visit";

/** The printable area of A4 in portrait, in CSS px. */
const PAPER = { width: 680, height: 1009 };
/** WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;

test("every page prints dark text on white, also in the dark scheme, without navigation and with nothing cut off", async ({
  page,
}) => {
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

/** Returns the visible texts within boxes that extend beyond them or are cut off. */
function wordsOutside(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const outside: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        const parent = text.parentElement;
        // Skips text in drawings, text that is only for screen readers, and white space between elements.
        if (!parent?.checkVisibility() || parent.closest("svg, [aria-hidden=true], script, style")) continue;
        if (parent.offsetWidth < 2 || !text.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [element.getBoundingClientRect()];
        for (let ancestor = parent; ancestor !== element && ancestor.parentElement; ancestor = ancestor.parentElement) {
          if (getComputedStyle(ancestor).overflowX !== "visible") boxes.push(ancestor.getBoundingClientRect());
        }
        // A line box is higher than its letters.
        const isOutside = ({ left, right, top, bottom, height }: DOMRect) =>
          boxes.some((box) => {
            const leading = 0.3 * height;
            return (
              left < box.left - 1 || right > box.right + 1 || top < box.top - leading || bottom > box.bottom + leading
            );
          });
        if ([...range.getClientRects()].some(isOutside)) outside.push(text.nodeValue.trim());
      }
      return outside;
    }),
  );
}
