import { dialogOf, expectReact, openBy, openerOf, pressEscape } from "../booking/dialog";
import { BOOKING_PAGE, expect, PAGES, TOOLTIP_TRIGGER, test } from "../visit";
import { expectNoAxeViolation, LAYOUT_RULES } from "./axe";

const PHONE = { width: 360, height: 740 };

// Contrast in the middle of an animation does not count.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { id, address } of PAGES) {
  // Another firm has other words and colors, so testing one of its pages is enough.
  const tag = address === BOOKING_PAGE ? ["@any-firm"] : [];
  test(`${id} has no axe violation in either color scheme`, { tag }, async ({ page }) => {
    await page.goto(address);
    await expectNoAxeViolation(page, "at rest");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolation(page, "in the dark scheme", undefined, ["color-contrast"]);
  });
}

test("the menu, a tooltip and the dialog have no axe violation", { tag: "@any-firm" }, async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  const explained = page.locator(`${TOOLTIP_TRIGGER}:visible`).first();
  if ((await explained.count()) > 0) {
    await expectReact(page);
    await explained.focus();
    await expect(page.getByRole("tooltip").first()).toBeAttached();
    await expectNoAxeViolation(page, "a tooltip", "main :focus, [data-side]");
    await page.keyboard.press("Escape");
  }
  await openBy(openerOf(page));
  await expectNoAxeViolation(page, "the dialog");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolation(page, "the dialog in the dark scheme", "[role=dialog]", ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  await pressEscape(page);
  await expect(dialogOf(page).dialog).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await expectNoAxeViolation(page, "on a phone", undefined, LAYOUT_RULES);
  const menu = page.getByRole("banner").getByRole("button");
  if ((await menu.count()) > 0) {
    await menu.click();
    await expectNoAxeViolation(page, "the menu", "header");
  }
});
