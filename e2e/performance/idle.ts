import type { Page } from "@playwright/test";

/** Waits until the page has loaded and has run its idle tasks. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  // The page has requested its own idle task before this one, so it runs first. Idle moments follow frames, and a still page may
  // get none unless it asks for them.
  await page.evaluate(async () => {
    let isIdle = false;
    requestIdleCallback(() => {
      isIdle = true;
    });
    while (!isIdle) await new Promise(requestAnimationFrame);
  });
}
