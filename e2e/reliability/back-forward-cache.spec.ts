import type { Page } from "@playwright/test";
import { schedulePath } from "../../content/routes";
import { CHROMIUM_LAUNCH } from "../../tools/browser/chromium";
import { dialogOf, expectPageAsBefore, OPENER, openBy } from "../booking/dialog";
import { DISTINCT_PAGES, expect, test } from "../visit";

// Playwright switches this cache off in its browsers; visitors have it.
test.use({ launchOptions: { ...CHROMIUM_LAUNCH, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

/** Tells whether the page came back as it was left, rather than loaded anew. */
const wasKept = (page: Page) => page.evaluate(() => (globalThis as unknown as { left?: boolean }).left === true);

/** Playwright's own waits for a load, which a page from the cache has behind it. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { left: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Growth marketing" }).click();
  await expect(page).toHaveURL(/growth-marketing/);
  await goBack(page);
  await expect(page).toHaveURL(/talent/);
}

test("a page that comes back from the cache books as before", async ({ page }) => {
  await page.goto("/talent/");
  await leaveAndReturn(page);
  expect(await wasKept(page), "the page is fit for the cache").toBe(true);
  await openBy(page.getByRole("link", { name: OPENER }).first());
  await page.keyboard.press("Escape");
  await expectPageAsBefore(page);
  await leaveAndReturn(page);
  await openBy(page.getByRole("link", { name: OPENER }).last());
  await expect(dialogOf(page).close).toBeFocused();
});

test("a page that was left for the calendar with the dialog open has it open when it comes back", async ({ page }) => {
  await page.goto("/talent/");
  await openBy(page.getByRole("link", { name: OPENER }).first());
  await page.evaluate((address) => location.assign(address), schedulePath);
  await expect(page).toHaveURL((url) => url.pathname === schedulePath);
  await goBack(page);
  await expect(page).toHaveURL(/talent/);
  await expect(dialogOf(page).dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expectPageAsBefore(page);
});

test("every page comes back as it was left", async ({ context }) => {
  for (const { address } of DISTINCT_PAGES) {
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => Object.assign(globalThis, { left: true }));
    await page.goto(schedulePath);
    await goBack(page);
    await expect(page).toHaveURL(new RegExp(`:\\d+${address}$`));
    expect(await wasKept(page), address).toBe(true);
  }
});
