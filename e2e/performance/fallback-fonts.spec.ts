/**
 * Fallback fonts (export/font-css.ts) must be as wide as the site's fonts. Otherwise, pages shift when the site's fonts
 * load.
 */
import { expect, PAGES, requireFallbackFonts, test } from "../visit";

/** The maximum relative difference in width over all texts of the site. */
const TOLERANCE = 0.015;

test("fallback fonts are as wide as the site's fonts, over all words of the pages", async ({ page }) => {
  const widths = { display: { font: 0, fallback: 0 }, text: { font: 0, fallback: 0 } };
  for (const { address } of PAGES) {
    await page.goto(address);
    await requireFallbackFonts(page);
    const found = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      const sums = { display: { font: 0, fallback: 0 }, text: { font: 0, fallback: 0 } };
      for (const element of document.querySelectorAll("body :not(script, style)")) {
        const words = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : "")).join(" ");
        if (!words.trim()) continue;
        const { fontFamily, fontWeight } = getComputedStyle(element);
        const family = fontFamily.includes("display fallback") ? "display" : "text";
        const measure = (name: string) => {
          canvas.font = `${fontWeight} 100px "${name}"`;
          return canvas.measureText(words.replaceAll(/\s+/g, " ")).width;
        };
        sums[family].font += measure(family);
        sums[family].fallback += measure(`${family} fallback`);
      }
      return sums;
    });
    for (const family of ["display", "text"] as const) {
      widths[family].font += found[family].font;
      widths[family].fallback += found[family].fallback;
    }
  }
  for (const [family, { font, fallback }] of Object.entries(widths)) {
    expect(font, `${family}: words were measured`).toBeGreaterThan(0);
    expect(Math.abs(fallback / font - 1), `${family}: ${fallback} and ${font}`).toBeLessThan(TOLERANCE);
  }
});
