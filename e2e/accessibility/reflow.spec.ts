import { expectCalendar, openByAddress, pressEscape } from "../booking/dialog";
import { isNotBrokenWord, sweep } from "../layout/sweep";
import { widenSpacing } from "../layout/text-settings";
import { BOOKING_PAGE, expect, PAGES, test } from "../visit";
import { findSmallControls } from "./small-controls";

const PHONE = { width: 360, height: 740 };

test("controls of every page are at least 44 px wide and high on a phone, and telephone numbers stay on one line", {
  tag: "@any-firm",
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { address } of PAGES) {
    await test.step(address, async () => {
      await page.goto(address);
      expect(await page.evaluate(findSmallControls)).toEqual([]);
      const broken = await page.locator("a[href^='tel:']").evaluateAll(
        (links) =>
          links.filter((link) => {
            const words = document.createRange();
            words.selectNode(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link);
            return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          }).length,
      );
      expect(broken, "broken telephone numbers").toBe(0);
    });
  }
});

test("controls of the menu and the dialog are at least 44 px wide and high on a phone, and fit wider text spacing", {
  tag: "@any-firm",
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BOOKING_PAGE);
  const menu = page.getByRole("banner").getByRole("button");
  if ((await menu.count()) > 0) {
    await menu.click();
    expect(await page.evaluate(findSmallControls), "the menu").toEqual([]);
    await page.keyboard.press("Escape");
  }
  await openByAddress(page);
  await expectCalendar(page);
  for (const frame of page.frames().filter((frame) => new URL(frame.url()).origin === new URL(page.url()).origin)) {
    expect(await frame.evaluate(findSmallControls), "the dialog").toEqual([]);
  }
  await pressEscape(page);
  // e2e/examples checks wider spacing with other words.
  await widenSpacing(page);
  expect((await sweep(page, [320, 1280])).filter(isNotBrokenWord)).toEqual([]);
});

test("every page fits wider text spacing", { tag: "@nightly" }, async ({ page }) => {
  for (const { address } of PAGES) {
    await page.goto(address);
    await widenSpacing(page);
    expect((await sweep(page, [320, 360, 1280])).filter(isNotBrokenWord), address).toEqual([]);
  }
});
