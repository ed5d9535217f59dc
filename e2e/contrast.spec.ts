import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { accents } from "../content/accent";
import { contrast } from "./contrast";

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
  ...accents.flatMap((accent): [string, string, number][] => [
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
    for (const [foreground, background, least] of PAIRS) {
      const ratio = await contrast(page, `var(${foreground})`, `var(${background})`);
      expect.soft(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(least);
    }
  });
}
