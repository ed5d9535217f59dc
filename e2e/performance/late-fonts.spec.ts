/** Pages do not shift visibly when their fonts load late, as on a slow line. See also fallback-fonts.spec.ts. */
import { schedulePath } from "@/content/site";
import { BOOKING_PAGE, delayRequests, expect, PAGES, requireFallbackFonts, test } from "../visit";
import { readPaints } from "./paint-timing";

/** Widths of a phone and, for one page, a desktop. */
const WIDTHS = [360, 1280];

/** A good value (https://web.dev/articles/cls). It is not 0, because a text may need one more line in another font. */
const GOOD_SHIFT = 0.1;

test("no page shifts visibly when its fonts load late", { tag: "@any-firm" }, async ({ page }) => {
  test.slow();
  for (const { id, address } of [...PAGES, { id: "schedule", address: schedulePath }]) {
    for (const width of address === BOOKING_PAGE ? WIDTHS : WIDTHS.slice(0, 1)) {
      await page.setViewportSize({ width, height: 800 });
      await page.unrouteAll();
      const release = await delayRequests(page, "**/*.woff2");
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
