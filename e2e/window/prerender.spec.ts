/**
 * Links whose page the browser prerenders before the visitor presses them. Driven by puppeteer, because Chromium prerenders
 * nothing in Playwright's sessions (PrerenderingDisabledByDevTools).
 */
import { createServer } from "node:http";
import { test as base, expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { listen } from "@/deploy/loopback";
import { bundleAnalyticsScript } from "@/export/client-scripts";
import { BOOKING_EVENT } from "@/lib/booking-event";
import { CHROMIUM_LAUNCH } from "@/tools/browser/chromium";
import { installedChromium } from "@/tools/browser/installed";
import { BOOKING_PAGE, DIALOG_PAGES, STATIC_PAGES } from "../visit";

/** Records each booking event and each event that analytics counts, and whether the visitor saw the page then. */
const RECORDER = `window.counted = [];
  window.plausible = () => counted.push("counted, prerendering: " + document.prerendering);
  addEventListener("${BOOKING_EVENT}", () => counted.push("dispatched, prerendering: " + document.prerendering));`;

interface Visit {
  page: Page;
  origin: string;
  /** The addresses that the server was asked for. */
  requests: string[];
}

/** A window, and the site with a recorder and analytics but without its policy, which would block the recorder. */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ baseURL }, use) => {
    const analytics = await bundleAnalyticsScript({ src: "/analytics.js", notice: "" });
    const requests: string[] = [];
    const server = createServer(async ({ url = "" }, response) => {
      requests.push(url);
      if (url === "/analytics.js") return response.setHeader("content-type", "text/javascript").end();
      const answer = await fetch(`${baseURL}${url}`);
      const type = answer.headers.get("content-type") ?? "";
      response.setHeader("content-type", type);
      if (!type.includes("html")) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "");
      response.end(`${html}<script>${RECORDER}${analytics}</script>`);
    });
    const origin = await listen(server);
    // Imported here, because every worker reads every spec.
    const { launch } = await import("puppeteer-core");
    const args = ["--no-sandbox", ...(CHROMIUM_LAUNCH.args ?? [])];
    const browser = await launch({ executablePath: installedChromium(), headless: true, args });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await use({ page, origin, requests });
    await browser.close();
    server.closeAllConnections();
    server.close();
  },
});

test.skip(!installedChromium(), "Chromium is not installed here");
test.skip(Boolean(site.bookingUrl ?? site.analytics), "the owner's own calendar or analytics are in these pages");

/**
 * Points at a link until its page is prerendered and hydrated, and presses it.
 *
 * @returns the page that is activated, and what the server was asked for before the press.
 */
async function followPrerendered({ page, requests }: Visit, selector: string): Promise<[Page, string[]]> {
  const link = await page.waitForSelector(selector, { visible: true });
  await link?.scrollIntoView();
  requests.length = 0;
  await link?.hover();
  await expect.poll(() => requests.filter((url) => /islands.*[.]js/.test(url)).length).toBeGreaterThan(0);
  const before = [...requests];
  await link?.click();
  // Puppeteer's own page follows, but says that its frame is detached.
  let activated: Page | undefined;
  await expect
    .poll(async () => {
      for (const other of await page.browser().pages()) {
        if (await other.evaluate(isActivated).catch(() => false)) activated = other;
      }
      return activated;
    })
    .toBeDefined();
  return [activated as Page, before];
}

function isActivated(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as { activationStart?: number }[];
  return (entry?.activationStart ?? 0) > 0;
}

/** Of the dialog that opened once, after the page had been activated. */
const STEPS = ["dispatched, prerendering: false", "counted, prerendering: false"];
const counted = (page: Page) => page.evaluate(() => (window as unknown as { counted: string[] }).counted);

test("a link to another page is prerendered, and counted only when it is pressed", async ({ visit }) => {
  await visit.page.goto(`${visit.origin}${STATIC_PAGES[0]?.address}`);
  const [page, before] = await followPrerendered(visit, `.page-tabs a[href="${DIALOG_PAGES[1]?.address}"]`);
  expect(before).not.toContain("/analytics.js");
  expect(await page.evaluate("location.pathname")).toBe(DIALOG_PAGES[1]?.address);
  await expect.poll(() => visit.requests).toContain("/analytics.js");
  await page.click("main a[data-booking]");
  await page.waitForSelector("[role=dialog] iframe");
  await expect.poll(() => counted(page)).toEqual(STEPS);
});

test("a prerendered page opens its dialog only when the visitor sees it, with the campaign", async ({ visit }) => {
  await visit.page.goto(`${visit.origin}${STATIC_PAGES[0]?.address}?utm_source=news`);
  const [page, before] = await followPrerendered(visit, 'main a[href="/#book"]');
  expect(before.filter((url) => url.startsWith(schedulePath))).toEqual([]);
  const frame = await page.waitForSelector("[role=dialog] iframe");
  expect(await frame?.evaluate((element) => element.getAttribute("src"))).toBe(`${schedulePath}?utm_source=news`);
  await expect.poll(() => counted(page)).toEqual(STEPS);
  expect(await page.evaluate("location.pathname + location.hash")).toBe(`${BOOKING_PAGE}#book`);
});
