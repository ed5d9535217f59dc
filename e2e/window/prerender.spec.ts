/**
 * Pages that the browser prerenders before the visitor presses their link. Driven by puppeteer, because Chromium does
 * not prerender in Playwright's sessions (PrerenderingDisabledByDevTools).
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
import { BOOKING_PAGE, SCRIPTLESS_PAGES } from "../visit";

/** Reports to the server when the page is activated, each booking event, and each event that analytics counts. */
const REPORTER = `const report = (what) => void fetch("/report?" + what + (document.prerendering ? "-unseen" : ""));
  document.addEventListener("prerenderingchange", () => {
    const [{ activationStart }] = performance.getEntriesByType("navigation");
    report("activated-" + (activationStart > 0) + location.pathname);
  });
  window.plausible = () => report("counted");
  addEventListener("${BOOKING_EVENT}", () => report("dispatched"));`;

interface Visit {
  page: Page;
  origin: string;
  /** The addresses of all requests to the server. */
  requests: string[];
}

/** A window, and the site with the reporter and analytics, without the policy that would block the reporter. */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ baseURL }, use) => {
    const analytics = await bundleAnalyticsScript({ src: "/analytics.js", notice: "" });
    const requests: string[] = [];
    const server = createServer(async ({ url = "" }, response) => {
      requests.push(url);
      if (url.startsWith("/report?")) return response.writeHead(204).end();
      if (url === "/analytics.js") return response.setHeader("content-type", "text/javascript").end();
      const answer = await fetch(`${baseURL}${url}`);
      const type = answer.headers.get("content-type") ?? "";
      response.setHeader("content-type", type);
      if (!type.includes("html")) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "");
      response.end(`${html}<script>{${REPORTER}}${analytics}</script>`);
    });
    const origin = await listen(server);
    // A dynamic import, so that only workers that run this test load puppeteer.
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

test("a prerendered page opens its dialog, loads analytics and passes the campaign on only after activation", async ({
  visit: { page, origin, requests },
}) => {
  await page.goto(`${origin}${SCRIPTLESS_PAGES[0]?.address}?utm_source=news`);
  const link = await page.waitForSelector('main a[href="/#book"]', { visible: true });
  await link?.scrollIntoView();
  // Waits until the visible page has requested its analytics, which may be two seconds after its load event. All later
  // requests are those of the prerendered page.
  await expect.poll(() => requests).toContain("/analytics.js");
  requests.length = 0;
  await link?.hover();
  // Waits until the prerendered page has hydrated.
  await expect.poll(() => requests.some((url) => /islands.*[.]js/.test(url))).toBe(true);
  const isEarly = (url: string) => url === "/analytics.js" || url.startsWith(schedulePath) || url.startsWith("/report");
  expect(requests.filter(isEarly)).toEqual([]);

  await link?.click();
  // Reads the reports at the server, because puppeteer may lose an activated page.
  const reports = () => requests.filter((url) => url.startsWith("/report")).sort();
  const expected = [`/report?activated-true${BOOKING_PAGE}`, "/report?counted", "/report?dispatched"];
  await expect.poll(reports, { timeout: 30_000 }).toEqual(expected);
  expect(requests).toContain("/analytics.js");
  await expect.poll(() => requests).toContain(`${schedulePath}?utm_source=news`);
});
