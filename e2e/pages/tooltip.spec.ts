import type { Locator, Page } from "@playwright/test";
import { DIALOG_PAGES, expect, test } from "../visit";

/** The specified distances, in px: from what it explains, and from the edges of the window. */
const OFFSET = 4;
const SAFE_ZONE = 5;

/** What has a tooltip in the page. */
const explained = (page: Page) => page.locator("main [data-tooltip]").filter({ visible: true });

/** The part that is drawn; role `tooltip` is a copy of its words for assistive tools. */
const bubble = (page: Page) => page.locator("[data-side]");

const wordsOf = async (trigger: Locator) => (await trigger.getAttribute("data-tooltip")) ?? "";

// Else what is pointed at may still be on its way into view, and leave the pointer behind.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The first that is explained, on the first page that explains anything. */
async function goToTooltips(page: Page): Promise<Locator> {
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    if ((await explained(page).count()) > 0) return explained(page).first();
  }
  test.skip(true, "nothing on the pages has a tooltip");
  return explained(page);
}

/** As a hand moves it: on the way from trigger to tooltip a tooltip stays, so one jump would not tell. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(5, 300, { steps: 3 });
}

/** Focus that shows a ring, as from the Tab key. */
async function focusByKeyboard(trigger: Locator): Promise<void> {
  await trigger.scrollIntoViewIfNeeded();
  await trigger.page().keyboard.press("Shift");
  await trigger.evaluate((element: HTMLElement) => element.focus());
}

test("a tooltip opens on hover or focus; closes on leave, blur, click, scroll or Escape", async ({ page }) => {
  const openings: Record<string, (trigger: Locator) => Promise<unknown>> = {
    hover: (trigger) => trigger.hover(),
    focus: focusByKeyboard,
  };
  const closings: [opening: string, closing: string, close: (trigger: Locator) => Promise<unknown>][] = [
    ["hover", "leaving", () => moveAway(page)],
    ["hover", "a click", () => page.mouse.down()],
    ["hover", "scrolling", () => page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }))],
    ["hover", "Escape", () => page.keyboard.press("Escape")],
    ["focus", "moving the focus on", () => page.evaluate(() => (document.activeElement as HTMLElement).blur())],
    ["focus", "scrolling", () => page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }))],
    ["focus", "Escape", () => page.keyboard.press("Escape")],
  ];
  const trigger = await goToTooltips(page);
  const words = await wordsOf(trigger);
  for (const [opening, closing, close] of closings) {
    await test.step(`${opening}, ${closing}`, async () => {
      await trigger.scrollIntoViewIfNeeded();
      await openings[opening]?.(trigger);
      await expect(bubble(page)).toHaveText(words);
      await expect(trigger).toHaveAccessibleDescription(words);
      await close(trigger);
      await expect(bubble(page)).toHaveCount(0);
      await moveAway(page);
      // Elsewhere, so that nothing is followed.
      await page.mouse.up();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(bubble(page)).toHaveCount(0);
    });
  }
});

test("it can be reached with the pointer, so that its words can be read at leisure", async ({ page }) => {
  const trigger = await goToTooltips(page);
  await trigger.hover();
  await bubble(page).hover();
  const box = await bubble(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 4 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(bubble(page)).toHaveText(await wordsOf(trigger));
});

test("every tooltip has its words, stands 4 px off and keeps 5 px from the edges of the window", async ({ page }) => {
  // Narrow enough for the words of what stands first or last in a row to reach over the edge.
  await page.setViewportSize({ width: 330, height: 700 });
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    for (const trigger of await explained(page).all()) {
      await trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await trigger.hover();
      await expect(bubble(page)).toHaveText(await wordsOf(trigger));
      const [place, box] = [await trigger.boundingBox(), await bubble(page).boundingBox()];
      if (!place || !box) throw new Error("expected both to be drawn");
      const gap = box.y < place.y ? place.y - (box.y + box.height) : box.y - (place.y + place.height);
      // As drawn, where pixels are not whole.
      expect(Math.abs(gap - OFFSET)).toBeLessThan(1);
      expect(box.x).toBeGreaterThanOrEqual(SAFE_ZONE - 0.5);
      expect(box.x + box.width).toBeLessThanOrEqual(330 - SAFE_ZONE + 0.5);
      // The way may lead over another one.
      await moveAway(page);
      await page.keyboard.press("Escape");
      await expect(bubble(page)).toHaveCount(0);
    }
  }
});
