/** Text settings of a visitor's browser. */
import type { Page } from "@playwright/test";

/** Sets the browser's default font size in px, as a visitor does in its settings. Only in Chromium. */
export async function setDefaultFont(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await browser.detach();
}

/** The text spacing of WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Widens the spacing of all texts, until `removeStyles`. */
export function widenSpacing(page: Page): Promise<void> {
  return addStyles(page, SPACING);
}

/** Adds a style sheet to the page, whose policy forbids a style element. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Removes all style sheets that were added. */
export function removeStyles(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** How much wider than the sample's title font DejaVu Sans Bold is, in letters and in figures with their signs. */
const [LETTERS, FIGURES] = [1.2, 1.13];

/** Widens the site's fonts as much as a font that a visitor has chosen in the browser may be wider. */
export async function widenFonts(page: Page): Promise<void> {
  await page.evaluate(addWiderFonts, [LETTERS, FIGURES] as const);
  const isLoaded = await page.evaluate(async () => {
    await document.fonts.load("700 1em 'wider display'", "0A");
    await document.fonts.ready;
    return document.fonts.check("700 1em 'wider display'", "0A");
  });
  if (!isLoaded) throw new Error("the wider fonts have not loaded");
}

/** Runs in the page. Widens fonts for running text only half as much, because bold fonts differ the most. */
function addWiderFonts([letters, figures]: readonly [number, number]): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const widened = ["display", "text"].flatMap((family) =>
    faces
      .filter(({ style }) => style.getPropertyValue("font-family").replaceAll('"', "") === family)
      .flatMap(({ style }) => {
        const adjust = (by: number) => `${100 * (family === "display" ? by : 1 + (by - 1) / 2)}%`;
        const face = (by: number, range: string) =>
          `@font-face { font-family: "wider ${family}"; src: ${style.getPropertyValue("src")}; font-weight: 400 800; size-adjust: ${adjust(by)}; unicode-range: ${range}; }`;
        return [face(letters, "U+41-10FFFF"), face(figures, "U+20-40, U+A0")];
      }),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${widened.join("\n")} :root { --font-display: "wider display"; --font-text: "wider text"; } text { font-size: 0 !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
