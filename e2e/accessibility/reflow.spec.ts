import type { Frame, Page } from "@playwright/test";
import { expectCalendar, openByAddress } from "../booking/dialog";
import { textFaults } from "../layout/text-faults";
import { expect, PAGES, test } from "../visit";

/** The text spacing of WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Controls smaller than 44 px. Links within a sentence are exempt. */
function smallControls(within: Page | Frame): Promise<string[]> {
  return within.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, select, label:has(input)")]
      .filter((node) => node.checkVisibility() && !node.closest("p, [href='#main'], [aria-hidden=true]"))
      .map((node) => ({ name: node.ariaLabel ?? node.textContent?.trim(), box: node.getBoundingClientRect() }))
      // Rounded to device pixels.
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );
}

test("every page has large controls and fits wider text spacing on a phone", { tag: "@any-firm" }, async ({ page }) => {
  for (const { address, booking } of PAGES) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      await test.step("every control is at least 44 px wide and high, except for links within a sentence", async () => {
        expect(await smallControls(page), "the page").toEqual([]);
        // A page without script has no menu.
        const menu = page.getByRole("banner").getByRole("button");
        if ((await menu.count()) > 0) {
          await menu.click();
          expect(await smallControls(page), "the menu").toEqual([]);
          await page.keyboard.press("Escape");
        }
        if (booking === "link") return;
        await openByAddress(page);
        await expectCalendar(page);
        expect(await smallControls(page), "the dialog").toEqual([]);
        const calendar = page.frames().find((frame) => frame !== page.mainFrame());
        expect(calendar?.url().startsWith(new URL(page.url()).origin) ? await smallControls(calendar) : []).toEqual([]);
        await page.goBack();
      });

      await test.step("telephone numbers stay on one line", async () => {
        const broken = await page.locator("a[href^='tel:']").evaluateAll(
          (links) =>
            links.filter((link) => {
              const words = document.createRange();
              words.selectNode(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link);
              return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
            }).length,
        );
        expect(broken).toBe(0);
      });

      await test.step("no text is cut off with wider spacing", async () => {
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, SPACING);
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          const faults = await page.evaluate(textFaults);
          expect(
            faults.filter((fault) => !fault.includes("breaks within itself")),
            `${width} px`,
          ).toEqual([]);
        }
      });
    });
  }
});
