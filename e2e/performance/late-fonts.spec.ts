/** No page moves when its fonts come late, as on a slow line. */
import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/site";
import { expect, hold, PAGES, requireFallbackFonts, test } from "../visit";

/** Phones, a tablet and desks. */
const WIDTHS = [360, 390, 412, 768, 1280, 1440];
/** Words may move along their line, because fallback fonts match the width only on average. */
const ALONG_LINE_SHIFT = 0.005;
/**
 * A quote may wrap differently in another font: half of the value that counts as good (https://web.dev/articles/cls).
 */
const REBROKEN_SHIFT = 0.05;

for (const { id, address } of [...PAGES, { id: "schedule", address: schedulePath }]) {
  test(`${id} does not move at any width when its fonts load late`, { tag: "@any-firm" }, async ({ page }) => {
    test.slow();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.unrouteAll();
      const release = await hold(page, "**/*.woff2");
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await waitForFrames(page);
      const before = await page.evaluate(linesInView);
      release();
      await requireFallbackFonts(page);
      await page.evaluate(() => document.fonts.ready);
      await waitForFrames(page);
      const isRebroken = (await page.evaluate(linesInView)) !== before;
      const limit = isRebroken ? REBROKEN_SHIFT : ALONG_LINE_SHIFT;
      const remedy = isRebroken
        ? "a text breaks elsewhere before its font is there: join words by \\u00a0"
        : "layout shift";
      expect(await page.evaluate(cumulativeShift), `${width} px: ${remedy}`).toBeLessThan(limit);
    }
  });
}

async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Runs in the page: the lines of each text in view, and the number of texts in each row. */
function linesInView(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lineCounts: number[] = [];
  const textsByRow = new Map<number, number>();
  const range = document.createRange();
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ top, width }) => width > 0 && top < innerHeight);
    const rows = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
    if (rows.size > 0) lineCounts.push(rows.size);
    for (const row of rows) textsByRow.set(row, (textsByRow.get(row) ?? 0) + 1);
  }
  const rowsFromTop = [...textsByRow].sort(([a], [b]) => a - b).map(([, count]) => count);
  return `${lineCounts.join()} ${rowsFromTop.join()}`;
}

/** Runs in the page: how far it has shifted in all. */
function cumulativeShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    // Buffered entries arrive in a separate task.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)));
  });
}
