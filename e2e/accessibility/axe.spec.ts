import { dialogOf, openBy, openerOf, pressEscape } from "../booking/dialog";
import { BOOKING_PAGE, expect, PAGES, test } from "../visit";
import { expectNoFault } from "./axe";

// What moves is not what is measured: a color half-way through an entrance has no contrast of its own.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { id, address, booking } of PAGES) {
  test(`${id} has no fault, at rest or opened`, { tag: ["@phone", "@any-firm"] }, async ({ page, isMobile }) => {
    await page.goto(address);
    await expectNoFault(page, "at rest");
    // The schemes differ in the values of their colors alone.
    if (!isMobile) {
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoFault(page, "in the dark scheme", undefined, ["color-contrast"]);
      await page.emulateMedia({ colorScheme: "light" });
    }
    const menu = page.getByRole("banner").getByRole("button");
    if (isMobile && booking === "dialog" && (await menu.count()) > 0) {
      await menu.click();
      await expectNoFault(page, "the menu", "header");
      await page.keyboard.press("Escape");
    }
    const explained = page.locator("main [data-tooltip]:visible").first();
    if (!isMobile && booking === "dialog" && (await explained.count()) > 0) {
      await explained.focus();
      await expect(page.getByRole("tooltip").first()).toBeAttached();
      await expectNoFault(page, "a tooltip", "[data-tooltip]:focus, [data-side]");
      await page.keyboard.press("Escape");
    }
    if (booking === "dialog") {
      await openBy(openerOf(page));
      // The page behind is as hidden on every page, the dialog in the accent of each.
      await expectNoFault(page, "the dialog", address === BOOKING_PAGE ? undefined : "[role=dialog]");
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoFault(page, "the dialog in the dark scheme", "[role=dialog]", ["color-contrast"]);
      await pressEscape(page);
      await expect(dialogOf(page).dialog).toHaveCount(0);
    }
  });
}
