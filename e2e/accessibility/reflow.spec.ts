import type { Frame, Page } from "@playwright/test";
import { dialogOf, expectCalendar, OPENER, openBy } from "../booking/dialog";
import { expect, PAGES, sidewaysScroll, test } from "../visit";

/** The spacing that WCAG 2.2, 1.4.12 says a visitor may set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const { id, address } of PAGES) {
  test(`${id} keeps all of its text with wider spacing`, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "set through the protocol of Chromium");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
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
          // What is there for screen readers alone is 1 px high.
          if (node.clientHeight <= 1) return false;
          return (overflowX !== "visible" || overflowY !== "visible") && node.scrollHeight > node.clientHeight + 1;
        })
        .map((node) => node.textContent?.slice(0, 60)),
    );
    expect(cut).toEqual([]);
  });
}

test("the dialog fits a screen of 320 x 480 px, with its close button and the other ways in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/");
  await openBy(page.getByRole("link", { name: OPENER }).first());
  const { dialog, close } = dialogOf(page);
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(480 * 0.9 + 0.5);
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await sidewaysScroll(page)).toBe(0);
});

/** Controls that a finger may miss: less than 44 px in a direction. Links within a sentence are as high as its lines. */
function smallControls(within: Page | Frame): Promise<string[]> {
  return within.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, select, label:has(input)")]
      .filter((node) => node.checkVisibility() && !node.closest("p, [href='#main'], [aria-hidden=true]"))
      .map((node) => ({ name: node.ariaLabel ?? node.textContent?.trim(), box: node.getBoundingClientRect() }))
      // As drawn, where pixels are not whole.
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );
}

test("every control is at least 44 px wide and high on touch, but for links within a sentence", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { address } of PAGES) {
    await page.goto(address);
    expect(await smallControls(page), address).toEqual([]);
  }
  await test.step("in the menu", async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await smallControls(page)).toEqual([]);
  });
  await test.step("in the dialog and the calendar", async () => {
    await page.goto("/#book");
    await expectCalendar(page);
    expect(await smallControls(page)).toEqual([]);
    const calendar = page.frames().find((one) => one !== page.mainFrame());
    expect(calendar && (await smallControls(calendar))).toEqual([]);
  });
});
