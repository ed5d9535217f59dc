/** The time at which a page fetches and runs its script. */
import type { Page } from "@playwright/test";
import { expectDialog, expectReact, openerOf } from "../booking/dialog";
import { waitForIdle } from "../performance/idle";
import { ANALYTICS_SCRIPTS, BOOKING_PAGE, DIALOG_PAGES, expect, test } from "../visit";

test.use({ viewport: { width: 360, height: 740 } });

/** Records the paths of the site's own scripts that the page requests. */
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
  test(`${id} fetches and runs its script once, at idle after load`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(address);
    await expectReact(page);
    // The browser adds an entry for a request when it gets the response.
    const start = await page.waitForFunction(
      () => performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))?.startTime,
    );
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    );
    expect(await start.jsonValue(), "not before the page has loaded").toBeGreaterThanOrEqual(loaded);
    await waitForIdle(page);
    expect(new Set(scripts).size, "each file once").toBe(scripts.length);
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
