import type { Frame, Page } from "@playwright/test";
import { expectCalendar, openByAddress } from "../booking/dialog";
import { expect, PAGES, sidewaysScroll, test } from "../visit";

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

/** Runs in the page: texts outside the window that cannot be scrolled to. */
function textsOutsideWindow(): string[] {
  const outside: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest("svg, script, style, [aria-hidden=true]")) continue;
    // Text for screen readers only is 1 px wide.
    if (parent.offsetWidth <= 1) continue;
    const words = document.createRange();
    words.selectNode(text);
    const isOutside = [...words.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
    );
    if (isOutside) outside.push(text.textContent?.trim().slice(0, 60) ?? "");
  }
  return outside;
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
        expect(await sidewaysScroll(page)).toBe(0);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll("main p, main h1, main h2, main h3, main li, main dd, main a")]
            .filter((node) => {
              const { overflowX, overflowY } = getComputedStyle(node);
              // Text for screen readers only is 1 px high.
              if (node.clientHeight <= 1) return false;
              return (overflowX !== "visible" || overflowY !== "visible") && node.scrollHeight > node.clientHeight + 1;
            })
            .map((node) => node.textContent?.slice(0, 60)),
        );
        expect(cut).toEqual([]);
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await page.evaluate(textsOutsideWindow), `${width} px`).toEqual([]);
        }
      });
    });
  }
});
