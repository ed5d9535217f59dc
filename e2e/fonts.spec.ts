/** The faces that stand in for the fonts (export/fonts.ts) have to be as wide, or the page moves when the fonts come. */
import { expect, needsFallbackFonts, PAGES, test } from "./visit";

/** The families and the most that all words of the site may differ in width, in parts of one. */
const TOLERANCE = 0.015;

test("what stands in for the fonts is as wide as they are, over all words of the pages", async ({ page }) => {
  const widths = { display: [0, 0], text: [0, 0] };
  for (const { address } of PAGES) {
    await page.goto(address);
    await needsFallbackFonts(page);
    const found = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      const sums = { display: [0, 0], text: [0, 0] };
      for (const element of document.querySelectorAll("body :not(script, style)")) {
        const words = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : "")).join(" ");
        if (!words.trim()) continue;
        const { fontFamily, fontWeight } = getComputedStyle(element);
        const family = fontFamily.includes("display fallback") ? "display" : "text";
        for (const [index, name] of [family, `${family} fallback`].entries()) {
          canvas.font = `${fontWeight} 100px "${name}"`;
          sums[family][index] = (sums[family][index] ?? 0) + canvas.measureText(words.replaceAll(/\s+/g, " ")).width;
        }
      }
      return sums;
    });
    for (const family of ["display", "text"] as const) {
      for (const index of [0, 1]) widths[family][index] = (widths[family][index] ?? 0) + (found[family][index] ?? 0);
    }
  }
  for (const [family, [font = 0, fallback = 0]] of Object.entries(widths)) {
    expect(Math.abs(fallback / font - 1), `${family}: ${fallback} and ${font}`).toBeLessThan(TOLERANCE);
  }
});
