import type { Locator, Page } from "@playwright/test";
import { glossary } from "../../content/glossary";
import { logos } from "../../content/logos";
import { team } from "../../content/team";
import { expect, test } from "../visit";

/** The specified distances, in px: from what it explains, and from the edges of the window. */
const OFFSET = 4;
const SAFE_ZONE = 5;

const client = (page: Page) => page.locator("#clients").getByRole("img", { name: logos[1]?.name });

/** The part that is drawn; role `tooltip` is a copy of its words for assistive tools. */
function bubble(page: Page, words: string): Locator {
  return page.locator("[data-side]").filter({ hasText: words });
}

test.describe("a tooltip", () => {
  test.skip(({ hasTouch }) => hasTouch, "touch has no hover");

  const words = `${logos[1]?.name}: ${logos[1]?.industry}`;
  const openings: [how: string, open: (trigger: Locator) => Promise<unknown>][] = [
    ["hover", (trigger) => trigger.hover()],
    ["focus", (trigger) => focusByKeyboard(trigger)],
  ];
  const closings: Record<string, [how: string, close: (page: Page, trigger: Locator) => Promise<unknown>][]> = {
    hover: [
      ["leaving", (page) => moveAway(page)],
      ["a click", (_, trigger) => trigger.click()],
      ["scrolling", (page) => page.mouse.wheel(0, 200)],
      ["Escape", (page) => page.keyboard.press("Escape")],
    ],
    focus: [
      [
        "moving the focus on",
        (page) =>
          page.keyboard
            .press("Tab")
            .then(() => page.keyboard.press("Shift+Tab"))
            .then(() => page.keyboard.press("Shift+Tab")),
      ],
      ["scrolling", (page) => page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }))],
      ["Escape", (page) => page.keyboard.press("Escape")],
    ],
  };

  for (const [opening, open] of openings) {
    for (const [closing, close] of closings[opening] ?? []) {
      test(`opens on ${opening} and closes on ${closing}`, async ({ page }) => {
        await page.goto("/");
        await client(page).scrollIntoViewIfNeeded();
        await open(client(page));
        await expect(bubble(page, words)).toBeVisible();
        await expect(client(page)).toHaveAccessibleDescription(words);
        await close(page, client(page));
        await expect(bubble(page, words)).toHaveCount(0);
      });
    }
  }

  test("stands 4 px off and keeps 5 px from the edges of the window", async ({ page }) => {
    // Else what is pointed at may still be on its way into view, and leave the pointer behind.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await client(page).scrollIntoViewIfNeeded();
    await client(page).hover();
    await expect(bubble(page, words)).toBeVisible();
    const trigger = await client(page).boundingBox();
    const drawn = await bubble(page, words).boundingBox();
    if (!trigger || !drawn) throw new Error("expected both to be drawn");
    expect(trigger.y - (drawn.y + drawn.height)).toBeCloseTo(OFFSET, 0);

    await moveAway(page);
    // Narrow enough for the words of the first mark to reach over the edge.
    await page.setViewportSize({ width: 330, height: 700 });
    for (const { name, industry } of logos) {
      const mark = page.locator("#clients").getByRole("img", { name });
      await mark.scrollIntoViewIfNeeded();
      await mark.hover();
      const box = await bubble(page, `${name}: ${industry}`).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(SAFE_ZONE - 0.5);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(330 - SAFE_ZONE + 0.5);
      await moveAway(page);
      // The way may have led over another mark.
      await page.keyboard.press("Escape");
    }
  });

  test("can be reached with the pointer, so that its words can be read at leisure", async ({ page }) => {
    await page.goto("/");
    await client(page).scrollIntoViewIfNeeded();
    await client(page).hover();
    await bubble(page, words).hover();
    await page.waitForTimeout(400);
    await expect(bubble(page, words)).toBeVisible();
  });

  test("names each person of the team strip, with role", async ({ page }) => {
    await page.goto("/talent/");
    for (const { name, role } of team) {
      const link = page.locator("#team").getByRole("link", { name: name.split(" ")[0] });
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await expect(bubble(page, `${name}, ${role}`)).toBeVisible();
      await moveAway(page);
      await expect(bubble(page, role)).toHaveCount(0);
    }
  });

  test("explains a term of the glossary on focus", async ({ page }) => {
    await page.goto("/talent/");
    const [first] = glossary;
    const term = page.locator("#pricing").getByText(first?.term ?? "", { exact: true });
    await focusByKeyboard(term);
    await expect(bubble(page, first?.explanation ?? "")).toBeVisible();
    await expect(term).toHaveAccessibleDescription(first?.explanation ?? "");
  });
});

test("nothing depends on a tooltip: the people's full names and roles are on the page where a finger has no hover", async ({
  page,
}) => {
  await page.goto("/");
  for (const { name, role } of team) {
    await expect(page.locator("#team").getByRole("heading", { name })).toBeVisible();
    await expect(page.locator("#team").getByText(role, { exact: true })).toBeVisible();
  }
});

/** As a hand moves it: on the way from trigger to tooltip a tooltip stays, so one jump would not tell. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(5, 300, { steps: 8 });
}

/** Focus that shows a ring, as from the Tab key. */
async function focusByKeyboard(trigger: Locator): Promise<void> {
  await trigger.scrollIntoViewIfNeeded();
  await trigger.page().keyboard.press("Shift");
  await trigger.evaluate((element: HTMLElement) => element.focus());
}
