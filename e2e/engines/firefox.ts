/**
 * The installed Firefox for tests, driven by puppeteer, because Playwright drives only its own build of Firefox. Every visit
 * is held to the promises of e2e/visit.ts.
 */
import { test as base, expect } from "@playwright/test";
import type { Browser, ElementHandle, Frame, Page } from "puppeteer-core";
import { installedFirefox } from "@/tools/browser/installed";

export { expect };

/** Preferences, with the folder for downloads, which Firefox then saves without a question or a panel that takes keys. */
const preferences = (downloads: string) => ({
  "browser.download.dir": downloads,
  "browser.download.folderList": 2,
  "browser.download.useDownloadDir": true,
  "browser.download.always_ask_before_handling_new_types": false,
  "browser.download.alwaysOpenPanel": false,
  "browser.helperApps.neverAsk.saveToDisk": "text/calendar",
  "ui.prefersReducedMotion": 1,
});

/** `firefoxPage` is a window of 1280 x 800 without history or storage; `downloads` is the folder that it saves files in. */
export const test = base.extend<{ firefoxPage: Page }, { firefox: Browser; downloads: string }>({
  downloads: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use, info) => use(info.project.outputDir),
    { scope: "worker" },
  ],
  firefox: [
    async ({ downloads }, use) => {
      // Imported here, because every worker reads every spec.
      const { launch } = await import("puppeteer-core");
      const browser = await launch({
        browser: "firefox",
        executablePath: installedFirefox(),
        extraPrefsFirefox: preferences(downloads),
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  firefoxPage: async ({ firefox, baseURL }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const violations: string[] = [];
    page.on("console", (message) => violations.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => violations.push(`uncaught: ${error instanceof Error ? error.message : error}`));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) violations.push(`requested ${origin}`);
    });
    await use(page);
    expect(violations, "broken promises of e2e/visit.ts").toEqual([]);
    await context.close();
  },
});

/** Waits for the element with this role and accessible name. */
export async function waitForRole(within: Page | Frame, role: string, name: string): Promise<ElementHandle> {
  const found = await within.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);
  if (!found) throw new Error(`expected a ${role} "${name}"`);
  return found;
}

/** Presses Tab until the focused element matches. */
export async function tabTo(page: Page, within: Page | Frame, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await within.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}
