/**
 * What a page may ask for, when, and how soon it answers: the budgets that only a browser can tell. Sizes of files are
 * held by the build itself (export/budgets.ts).
 */
import type { Page } from "@playwright/test";
import { SLOW_4G, slowDown } from "../tools/browser/slow";
import { DISTINCT_PAGES, expect, needsFallbackFonts, STATIC_PAGES, test } from "./visit";

const PHONE = { width: 360, height: 740 };
/** In bytes: docs/performance.md. */
const VISIT = 100_000;

test.use({ viewport: PHONE });

/** The scripts that have been asked for, by path. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js"))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Long enough for whatever a page does at idle. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForTimeout(2500);
}

for (const { id, address } of STATIC_PAGES) {
  test(`${id} runs and fetches no script`, async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto(address);
    await page.mouse.move(100, 100);
    await page.keyboard.press("Tab");
    await idle(page);
    expect(asked).toEqual([]);
    await expect(page.locator("script:not([type])")).toHaveCount(0);
  });
}

for (const { id, address } of DISTINCT_PAGES.filter(({ booking }) => booking === "dialog")) {
  test(`${id} fetches its script at idle and runs it at the first intent`, async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForLoadState("load");
    expect(asked, "before the page has loaded").toEqual([]);
    await expect.poll(() => asked.length, { message: "at idle" }).toBe(1);
    await page.waitForTimeout(500);
    expect(await reactRuns(page), "before intent").toBe(false);
    await page.mouse.move(100, 300);
    await expect.poll(() => reactRuns(page), { message: "after intent" }).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test(`${id} fetches no script under Save-Data, until someone presses`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const asked = scriptsOf(page);
    await page.goto(address);
    await idle(page);
    expect(asked).toEqual([]);
    await bookingLink(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test(`${id} opens the dialog once, on slow 4G with a slow processor, pressed right after the first paint`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await slowDown(page, 6, SLOW_4G);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await bookingLink(page).click({ noWaitAfter: true });
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(500);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.getByRole("button", { name: "Close booking dialog" }).click();
    await page.waitForTimeout(1000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

for (const { id, address } of DISTINCT_PAGES) {
  test(`${id} paints while every other request hangs`, async ({ page }) => {
    await page.route("**/*", (route) => (route.request().resourceType() === "document" ? route.continue() : undefined));
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`${id} takes at most 100 kB on a phone, scrolled to the end`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    // The dialog's script, fetched ahead at idle and held by the build's own budget, is counted apart.
    const bytes = { visit: 0, ahead: 0 };
    const ahead = new Set<string>();
    client.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (/\/_hashed\/booking-[^/]*\.js$/.test(request.url)) ahead.add(requestId);
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes[ahead.has(requestId) ? "ahead" : "visit"] += encodedDataLength;
    });
    await page.goto(address);
    // By script and not by wheel or finger, which would be a sign of intent.
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await page.waitForTimeout(1000);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    expect(bytes.visit).toBeLessThanOrEqual(VISIT);
  });

  for (const width of [360, 412, 1280]) {
    test(`${id} stands still when its fonts come late, and paints nothing larger then, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/*.woff2", async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const before = await page.evaluate(paints);
      release();
      await needsFallbackFonts(page);
      await page.evaluate(() => document.fonts.ready);
      const { shift, largest } = await page.evaluate(paints);
      // A word that grows by 4 px in the bar counts as some 0.0001; Lighthouse shows three decimals.
      expect(shift, "cumulative layout shift").toBeLessThan(0.0005);
      expect(largest, "largest contentful paint").toBe(before.largest);
    });
  }

  test(`${id} has speculation rules that the browser accepts`, async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    await page.goto(address);
    const rules = await page.locator('script[type="speculationrules"]').textContent();
    const [rule] = JSON.parse(rules ?? "").prerender;
    expect(rule.eagerness).toBe("moderate");
    expect(warnings).toEqual([]);
  });
}

function bookingLink(page: Page) {
  return page.locator("a[data-booking]:visible").first();
}

/** React leaves its root's mark on the dialog's place. */
function reactRuns(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector("[data-booking-place]") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
}

/**
 * Runs in the page: how far it has shifted and when it painted its largest element, in ms, once it has painted all it
 * has by now.
 */
function paints(): Promise<{ shift: number; largest: number }> {
  return new Promise((resolve) => {
    let shift = 0;
    let largest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largest = entry.startTime;
      // Another 200 ms, for a paint that is on its way.
      setTimeout(() => resolve({ shift, largest }), 200);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
