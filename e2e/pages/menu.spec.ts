import type { Locator, Page } from "@playwright/test";
import { chrome } from "@/content/words";
import { DIALOG_PAGES, expect, SCRIPTLESS_PAGES, test } from "../visit";

const NARROW = { width: 390, height: 740 };
const WIDE = { width: 1100, height: 740 };

test.use({ viewport: NARROW });

const menuOf = (page: Page) => ({
  button: page.getByRole("banner").getByRole("button", { includeHidden: true }),
  menu: page.getByRole("banner").getByRole("navigation", { includeHidden: true }),
});

/** Returns the expanded state in the accessibility tree, which comes from an attribute or from the popover. */
async function isExpanded(button: Locator): Promise<boolean | undefined> {
  const session = await button.page().context().newCDPSession(button.page());
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "header button" });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

/** Runs in the page. Returns the texts of the links that are not completely in view. */
function findLinksOutOfView(menu: Element): (string | null)[] {
  const links = [...menu.querySelectorAll("a")].filter((link) => link.checkVisibility());
  if (links.length === 0) return ["no link at all"];
  return links
    .filter((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    })
    .map(({ textContent }) => textContent);
}

/** Runs in the page. Returns the texts of the links whose upper or lower edge is covered. */
function findCoveredLinks(links: Element[]): (string | null)[] {
  return links
    .filter((link) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      return [top + 1, bottom - 1].some((y) => !link.contains(document.elementFromPoint(left + 20, y)));
    })
    .map(({ textContent }) => textContent);
}

/** Returns the visible icon: "menu" or "close". */
function visibleIcon(button: Locator): Promise<string> {
  return button
    .locator("svg")
    .evaluateAll((drawn) =>
      drawn.map((icon, index) => (icon.checkVisibility() ? ["menu", "close"][index] : "")).join(""),
    );
}

async function expectMenuOpen(page: Page, isOpen: boolean): Promise<void> {
  const { button, menu } = menuOf(page);
  await expect(menu).toBeVisible({ visible: isOpen });
  expect(await isExpanded(button)).toBe(isOpen);
  expect(await visibleIcon(button)).toBe(isOpen ? "close" : "menu");
}

async function expectLinkWorks(page: Page): Promise<void> {
  const { button, menu } = menuOf(page);
  await button.click();
  const link = menu.locator('a[href^="#"]').last();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL((url) => url.href.endsWith(href));
}

test("every menu opens by its button, and closes by its button, Escape, a click outside and a link", {
  tag: "@any-firm",
}, async ({ page }) => {
  let menus = 0;
  for (const { id, address } of DIALOG_PAGES) {
    await test.step(id, async () => {
      await page.goto(address);
      const { button, menu } = menuOf(page);
      // A page without section links in its bar has no menu.
      if ((await button.count()) === 0) return;
      menus++;
      await expectMenuOpen(page, false);
      await button.click();
      await expectMenuOpen(page, true);
      expect(await menu.getByRole("link").count()).toBeGreaterThanOrEqual(1);
      await button.click();
      await expectMenuOpen(page, false);

      await button.press("Enter");
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expectMenuOpen(page, false);
      await expect(button).toBeFocused();

      await button.click();
      // In the margin of the bar, because the menu covers the page below the bar.
      await page.mouse.click(5, 30);
      await expectMenuOpen(page, false);
      await expectLinkWorks(page);
      await expect(menu).toBeHidden();
    });
  }
  expect(menus, "some page has a menu").toBeGreaterThan(0);
});

test("every menu keeps its links in view when the window is widened and narrowed again", {
  tag: "@any-firm",
}, async ({ page }) => {
  let menus = 0;
  for (const { id, address } of DIALOG_PAGES) {
    await test.step(id, async () => {
      await page.setViewportSize(NARROW);
      await page.goto(address);
      const { button, menu } = menuOf(page);
      if ((await button.count()) === 0) return;
      menus++;
      await button.click();
      await page.setViewportSize(WIDE);
      await expect(button).toBeHidden();
      expect(await menu.evaluate(findLinksOutOfView)).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      const bar = await page.getByRole("banner").boundingBox();
      const box = await menu.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), "the links are in the bar").toBeLessThanOrEqual(bar?.height ?? 0);

      await page.setViewportSize(NARROW);
      await expect(button).toBeVisible();
      await expect(menu).toBeHidden();
      await button.click();
      expect(await menu.evaluate(findLinksOutOfView)).toEqual([]);
    });
  }
  expect(menus, "some page has a menu").toBeGreaterThan(0);
});

test("the menu of a page without script closes by its button and by a link, and keeps the scroll position", async ({
  page,
}) => {
  // All such pages have the same menu.
  for (const { id, address } of SCRIPTLESS_PAGES.slice(0, 1)) {
    await test.step(id, async () => {
      await page.goto(address);
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      const scrolled = await page.evaluate(() => scrollY);
      const bar = page.getByRole("banner");
      const menu = bar.getByRole("navigation");
      const open = bar.getByRole("link", { name: chrome.menu, exact: true });
      if ((await open.count()) === 0) return;
      await expect(menu).toHaveCount(0);
      await open.click();
      await expect(menu).toBeVisible();
      expect(await page.evaluate(() => scrollY), "the scroll position").toBe(scrolled);
      await bar.getByRole("link", { name: chrome.closeMenu }).click();
      await expect(menu).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);

      await open.click();
      const choice = menu.locator('a[href^="#"]').first();
      const section = page.locator((await choice.getAttribute("href")) ?? "");
      await choice.click();
      await expect(menu).toHaveCount(0);
      await expect(section).toBeInViewport();
    });
  }
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes by Escape and leads to a section", async ({ page }) => {
    await page.goto(DIALOG_PAGES[0]?.address ?? "");
    const { button, menu } = menuOf(page);
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expectLinkWorks(page);
  });
});

test("on the smallest phones, the page's own links come first in the menu and are all in view", async ({ page }) => {
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    const { button, menu } = menuOf(page);
    if ((await button.count()) === 0) continue;
    await button.click();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isOwn = await menu
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.[0] === "#"));
      expect(isOwn, address).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
      expect(await menu.locator('a[href^="#"]').evaluateAll(findCoveredLinks), `${address}, ${width} px`).toEqual([]);
    }
  }
});
