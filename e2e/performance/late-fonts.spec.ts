/** No page moves visibly when its fonts come late, as on a slow line. The widths of the fallback fonts: fallback-fonts.spec.ts. */
import { schedulePath } from "@/content/site";
import { expect, hold, PAGES, requireFallbackFonts, test } from "../visit";
import { readPaints } from "./paint-timing";

/** A phone and a desk. */
const WIDTHS = [360, 1280];

/** What counts as good (https://web.dev/articles/cls): any text may take a line more in another font. */
const GOOD_SHIFT = 0.1;

test("no page moves visibly when its fonts load late", { tag: "@any-firm" }, async ({ page }) => {
  test.slow();
  for (const { id, address } of [...PAGES, { id: "schedule", address: schedulePath }]) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.unrouteAll();
      const release = await hold(page, "**/*.woff2");
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.evaluate(readPaints);
      release();
      await requireFallbackFonts(page);
      await page.evaluate(() => document.fonts.ready);
      const { shift } = await page.evaluate(readPaints);
      expect(shift, `${id}, ${width} px: cumulative layout shift`).toBeLessThan(GOOD_SHIFT);
    }
  }
});
