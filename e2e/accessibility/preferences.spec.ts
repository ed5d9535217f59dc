/** User preferences: more contrast, forced colors, reduced motion, reduced transparency. */
import type { Locator, Page } from "@playwright/test";
import { site } from "@/content/site";
import { dialogOf, expectDialog, expectReact, openBy, openByAddress, openerOf, pressEscape } from "../booking/dialog";
import { contrast } from "../contrast";
import { BOOKING_PAGE, DIALOG_PAGES, expect, PAGES, TOOLTIP_TRIGGER, test } from "../visit";
import { hasEdge } from "./edges";

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Opens the first tooltip of the first page that has one. */
async function openTooltip(page: Page): Promise<Locator> {
  const explained = page.locator(TOOLTIP_TRIGGER).first();
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    if ((await explained.count()) > 0) break;
  }
  await expectReact(page);
  await page.keyboard.press("Shift");
  await explained.focus();
  const bubble = page.locator("[data-side]");
  await expect(bubble).toBeVisible();
  return bubble;
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`text and lines have more contrast on request, in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await page.goto(BOOKING_PAGE);
    const bar = page.getByRole("banner");
    const paper = await style(bar, "background-color");
    expect(await contrast(page, await style(bar, "border-bottom-color"), paper)).toBeGreaterThan(10);
    const lead = page.getByRole("main").getByRole("paragraph").first();
    expect(await contrast(page, await style(lead, "color"), paper)).toBeGreaterThan(10);
  });
}

test("in forced colors, controls, the dialog and tooltips have an edge, and the chosen day stands out", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto(BOOKING_PAGE);
  const opener = openerOf(page);

  await test.step("controls and focus", async () => {
    expect(await opener.evaluate(hasEdge)).toBe(true);
    await page.keyboard.press("Tab");
    await opener.focus();
    expect(await style(opener, "outline-style")).toBe("solid");
    expect(Number.parseFloat(await style(opener, "outline-width"))).toBeGreaterThanOrEqual(2);
  });

  await test.step("the current section", async () => {
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    const section = page.locator((await links.last().getAttribute("href")) ?? "");
    await section.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const current = page.getByRole("banner").locator("[aria-current=true]");
    await expect(current).toHaveText((await links.last().textContent()) ?? "");
    expect(await style(current, "text-decoration-line")).toBe("underline");
  });

  await test.step("a tooltip", async () => {
    expect(await (await openTooltip(page)).evaluate(hasEdge)).toBe(true);
  });

  await test.step("the dialog and the chosen day", async () => {
    await page.goto(BOOKING_PAGE);
    await openBy(opener);
    expect(await dialogOf(page).dialog.evaluate(hasEdge)).toBe(true);
    if (site.bookingUrl) return;
    const days = dialogOf(page).frame.contentFrame().locator("label:has([name=day])");
    const surface = (input: string) =>
      style(
        days
          .filter({ has: page.locator(input) })
          .first()
          .locator("span")
          .first(),
        "background-color",
      );
    expect(await surface("input:checked")).not.toBe(await surface("input:not(:checked)"));
  });
});

test("reduced motion stops every animation of the pages, the dialog and the menu", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : String(animation))),
    );
  for (const { address } of PAGES) {
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await moving(), address).toEqual([]);
  }
  await page.goto(BOOKING_PAGE);
  expect(await style(page.locator("html"), "scroll-behavior")).toBe("auto");
  await openerOf(page).click();
  await expectDialog(page);
  expect(await moving()).toEqual([]);
  await pressEscape(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("banner").getByRole("button").click();
  expect((await moving()).filter((name) => !/Transition/.test(name))).toEqual([]);
});

test("text is on opaque surfaces, also with reduced transparency", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-transparency", value: "reduce" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });
  await page.goto(BOOKING_PAGE);
  expect(await page.evaluate(() => matchMedia("(prefers-reduced-transparency: reduce)").matches)).toBe(true);
  await page.evaluate(() => scrollTo(0, 1200));
  const isOpaque = (element: Locator) =>
    element.evaluate((node) => {
      const { backgroundColor, opacity, backdropFilter } = getComputedStyle(node);
      return opacity === "1" && backdropFilter === "none" && !/^transparent$|\/ |rgba\(.*\)/.test(backgroundColor);
    });
  expect(await isOpaque(page.getByRole("banner"))).toBe(true);
  expect(await isOpaque(await openTooltip(page))).toBe(true);
  await openByAddress(page);
  expect(await isOpaque(dialogOf(page).dialog)).toBe(true);
  await pressEscape(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("banner").getByRole("button").click();
  expect(await isOpaque(page.getByRole("banner").getByRole("navigation"))).toBe(true);
});
