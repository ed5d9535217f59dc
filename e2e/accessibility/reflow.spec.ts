import { dialogOf, OPENER, openBy } from "../booking/dialog";
import { expect, PAGES, sidewaysScroll, test } from "../visit";

/** 320 px is also what 1280 px are at 400 % zoom (WCAG 2.2, 1.4.10). */
for (const width of [320, 360, 768, 1280, 2560]) {
  for (const { id, address } of PAGES) {
    test(`${id} never scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(address);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
}

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

test("every control of a page is at least 44 px high on touch, but for links within a sentence", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { address } of PAGES) {
    await page.goto(address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("a, button, summary")]
        .filter((node) => node.checkVisibility() && !node.closest("p, .skip-link"))
        .map((node) => ({
          name: node.textContent?.trim() || node.ariaLabel,
          height: node.getBoundingClientRect().height,
        }))
        .filter(({ height }) => height < 44),
    );
    expect(small, address).toEqual([]);
  }
});
