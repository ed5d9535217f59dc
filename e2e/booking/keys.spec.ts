/** Keys that are not for the dialog, and paths that a browser would resolve to another host. */
import type { Page } from "@playwright/test";
import { BOOKING_PAGE, expect, test } from "../visit";
import { dialogOf, expectCalendar, expectDialog, expectPageAsBefore, openBy, openerOf, pressEscape } from "./dialog";

/** Waits for two tasks, in which handlers of a key press may have deferred work. */
function afterTasks(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
}

test("the dialog stays open if Escape ends a composition, or if a handler prevents its default", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  const { close } = dialogOf(page);
  await close.focus();
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await close.evaluate((button, composing) => {
      const options = { key: "Escape", bubbles: true, cancelable: true, ...composing };
      button.dispatchEvent(new KeyboardEvent("keydown", options));
    }, init);
    await afterTasks(page);
    await expectDialog(page);
  }
  for (const isCapturing of [true, false]) {
    await page.evaluate((capture) => {
      addEventListener("keydown", (event) => event.preventDefault(), { capture, once: true });
    }, isCapturing);
    await page.keyboard.press("Escape");
    await afterTasks(page);
    await expectDialog(page);
  }
  await page.keyboard.press("Escape");
  await expectPageAsBefore(page);
});

for (const hasNavigation of [true, false]) {
  test(`at an address whose path begins with two slashes, the dialog closes and opens again, ${hasNavigation ? "with" : "without"} the Navigation API`, async ({
    page,
    baseURL,
  }) => {
    if (!hasNavigation) await page.addInitScript(() => Reflect.deleteProperty(globalThis, "navigation"));
    await page.route(`${baseURL}//talent/`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: baseURL + BOOKING_PAGE }) });
    });
    await page.goto(`${baseURL}//talent/`);
    for (let opening = 0; opening < 2; opening++) {
      await openBy(openerOf(page));
      await pressEscape(page);
      await expectPageAsBefore(page);
      expect(page.url()).toBe(`${baseURL}//talent/`);
    }
  });
}
