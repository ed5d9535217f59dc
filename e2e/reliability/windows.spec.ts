import { dialogOf, expectOtherWays, expectPageAsBefore, OPENER, openBy } from "../booking/dialog";
import { DIALOG_PAGES, expect, PAGES, sidewaysScroll, test } from "../visit";

/** Windows that leave little room for the dialog. */
const WINDOWS = [
  { name: "a screen of 320 x 480", width: 320, height: 480 },
  { name: "a phone turned sideways", width: 740, height: 360 },
  { name: "a phone turned sideways with the keyboard up", width: 740, height: 200 },
  { name: "a small phone with the keyboard up", width: 320, height: 260 },
  { name: "a tall and narrow window", width: 280, height: 900 },
  { name: "a very wide one", width: 2560, height: 700 },
];

for (const { name, ...size } of WINDOWS) {
  test(`${name} has room for the dialog, its close button, and a part of the calendar`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/talent/");
    await openBy(page.getByRole("link", { name: OPENER }).first());
    const { dialog, close, frame, newTab } = dialogOf(page);
    await expect(close).toBeInViewport({ ratio: 1 });
    const box = await dialog.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.9 * size.height + 0.5);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    await expect(frame).toHaveJSProperty("offsetHeight", 600);

    // All of it can be reached by scrolling the dialog.
    await newTab.scrollIntoViewIfNeeded();
    await expect(newTab).toBeInViewport();
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(close).toBeInViewport({ ratio: 1 });
    // Half a thumb's height of the calendar at least is seen at once, so that one knows to scroll.
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    const room = await dialog.evaluate((element) => {
      const top = element.querySelector("iframe")?.getBoundingClientRect().top ?? 0;
      const foot = element.lastElementChild?.getBoundingClientRect().top ?? 0;
      return Math.min(foot, element.getBoundingClientRect().bottom) - top;
    });
    expect(room).toBeGreaterThanOrEqual(22);
    await close.click();
    await expectPageAsBefore(page);
  });
}

test("the other ways are in view on a screen of 320 x 480", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/");
  await openBy(page.getByRole("link", { name: OPENER }).first());
  await expectOtherWays(page);
});

test("a window resized while the dialog is open keeps it whole, and the calendar is not asked for again", async ({
  page,
  calendarAddress,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/talent/");
  await openBy(page.getByRole("link", { name: OPENER }).first());
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
    [740, 360],
    [1600, 900],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialogOf(page).close).toBeInViewport({ ratio: 1 });
    const box = await dialogOf(page).dialog.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.9 * height + 0.5);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(asked.filter((path) => path === calendarAddress).length).toBe(1);
  await page.keyboard.press("Escape");
  await expectPageAsBefore(page);
});

test("a dialog opened from the menu's page on a phone leaves the menu closed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: OPENER }).click();
    await expect(dialogOf(page).dialog).toBeVisible();
    await expect(dialogOf(page).close).toBeFocused();
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  }
});

/** 320 px is also what 1280 px are at 400 % zoom (WCAG 2.2, 1.4.10). */
for (const width of [280, 320, 360, 768, 1024, 1280, 2560]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { address } of PAGES) {
      await page.goto(address);
      expect(await sidewaysScroll(page), address).toBe(0);
    }
  });
}
