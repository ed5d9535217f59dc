import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { VISITORS_LAUNCH } from "@/tools/browser/chromium";
import {
  dialogOf,
  expectDialog,
  expectFocusOnClose,
  expectPageAsBefore,
  openBy,
  openerOf,
  openersOf,
  pressEscape,
} from "../booking/dialog";
import { BOOKING_PAGE, expect, PAGES, test } from "../visit";

// Runs in sequence, in one browser with the cache.
test.describe.configure({ mode: "default" });
test.use({ launchOptions: VISITORS_LAUNCH });

/** Whether the page was restored from the cache instead of loaded again. */
const wasRestored = (page: Page) => page.evaluate(() => (globalThis as unknown as { left?: boolean }).left === true);

/** Goes back without page.goBack(), which would wait for a load event that a restored page does not dispatch. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Leaves the page by a link, goes back, and expects the page from the cache. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { left: true }));
  const address = page.url();
  await page.getByRole("contentinfo").getByRole("navigation").getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL(address);
  await goBack(page);
  await expect(page).toHaveURL(address);
  await expect.poll(() => wasRestored(page), "restored from the cache").toBe(true);
}

test("a page restored from the cache opens the dialog as before", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await leaveAndReturn(page);
  await openBy(openerOf(page));
  await pressEscape(page);
  await expectPageAsBefore(page);
  await leaveAndReturn(page);
  await openBy(openersOf(page).last());
  await expectFocusOnClose(page);
});

test("a page left with the dialog open has it open when it is restored", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await page.evaluate((address) => location.assign(address), schedulePath);
  await expect(page).toHaveURL(schedulePath);
  await goBack(page);
  await expectDialog(page);
  await dialogOf(page).close.press("Escape");
  await expectPageAsBefore(page);
});

test("every page is restored from the cache", { tag: "@nightly" }, async ({ context }) => {
  for (const { address } of PAGES) {
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => Object.assign(globalThis, { left: true }));
    await page.goto(schedulePath);
    await goBack(page);
    await expect(page).toHaveURL(address);
    await expect.poll(() => wasRestored(page), address).toBe(true);
    await page.close();
  }
});
