import type { Locator, Page } from "@playwright/test";
import { DISTINCT_PAGES, expect, test } from "../visit";

test.use({ viewport: { width: 390, height: 740 } });
test.skip(
  ({ isMobile }) => !isMobile,
  "the menu is for narrow windows; e2e/journeys/keyboard.spec.ts has it without touch",
);

const menuOf = (page: Page) => ({
  button: page.getByRole("banner").getByRole("button", { name: "Menu" }),
  menu: page.getByRole("navigation", { name: "Main" }),
});

/** What the browser tells assistive tools, whether from an attribute or from the popover itself. */
async function saysExpanded(button: Locator): Promise<boolean | undefined> {
  const session = await button.page().context().newCDPSession(button.page());
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[popovertarget]" });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

/** Which of the two icons, menu and close, can be seen. */
function icons(button: Locator): Promise<string> {
  return button
    .locator("svg")
    .evaluateAll((drawn) =>
      drawn.map((icon, index) => (icon.checkVisibility() ? ["menu", "close"][index] : "")).join(""),
    );
}

for (const { id, address } of DISTINCT_PAGES) {
  test.describe(`the menu of the ${id} page`, () => {
    test("opens and closes by its button and by Escape, and says so", async ({ page }) => {
      await page.goto(address);
      const { button, menu } = menuOf(page);
      await expect(menu).toBeHidden();
      expect(await saysExpanded(button)).toBe(false);
      expect(await icons(button)).toBe("menu");

      await button.click();
      await expect(menu).toBeVisible();
      expect(await saysExpanded(button)).toBe(true);
      expect(await icons(button)).toBe("close");
      expect(await menu.getByRole("link").count()).toBeGreaterThanOrEqual(3);

      await button.click();
      await expect(menu).toBeHidden();
      expect(await icons(button)).toBe("menu");

      await button.press("Enter");
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      expect(await saysExpanded(button)).toBe(false);
    });

    test("closes on choosing, and on a press outside", async ({ page }) => {
      await page.goto(address);
      const { button, menu } = menuOf(page);
      await button.click();
      await page.mouse.click(200, 700);
      await expect(menu).toBeHidden();

      await button.click();
      const choice = menu.getByRole("link").nth(1);
      const href = (await choice.getAttribute("href")) ?? "";
      await choice.click();
      await expect(page).toHaveURL((url) => url.href.endsWith(href));
      await expect(menu).toBeHidden();
    });

    test("keeps its links in reach when the window is widened, and narrowed again", async ({ page }) => {
      await page.goto(address);
      const { button, menu } = menuOf(page);
      await button.click();
      await page.setViewportSize({ width: 1100, height: 740 });
      await expect(button).toBeHidden();
      for (const link of await menu.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      const bar = await page.getByRole("banner").boundingBox();
      const box = await menu.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), "the links stand in the bar").toBeLessThanOrEqual(bar?.height ?? 0);

      await page.setViewportSize({ width: 390, height: 740 });
      await expect(button).toBeVisible();
      if (await menu.isHidden()) await button.click();
      for (const link of await menu.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
      await button.click();
      await expect(menu).toBeHidden();
    });
  });
}

for (const { id, address } of DISTINCT_PAGES.filter(({ booking }) => booking === "dialog")) {
  test(`the menu of the ${id} page closes on widening the window`, async ({ page }) => {
    await page.goto(address);
    const { button, menu } = menuOf(page);
    await button.click();
    await page.setViewportSize({ width: 1100, height: 740 });
    await expect(button).toBeHidden();
    await page.setViewportSize({ width: 390, height: 740 });
    await expect(button).toBeVisible();
    await expect(menu).toBeHidden();
  });
}

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, address } of DISTINCT_PAGES) {
    test(`the menu of the ${id} page opens, leads on and closes`, async ({ page }) => {
      await page.goto(address);
      const { button, menu } = menuOf(page);
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await button.click();
      const choice = menu.getByRole("link").nth(1);
      const href = (await choice.getAttribute("href")) ?? "";
      await choice.click();
      await expect(page).toHaveURL((url) => url.href.endsWith(href));
    });
  }
});
