import {
  dialogOf,
  expectOtherWays,
  expectPageAsBefore,
  OPENER,
  openBy,
  openerOf,
  pressEscape,
} from "../booking/dialog";
import { BOOKING_PAGE, expect, isCalendar, measureSidewaysScroll, test } from "../visit";

/** Windows of many sizes. In a `roomy` one, the other ways to book are in view without scrolling. */
const WINDOWS = [
  { name: "a desk", width: 1280, height: 800, roomy: true },
  { name: "a screen of 320 x 480", width: 320, height: 480, roomy: true },
  { name: "a phone turned sideways with the keyboard up", width: 740, height: 200 },
  { name: "a small phone with the keyboard up", width: 320, height: 260 },
  { name: "a tall and narrow window", width: 280, height: 900 },
];

test("the dialog fits every window while open, and loads its calendar once", {
  tag: "@any-firm",
}, async ({ page, calendarAddress }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && requests.push(request.url()));
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  const { dialog, close, newTab } = dialogOf(page);
  for (const { name, width, height, roomy } of WINDOWS) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      await expect(close).toBeInViewport({ ratio: 1 });
      const layout = await dialog.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const calendar = element.querySelector("iframe");
        const top = calendar?.getBoundingClientRect().top ?? 0;
        const lastTop = element.lastElementChild?.getBoundingClientRect().top ?? 0;
        const { left, right, bottom } = box;
        return {
          ...{ left, top: box.top, right, bottom, height: box.height, frame: calendar?.offsetHeight },
          room: Math.min(lastTop, bottom) - top,
        };
      });
      expect(layout.height).toBeLessThanOrEqual(0.9 * height + 0.5);
      expect(layout.left).toBeGreaterThanOrEqual(0);
      expect(layout.top).toBeGreaterThanOrEqual(0);
      expect(layout.right).toBeLessThanOrEqual(width);
      expect(layout.bottom).toBeLessThanOrEqual(height);
      expect(layout.frame).toBe(600);
      // At least half a touch target of the calendar is in view, so that visitors notice that the dialog scrolls.
      expect(layout.room).toBeGreaterThanOrEqual(22);
      expect(await measureSidewaysScroll(page)).toBe(0);
      if (roomy) await expectOtherWays(page);
      // Scrolling the dialog brings the whole calendar into view.
      await newTab.scrollIntoViewIfNeeded();
      await expect(newTab).toBeInViewport();
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(close).toBeInViewport({ ratio: 1 });
    });
  }
  expect(requests.filter((address) => isCalendar(address, calendarAddress)).length).toBe(1);
  await close.click();
  await expectPageAsBefore(page);
});

test("closing a dialog that was opened from the menu leaves the menu closed and the focus in the bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(BOOKING_PAGE);
  const bar = page.getByRole("banner");
  const menu = bar.getByRole("button");
  test.skip((await menu.count()) === 0, "the bar has no section links, and so no menu");
  await menu.click();
  await bar.getByRole("link", { name: OPENER }).click();
  await expect(dialogOf(page).dialog).toBeVisible();
  await pressEscape(page);
  await expectPageAsBefore(page);
  await expect(bar.getByRole("navigation")).toHaveCount(0);
  await expect(bar.getByRole("link", { name: OPENER })).toBeFocused();
});
