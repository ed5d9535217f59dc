/**
 * Every example of every component (*.examples.tsx) is accessible in both schemes, has edges in forced colors and large
 * controls. Its text fits in each layout, with larger or wider fonts, and from right to left. All checks of a component
 * share one visit, which is faster.
 */
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findExamples } from "@/lib/examples";
import { expectNoAxeViolation, LAYOUT_RULES } from "../accessibility/axe";
import { hasEdge } from "../accessibility/edges";
import { findSmallControls } from "../accessibility/small-controls";
import { expectCalendar, openBy, openerOf } from "../booking/dialog";
import { setRightToLeft, translate } from "../layout/hebrew";
import { isNotBrokenWord, sweep } from "../layout/sweep";
import { removeStyles, setDefaultFont, widenFonts, widenSpacing } from "../layout/text-settings";
import { EXAMPLES_DIR } from "../site-dir";
import { expect, test } from "../visit";

/** In CSS px: the minimum width of each layout (app/theme.css), common widths, and widths at which parts have little space. */
const WIDTHS = [320, 360, 414, 480, 560, 640, 768, 896, 1024, 1280, 1600, 1920];
/** The widths of a phone, a tablet and a desktop. */
const FEW_WIDTHS = [320, 768, 1280];
/** The widths for a font twice as large. With it, 640 px hold as many words as 320 px without it. */
const LARGE_FONT_WIDTHS = [640, 768, 1280];

/** Parts that have an edge in forced colors, where backgrounds are not drawn. */
const EDGED = ".button, [role=dialog], .tooltip";

/** Components with a part that can be opened: the part's selector, and a function that opens it. */
const OPEN: Readonly<Record<string, { part: string; open: (page: Page) => Promise<unknown> }>> = {
  "booking-dialog": {
    part: "[role=dialog]",
    async open(page) {
      await openBy(openerOf(page));
      await expectCalendar(page);
    },
  },
  "mobile-menu": {
    part: ".bar",
    async open(page) {
      await page.setViewportSize({ width: 640, height: 800 });
      await page.locator(".menu-button").click();
    },
  },
  scheduler: {
    part: ".schedule",
    async open(page) {
      await page.locator(".leaves[data-step]").waitFor();
    },
  },
  term: {
    part: "[data-side]",
    async open(page) {
      // The script starts when the page is idle.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await page.locator(".term").last().hover();
        await expect(page.getByRole("tooltip")).toBeAttached({ timeout: 500 });
      }).toPass();
    },
  },
};

test.beforeAll(() => {
  if (!existsSync(EXAMPLES_DIR)) throw new Error(`no ${EXAMPLES_DIR}: build with "npm run build -- --examples"`);
});

for (const name of (await findExamples()).keys()) {
  test(`${name}: each example is accessible and fits`, async ({ page, browserName }) => {
    await page.goto(`/examples/${name}/`);
    await page.evaluate(() => document.fonts.ready);
    await expectNoAxeViolation(page, "light");
    const { open, part } = OPEN[name] ?? {};
    await open?.(page);
    if (part) await expectNoAxeViolation(page, "open", part);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolation(page, "dark", part, ["color-contrast"]);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    for (const control of await page.locator(EDGED).filter({ visible: true }).all())
      expect.soft(await control.evaluate(hasEdge), `the edge of ${await control.textContent()}`).toBe(true);
    await page.emulateMedia({ forcedColors: "none" });
    // Closes the tooltip, because its position lags behind when the window is resized.
    await page.mouse.move(5, 300, { steps: 3 });
    await expect(page.getByRole("tooltip")).toHaveCount(0);

    expect.soft(await sweep(page, WIDTHS), "in each layout").toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoAxeViolation(page, "on a phone", undefined, LAYOUT_RULES);
    expect.soft(await page.evaluate(findSmallControls), "controls smaller than 44 px").toEqual([]);
    await widenSpacing(page);
    expect.soft((await sweep(page, FEW_WIDTHS)).filter(isNotBrokenWord), "with wider spacing").toEqual([]);
    await removeStyles(page);
    await widenFonts(page);
    expect.soft(await sweep(page, FEW_WIDTHS), "in a wider font").toEqual([]);
    await removeStyles(page);
    if (browserName === "chromium") {
      // Uses the DevTools protocol.
      await setDefaultFont(page, 32);
      expect
        .soft((await sweep(page, LARGE_FONT_WIDTHS)).filter(isNotBrokenWord), "with a default font of 32 px")
        .toEqual([]);
      await setDefaultFont(page, 16);
    }
    await setRightToLeft(page);
    await translate(page);
    expect.soft((await sweep(page, FEW_WIDTHS)).filter(isNotBrokenWord), "from right to left").toEqual([]);
  });
}
