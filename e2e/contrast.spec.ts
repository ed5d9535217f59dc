import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

/*
 * The promise of app/tokens.css: what may be written on what. Measured in the browser, so that every colour space and
 * mix is the one that visitors see. 4.5:1 for text (WCAG 2.2, 1.4.3), 3:1 for the focus ring and the marks (1.4.11).
 */
const TEXT = 4.5;
const GRAPHIC = 3;

const PAIRS: [foreground: string, background: string, least: number][] = [
  ["--ink", "--paper", TEXT],
  ["--ink-soft", "--paper", TEXT],
  ["--ink-soft", "--paper-deep", TEXT],
  ["--on-night", "--night", TEXT],
  ["--on-night-soft", "--night", TEXT],
  ...["cobalt", "vermilion", "viridian", "marigold"].flatMap((accent): [string, string, number][] => [
    [`--${accent}-text`, "--paper", TEXT],
    [`--${accent}-text`, "--paper-deep", TEXT],
    [`--${accent}-text`, `--${accent}-tint`, TEXT],
    [`--${accent}-light`, "--night", TEXT],
    [`--on-${accent}`, `--${accent}`, TEXT],
    ["--ink", `--${accent}-tint`, TEXT],
    [`--${accent}-text`, "--paper", GRAPHIC],
  ]),
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`every pair of colours that the site writes with holds in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // The whole palette: a page holds only the colours that it uses.
    await page.setContent(`<style>${readFileSync("app/tokens.css", "utf8")}</style>`);
    const ratios = await page.evaluate((pairs) => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("no canvas to read colours with");
      const probe = document.body.appendChild(document.createElement("i"));
      function luminance(token: string): number {
        probe.className = "";
        probe.style.color = `var(${token})`;
        const color = getComputedStyle(probe).color;
        if (!context) return Number.NaN;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
      return pairs.map(([foreground, background, least]) => {
        const [dark = 0, light = 0] = [luminance(foreground), luminance(background)].sort((one, two) => one - two);
        return { pair: `${foreground} on ${background}`, ratio: (light + 0.05) / (dark + 0.05), least };
      });
    }, PAIRS);
    expect(ratios.length).toBe(PAIRS.length);
    for (const { pair, ratio, least } of ratios) expect.soft(ratio, pair).toBeGreaterThanOrEqual(least);
  });
}
