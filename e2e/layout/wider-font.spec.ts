/** A visitor's own font, which the browser shows in place of the site's and which may be wider. */
import { schedulePath } from "@/content/routes";
import { expect, PAGES, test } from "../visit";
import { textFaults } from "./text-faults";

/** The widths of DejaVu Sans Bold, divided by those of the sample's font for titles: letters, and figures with their signs. */
const [LETTERS, FIGURES] = [1.2, 1.13];

/** Runs in the page: shows the site's fonts wider, and for text only by half as much, as bold fonts differ the most. */
function widenFonts([letters, figures]: readonly [number, number]): void {
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

test("in a font of the visitor's own that is wider, no heading breaks within a word, and no figure is cut off", async ({
  page,
}) => {
  const faults = new Map<string, number[]>();
  for (const { id, address } of [...PAGES, { id: "schedule", address: schedulePath }]) {
    await page.goto(address);
    await page.evaluate(widenFonts, [LETTERS, FIGURES] as const);
    await page.evaluate(() => document.fonts.load("700 1em 'wider display'", "0A").then(() => document.fonts.ready));
    expect(await page.evaluate(() => document.fonts.check("700 1em 'wider display'", "0A"))).toBe(true);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await page.evaluate(textFaults)) {
        if (!/breaks within itself|cut off|outside/.test(fault)) continue;
        const line = `${id}: ${fault}`;
        faults.set(line, [...(faults.get(line) ?? []), width]);
      }
    }
  }
  expect([...faults].map(([fault, widths]) => `${fault} at ${widths.join(", ")} px`)).toEqual([]);
});
