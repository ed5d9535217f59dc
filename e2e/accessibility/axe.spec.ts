import { expectCalendar, OPENER, openBy } from "../booking/dialog";
import { DIALOG_PAGES, expect, PAGES, test } from "../visit";
import { expectNoFault } from "./axe";

/** /home is the landing page once more (e2e/pages/links.spec.ts). */
const isNoCopy = ({ id }: { id: string }) => id !== "home";

// What moves is not what is measured: a colour half-way through an entrance has no contrast of its own.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const { id, address } of PAGES.filter(isNoCopy)) {
      test(`${id} has no fault`, async ({ page }) => {
        await page.goto(address);
        await expectNoFault(page, address);
      });
    }

    for (const { id, address } of DIALOG_PAGES.filter(isNoCopy)) {
      test(`${id} has no fault with the booking dialog open`, async ({ page }) => {
        await page.goto(address);
        await openBy(page.getByRole("link", { name: OPENER }).first());
        await expectCalendar(page);
        await expectNoFault(page, `${address} with the dialog`);
      });

      test(`${id} has no fault with a tooltip open`, async ({ page }) => {
        await page.goto(address);
        await page.locator("[data-tooltip]").first().focus();
        await expect(page.getByRole("tooltip").first()).toBeAttached();
        await expectNoFault(page, `${address} with a tooltip`);
      });
    }

    test("the menu has no fault", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/talent/");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("link", { name: "How it Works" })).toBeVisible();
      await expectNoFault(page, "the menu");
    });
  });
}
