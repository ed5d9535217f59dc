import { VISITORS_LAUNCH } from "@/tools/browser/chromium";
import { BOOKING_PAGE, expect, test } from "../visit";
import { dialogOf, openBy, openerOf, pressEscape } from "./dialog";

// The room that a scroll bar takes must not go to the page when the dialog takes it away.
test.use({ launchOptions: VISITORS_LAUNCH });

test("the page behind does not move when the dialog takes its scroll bar away", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  const right = () =>
    page.evaluate(() => [innerWidth, document.querySelector("footer")?.getBoundingClientRect().right] as const);
  const [window, before] = await right();
  expect(before, "a scroll bar that takes room").toBeLessThan(window);
  await openBy(openerOf(page));
  expect(await right()).toEqual([window, before]);
  await pressEscape(page);
  await expect(dialogOf(page).dialog).toHaveCount(0);
  expect(await right()).toEqual([window, before]);
});
