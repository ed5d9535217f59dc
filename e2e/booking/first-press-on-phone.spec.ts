/** Taps on a booking link on a phone. */
import { devices } from "@playwright/test";
import { slowDown } from "@/tools/browser/chromium";
import { BOOKING_PAGE, delayRequests, expect, test } from "../visit";
import {
  expectDialog,
  expectOtherWays,
  expectPageAsBefore,
  expectReact,
  openerOf,
  openersOf,
  pressEscape,
  SCRIPT,
} from "./dialog";

// Touch, a small screen and animations. The project sets the browser.
const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.use({ ...phone, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "no-preference" } });

test("ignores the second tap of a double tap on any booking link", async ({ page }) => {
  const release = await delayRequests(page, SCRIPT);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(BOOKING_PAGE);
  // The first tap is kept until the script has loaded.
  release();
  const openers = await openersOf(page).all();
  expect(openers.length).toBeGreaterThan(1);
  for (const opener of openers) {
    await opener.scrollIntoViewIfNeeded();
    await opener.dblclick();
    await expectDialog(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
  }
});

/** Slow 4G as in Lighthouse and DevTools: latency in ms, throughput in bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

test("on a slow phone and a slow line, a tap right after the first paint opens the dialog once", async ({ page }) => {
  test.slow();
  await slowDown(page, 6);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await page.goto(BOOKING_PAGE, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await openerOf(page).click({ noWaitAfter: true });
  await expectDialog(page);
  await expectReact(page);
  await expectOtherWays(page);
  await pressEscape(page);
  await expectPageAsBefore(page);
});
