import type { Page } from "@playwright/test";

/** Waits until the page has loaded and its idle tasks have run. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  // The page has requested its idle callback earlier, so it runs before this one. Browsers may run idle callbacks only
  // after animation frames, so this also requests a frame.
  await page.evaluate(async () => {
    let isIdle = false;
    requestIdleCallback(() => {
      isIdle = true;
    });
    while (!isIdle) await new Promise(requestAnimationFrame);
  });
}
