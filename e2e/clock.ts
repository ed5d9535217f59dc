import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/site";

/**
 * Sets fixed times for the browser and the server, whose time the scheduling page requests. Call this before opening
 * the page.
 *
 * @param now The server's time, in ms since 1970.
 * @param deviceTime The browser's time, if it differs from the server's.
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
