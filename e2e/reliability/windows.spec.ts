import {
  dialogOf,
  expectOtherWays,
  expectPageAsBefore,
  OPENER,
  openBy,
  openerOf,
  pressEscape,
} from "../booking/dialog";
import { BOOKING_PAGE, DIALOG_PAGES, expect, PAGES, sidewaysScroll, test } from "../visit";

/** Windows that leave the dialog much room or little, and whether its other ways are in view without scrolling. */
const WINDOWS = [
  { name: "a desk", width: 1280, height: 800, roomy: true },
  { name: "a phone", width: 360, height: 740, roomy: true },
  { name: "a screen of 320 x 480", width: 320, height: 480, roomy: true },
  { name: "a phone turned sideways", width: 740, height: 360 },
  { name: "a phone turned sideways with the keyboard up", width: 740, height: 200 },
  { name: "a small phone with the keyboard up", width: 320, height: 260 },
  { name: "a tall and narrow window", width: 280, height: 900 },
  { name: "a very wide one", width: 2560, height: 700, roomy: true },
];

test("the dialog fits every window, open while it is resized, and asks for its calendar once", {
  tag: "@any-firm",
}, async ({ page, calendarAddress }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { dialog, close, newTab } = dialogOf(page);
  for (const { name, width, height, roomy } of WINDOWS) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      await expect(close).toBeInViewport({ ratio: 1 });
      const seen = await dialog.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const calendar = element.querySelector("iframe");
        const top = calendar?.getBoundingClientRect().top ?? 0;
        const foot = element.lastElementChild?.getBoundingClientRect().top ?? 0;
        const { left, right, bottom } = box;
        return {
          ...{ left, top: box.top, right, bottom, height: box.height, frame: calendar?.offsetHeight },
          room: Math.min(foot, bottom) - top,
        };
      });
      expect(seen.height).toBeLessThanOrEqual(0.9 * height + 0.5);
      expect(seen.left).toBeGreaterThanOrEqual(0);
      expect(seen.top).toBeGreaterThanOrEqual(0);
      expect(seen.right).toBeLessThanOrEqual(width);
      expect(seen.bottom).toBeLessThanOrEqual(height);
      expect(seen.frame).toBe(600);
      // Half a thumb's height of the calendar at least is seen at once, so that one knows to scroll.
      expect(seen.room).toBeGreaterThanOrEqual(22);
      expect(await sidewaysScroll(page)).toBe(0);
      if (roomy) await expectOtherWays(page);
      // All of it can be reached by scrolling the dialog.
      await newTab.scrollIntoViewIfNeeded();
      await expect(newTab).toBeInViewport();
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(close).toBeInViewport({ ratio: 1 });
    });
  }
  expect(asked.filter((address) => address.endsWith(calendarAddress)).length).toBe(1);
  await close.click();
  await expectPageAsBefore(page);
});

test("a dialog opened from the menu leaves the menu closed, and the focus in the bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    const menu = page.getByRole("banner").getByRole("button");
    if ((await menu.count()) === 0) continue;
    await menu.click();
    await page.getByRole("banner").getByRole("link", { name: OPENER }).click();
    await expect(dialogOf(page).dialog).toBeVisible();
    await pressEscape(page);
    await expectPageAsBefore(page);
    await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: OPENER })).toBeFocused();
  }
});

/** 320 px is also what 1280 px are at 400 % zoom (WCAG 2.2, 1.4.10). */
const WIDTHS = [280, 320, 360, 768, 1024, 1280, 2560];

test("no page scrolls sideways, whatever the width", { tag: "@any-firm" }, async ({ page }) => {
  for (const { address } of PAGES) {
    await test.step(address, async () => {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `${width} px`).toBe(0);
      }
    });
  }
});
