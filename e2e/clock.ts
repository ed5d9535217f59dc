import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/site";

/**
 * Stops the clocks of a page at an instant: the browser's, and that of the server, which the scheduling page asks for the
 * time. Called before the page is opened.
 *
 * @param deviceTime What the browser's clock says, if that is another time than the server's.
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
