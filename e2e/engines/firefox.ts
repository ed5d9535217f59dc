/**
 * The test of the second engine: Firefox as it is installed, through puppeteer. Playwright drives only its own build of
 * Firefox, which cannot be had everywhere. Every visit is held to the same promises as in e2e/visit.ts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { Browser, ElementHandle, Frame, Page } from "puppeteer-core";
import { installedFirefox } from "@/tools/browser/installed";

export { expect };

interface Worker {
  firefox: Browser;
  /** Where it saves files, without a question. */
  downloads: string;
}

interface Visit {
  /** A window of 1280 x 800 without any history or storage. */
  firefoxPage: Page;
}

export const test = base.extend<Visit, Worker>({
  downloads: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it where nothing is needed
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "downloads-"));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],

  firefox: [
    async ({ downloads }, use) => {
      // Only here, since all workers read the specs.
      const { launch } = await import("puppeteer-core");
      const browser = await launch({
        browser: "firefox",
        executablePath: installedFirefox(),
        extraPrefsFirefox: {
          "browser.download.dir": downloads,
          "browser.download.folderList": 2,
          "browser.download.useDownloadDir": true,
          "browser.download.always_ask_before_handling_new_types": false,
          // Its panel would take the keys of the test after it.
          "browser.download.alwaysOpenPanel": false,
          "browser.helperApps.neverAsk.saveToDisk": "text/calendar",
          // As the desktop project asks for; what need not be drawn takes a fifth of its work.
          "ui.prefersReducedMotion": 1,
        },
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
    const broken: string[] = [];
    page.on("console", (message) => broken.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => broken.push(`uncaught: ${error instanceof Error ? error.message : error}`));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) broken.push(`asked ${origin}`);
    });

    await use(page);

    expect(broken, "what a visit must not leave behind").toEqual([]);
    await context.close();
  },
});

/** What has this role and name for assistive tools, once it is there. */
export async function named(within: Page | Frame, role: string, name: string): Promise<ElementHandle> {
  const found = await within.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);
  if (!found) throw new Error(`There is no ${role} "${name}"`);
  return found;
}

/** The name of what has the focus, as far as its own text or label tells it. */
export function focusedName(page: Page | Frame): Promise<string> {
  return page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? {};
    return (ariaLabel ?? textContent ?? "").trim();
  });
}
