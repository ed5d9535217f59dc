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

// One after the other, in one browser of their own.
test.describe.configure({ mode: "default" });
test.use({ launchOptions: VISITORS_LAUNCH });

/** Tells whether the page came back as it was left, rather than loaded anew. */
const wasKept = (page: Page) => page.evaluate(() => (globalThis as unknown as { left?: boolean }).left === true);

/** Playwright's own waits for a load, which a page from the cache has behind it. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Leaves by a link, and comes back to the page as it was left. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { left: true }));
  const here = page.url();
  await page.getByRole("contentinfo").getByRole("navigation").getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL(here);
  await goBack(page);
  await expect(page).toHaveURL(here);
  await expect.poll(() => wasKept(page), "the page is fit for the cache").toBe(true);
}

test("a page that comes back from the cache books as before", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await leaveAndReturn(page);
  await openBy(openerOf(page));
  await pressEscape(page);
  await expectPageAsBefore(page);
  await leaveAndReturn(page);
  await openBy(openersOf(page).last());
  await expectFocusOnClose(page);
});

test("a page that was left for the calendar with the dialog open has it open when it comes back", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await page.evaluate((address) => location.assign(address), schedulePath);
  await expect(page).toHaveURL(schedulePath);
  await goBack(page);
  await expectDialog(page);
  await dialogOf(page).close.press("Escape");
  await expectPageAsBefore(page);
});

test("every page comes back as it was left", async ({ context }) => {
  for (const { address } of PAGES) {
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => Object.assign(globalThis, { left: true }));
    await page.goto(schedulePath);
    await goBack(page);
    await expect(page).toHaveURL(address);
    await expect.poll(() => wasKept(page), address).toBe(true);
    await page.close();
  }
});
