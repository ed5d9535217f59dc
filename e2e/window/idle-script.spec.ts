/** When a page fetches and runs its script. */
import type { Page } from "@playwright/test";
import { expectDialog, expectReact, hasReact, openerOf } from "../booking/dialog";
import { waitForIdle } from "../performance/idle";
import { ANALYTICS_SCRIPTS, BOOKING_PAGE, DIALOG_PAGES, expect, test } from "../visit";

test.use({ viewport: { width: 360, height: 740 } });

/** The paths of the site's own scripts that the page has requested so far. */
function recordScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (ANALYTICS_SCRIPTS.some((src) => request.url().endsWith(src))) return;
    if (request.resourceType() === "script" || request.url().endsWith(".js"))
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

for (const { id, address } of DIALOG_PAGES) {
  test(`${id} fetches its script at idle and runs it at the first sign of intent`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(address);
    await expect.poll(() => scripts.length, { message: "at idle" }).toBe(1);
    await waitForIdle(page);
    // The browser lists a request once it is answered.
    const start = await page.waitForFunction(
      () => performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))?.startTime,
    );
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    );
    expect(await start.jsonValue(), "not before the page has loaded").toBeGreaterThanOrEqual(loaded);
    expect(await page.evaluate(hasReact), "before intent").toBe(false);
    await page.mouse.move(100, 300);
    await expectReact(page);
    expect(scripts).toHaveLength(1);
  });
}

test("no script is fetched under Save-Data until a visitor presses a booking link", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const scripts = recordScripts(page);
  await page.goto(BOOKING_PAGE);
  await waitForIdle(page);
  expect(scripts).toEqual([]);
  await openerOf(page).click();
  await expectDialog(page);
});
