import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/site";

/**
 * Stops the browser's clock and the server's, which the scheduling page asks for the time. Call it before opening the page.
 *
 * @param now the server's time, in ms since 1970.
 * @param deviceTime the browser's time, if it differs from the server's.
 */
export async function setClock(page: Page, now: number, deviceTime = now): Promise<void> {
  await page.clock.setFixedTime(deviceTime);
  await page.route(
    ({ pathname }) => pathname === schedulePath,
    (route) =>
      route.request().method() === "HEAD"
        ? route.fulfill({ headers: { date: new Date(now).toUTCString() } })
        : route.fallback(),
  );
}
