/** No page moves or paints anything larger when its fonts come late, as on a slow line. */
import { schedulePath } from "@/content/site";
import { findLines, readSources } from "@/lib/files";
import { expect, hold, PAGES, requireFallbackFonts, test } from "../visit";
import { readPaints } from "./paint-timing";

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
      const paintsBefore = await page.evaluate(readPaints);
      const before = await page.evaluate(linesOfTexts);
      release();
      await requireFallbackFonts(page);
      await page.evaluate(() => document.fonts.ready);
      const { shift, largest } = await page.evaluate(readPaints);
      const after = await page.evaluate(linesOfTexts);
      const rebroken = before.filter(({ lines }, index) => lines !== after[index]?.lines).map(({ text }) => text);
      const limit = rebroken.length > 0 ? REBROKEN_SHIFT : ALONG_LINE_SHIFT;
      expect(shift, `${width} px: layout shift. ${await describeRewrappedTexts(rebroken)}`).toBeLessThan(limit);
      // The scheduling page's script fills it after its first paint.
      if (id !== "schedule") expect(largest, `${width} px: largest contentful paint`).toBe(paintsBefore.largest);
    }
  });
}

/** Runs in the page: the texts in view, each with its number of lines. */
function linesOfTexts(): { text: string; lines: number }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: { text: string; lines: number }[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const isInView = boxes.some(({ top }) => top < innerHeight);
    const lines = isInView ? new Set(boxes.map(({ bottom }) => Math.round(bottom))).size : 0;
    texts.push({ text: walker.currentNode.textContent ?? "", lines });
  }
  return texts;
}

/** Says which texts take another number of lines in the fallback font, where they are written, and what to do. */
async function describeRewrappedTexts(texts: readonly string[]): Promise<string> {
  const sources = await readSources(["app", "content"]);
  const places = texts.map((text) => {
    const [written] = findLines(text.trim().slice(0, 40), sources);
    return `${written ? `${written.file}:${written.line}: ` : ""}"${text.trim()}"`;
  });
  if (places.length === 0) return "No text breaks elsewhere before its font is there.";
  return `Before their font is there, these take more or fewer lines: ${places.join("; ")}. Make one a few characters shorter or longer, or join words around the break by \\u00a0.`;
}
