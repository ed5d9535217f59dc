import { VISITORS_LAUNCH } from "@/tools/browser/chromium";
import { BOOKING_PAGE, expect, test } from "../visit";
import { dialogOf, openBy, openerOf, pressEscape } from "./dialog";

// Classic scroll bars, which take up space.
test.use({ launchOptions: VISITORS_LAUNCH });

test("the page does not move when the dialog hides its scroll bar", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  const right = () =>
    page.evaluate(() => [innerWidth, document.querySelector("footer")?.getBoundingClientRect().right] as const);
  const [window, before] = await right();
  expect(before, "the scroll bar takes up space").toBeLessThan(window);
  await openBy(openerOf(page));
  expect(await right()).toEqual([window, before]);
  await pressEscape(page);
  await expect(dialogOf(page).dialog).toHaveCount(0);
  expect(await right()).toEqual([window, before]);
});
