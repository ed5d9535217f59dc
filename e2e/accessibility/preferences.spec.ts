/** What a visitor has set for every site: more contrast, colours of their own, less movement, less transparency. */
import type { Locator } from "@playwright/test";
import { dialogOf, OPENER, openBy } from "../booking/dialog";
import { contrast } from "../contrast";
import { expect, PAGES, test } from "../visit";

test.skip(({ isMobile }) => isMobile, "the same style sheet at every size");

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The edge of an element, whether border or outline, as far as it is drawn and of another colour than its surface. */
function edgeOf(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const {
      borderTopWidth,
      borderTopStyle,
      borderTopColor,
      outlineWidth,
      outlineStyle,
      outlineColor,
      backgroundColor,
    } = getComputedStyle(node);
    const drawn = (width: string, kind: string, colour: string) =>
      Number.parseFloat(width) >= 1 && kind !== "none" && colour !== backgroundColor && !/^rgba\(.*, 0\)$/.test(colour);
    return drawn(borderTopWidth, borderTopStyle, borderTopColor) || drawn(outlineWidth, outlineStyle, outlineColor);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`who asks for more contrast gets it in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await page.goto("/talent/");
    const paper = await style(page.getByRole("banner"), "background-color");
    const lead = page.locator("#how-it-works").getByRole("paragraph").first();
    expect(await contrast(page, await style(lead, "color"), paper)).toBeGreaterThan(10);
    expect(await contrast(page, await style(page.getByRole("banner"), "border-bottom-color"), paper)).toBeGreaterThan(
      10,
    );
  });
}

test("in forced colours every control, the dialog and a tooltip have an edge, and the choice is to be seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/talent/");
  const opener = page.getByRole("link", { name: OPENER }).first();

  await test.step("controls and focus", async () => {
    expect(await edgeOf(opener)).toBe(true);
    expect(await edgeOf(page.getByRole("link", { name: "View Pricing" }))).toBe(true);
    await page.keyboard.press("Tab");
    await opener.focus();
    expect(await style(opener, "outline-style")).toBe("solid");
    expect(Number.parseFloat(await style(opener, "outline-width"))).toBeGreaterThanOrEqual(2);
  });

  await test.step("the section that is read", async () => {
    await page.evaluate(() => document.querySelector("#pricing")?.scrollIntoView({ block: "center" }));
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
    await expect(current).toHaveText("Pricing");
    expect(await style(current, "text-decoration-line")).toBe("underline");
  });

  await test.step("a tooltip", async () => {
    await page.locator("[data-tooltip]").first().focus();
    await expect(page.locator("[data-side]")).toBeVisible();
    expect(await edgeOf(page.locator("[data-side]"))).toBe(true);
    await page.keyboard.press("Escape");
  });

  await test.step("the dialog and the chosen day", async () => {
    await opener.click();
    await expect(dialogOf(page).dialog).toBeVisible();
    expect(await edgeOf(dialogOf(page).dialog)).toBe(true);
    const days = dialogOf(page).frame.contentFrame().locator("label:has([type=radio])");
    await expect(days.first()).toBeVisible();
    const surface = (day: Locator) => style(day.locator("[aria-hidden]").first(), "background-color");
    expect(await surface(days.first())).not.toBe(await surface(days.nth(1)));
  });
});

test("who asks for less movement gets none: nothing is animated, neither the page nor the dialog nor the menu", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : String(one))),
    );
  for (const { address } of PAGES) {
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await moving(), address).toEqual([]);
  }
  await page.goto("/talent/");
  expect(await style(page.locator("html"), "scroll-behavior")).toBe("auto");
  await page.getByRole("link", { name: OPENER }).first().click();
  await expect(dialogOf(page).dialog).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  expect((await moving()).filter((name) => !/Transition/.test(name))).toEqual([]);
});

test("no words stand on a surface that lets something else show through, less transparency asked for or not", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-transparency", value: "reduce" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });
  await page.goto("/talent/");
  expect(await page.evaluate(() => matchMedia("(prefers-reduced-transparency: reduce)").matches)).toBe(true);
  await page.evaluate(() => scrollTo(0, 1200));
  const isOpaque = (element: Locator) =>
    element.evaluate((node) => {
      const { backgroundColor, opacity, backdropFilter } = getComputedStyle(node);
      return opacity === "1" && backdropFilter === "none" && !/^transparent$|\/ |rgba\(.*\)/.test(backgroundColor);
    });
  expect(await isOpaque(page.getByRole("banner"))).toBe(true);
  await page.keyboard.press("Shift");
  await page.locator("[data-tooltip]").first().focus();
  await expect(page.locator("[data-side]")).toBeVisible();
  expect(await isOpaque(page.locator("[data-side]"))).toBe(true);
  await openBy(page.getByRole("link", { name: OPENER }).last());
  expect(await isOpaque(dialogOf(page).dialog)).toBe(true);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await isOpaque(page.getByRole("navigation", { name: "Main" }))).toBe(true);
});
