import type { Locator, Page } from "@playwright/test";
import { expectReact } from "../booking/dialog";
import { DIALOG_PAGES, expect, TOOLTIP_TRIGGER, test } from "../visit";

/** The specified distances in px: from the trigger, and from the edges of the window. */
const OFFSET = 4;
const EDGE_DISTANCE = 5;

/** Returns the visible elements with a tooltip. */
const triggers = (page: Page) => page.locator(TOOLTIP_TRIGGER).filter({ visible: true });

/** Returns the visible tooltip. (The element with the role `tooltip` is a copy for assistive technology.) */
const bubble = (page: Page) => page.locator("[data-side]");

/** Returns the text of a trigger's tooltip, from the props of its island. */
async function explanationOf(trigger: Locator): Promise<string> {
  const props = await trigger.locator("xpath=..").getAttribute("data-props");
  const { name, role, explanation } = JSON.parse(props ?? "{}");
  return explanation ?? `${name}, ${role}`;
}

// Without smooth scrolling, which would move the trigger away from the pointer.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens the first page with a tooltip. Returns its first trigger. */
async function goToTooltips(page: Page): Promise<Locator> {
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    if ((await triggers(page).count()) > 0) return triggers(page).first();
  }
  test.skip(true, "nothing on the pages has a tooltip");
  return triggers(page);
}

/**
 * Moves the pointer away in steps, as a visitor does. Radix keeps a tooltip open while the pointer is on its way from
 * the trigger to the tooltip, and notices only at the next movement that it has left this area. If the trigger is wide,
 * just the last step leaves it, so one more movement follows.
 */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(5, 300, { steps: 3 });
  await page.mouse.move(5, 305);
}

/** Moves the focus with a visible ring, as the Tab key does. */
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
    ["focus", "Escape", () => page.keyboard.press("Escape")],
  ];
  const trigger = await goToTooltips(page);
  await expectReact(page);
  const words = await explanationOf(trigger);
  for (const [opening, closing, close] of closings) {
    await test.step(`${opening}, ${closing}`, async () => {
      await trigger.scrollIntoViewIfNeeded();
      await openings[opening]?.(trigger);
      await expect(bubble(page)).toHaveText(words);
      await expect(trigger).toHaveAccessibleDescription(words);
      await close(trigger);
      await expect(bubble(page)).toHaveCount(0);
      await moveAway(page);
      // Releases the button away from the trigger, so that this is not a click.
      await page.mouse.up();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(bubble(page)).toHaveCount(0);
    });
  }
});

test("a tooltip stays open while the pointer is on it", async ({ page }) => {
  const trigger = await goToTooltips(page);
  await expectReact(page);
  await trigger.hover();
  await bubble(page).hover();
  const box = await bubble(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 4 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(bubble(page)).toHaveText(await explanationOf(trigger));
});

test("tooltips have their text, 4 px from their trigger and at least 5 px from the edges of the window", async ({
  page,
}) => {
  // So narrow that, if centered, the first and last tooltips of a row would cross the window's edge.
  await page.setViewportSize({ width: 330, height: 700 });
  let tooltips = 0;
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    await expectReact(page);
    // These are at the start, in the middle and at the end of lines.
    for (const trigger of (await triggers(page).all()).slice(0, 5)) {
      tooltips++;
      await trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await trigger.hover();
      await expect(bubble(page)).toHaveText(await explanationOf(trigger));
      const [place, box] = [await trigger.boundingBox(), await bubble(page).boundingBox()];
      if (!place || !box) throw new Error("expected both to be drawn");
      const gap = box.y < place.y ? place.y - (box.y + box.height) : box.y - (place.y + place.height);
      // Browsers may round positions to whole pixels, so the gap may differ by less than 1 px.
      expect(Math.abs(gap - OFFSET)).toBeLessThan(1);
      expect(box.x).toBeGreaterThanOrEqual(EDGE_DISTANCE - 0.5);
      expect(box.x + box.width).toBeLessThanOrEqual(330 - EDGE_DISTANCE + 0.5);
      // The pointer may have passed another trigger.
      await moveAway(page);
      await page.keyboard.press("Escape");
      await expect(bubble(page)).toHaveCount(0);
    }
  }
  expect(tooltips, "some page has a tooltip").toBeGreaterThan(0);
});

test("a tooltip that Tab scrolls into view stays open", async ({ page }) => {
  const trigger = await goToTooltips(page);
  await expectReact(page);
  await page.evaluate(() => scrollTo(0, 0));
  // The last element that can be focused before the trigger.
  await trigger.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex='0']")];
    const before = all.slice(0, all.indexOf(element as HTMLElement)).filter((other) => other.checkVisibility());
    before.at(-1)?.focus({ preventScroll: true });
  });
  await page.keyboard.press("Tab");
  await expect(trigger).toBeFocused();
  await expect(bubble(page)).toHaveText(await explanationOf(trigger));
});
