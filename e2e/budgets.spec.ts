/**
 * What a page may ask for, when, and how soon it answers: the budgets that only a browser can tell. Sizes of files are
 * held by the build itself (export/budgets.ts).
 */
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { schedulePath, site } from "@/content/site";
import { listen } from "@/deploy/loopback";
import { expectDialog, expectReact, hasReact, openerOf, SCRIPT } from "./booking/dialog";
import { ANALYTICS_SCRIPTS, BOOKING_PAGE, DIALOG_PAGES, expect, hold, needsFallbackFonts, PAGES, test } from "./visit";

const PHONE = { width: 360, height: 740 };
/** In bytes, but for the pictures, since how many there are is the owner's affair: docs/performance.md. */
const VISIT = 80_000;
/**
 * How far fonts that come late may move a page. The fallback fonts take their room, yet a line of somebody's words may
 * break elsewhere in them and back. Half of what counts as good (0.1: https://web.dev/articles/cls).
 */
const LATE_FONTS_SHIFT = 0.05;

/** A shift that somebody might see: less is the part of a pixel. */
const SEEN_SHIFT = 0.001;

// With all that moves, as most visitors have it.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: "no-preference" } });

/** The site's own scripts that have been asked for, by path. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (ANALYTICS_SCRIPTS.some((src) => request.url().endsWith(src))) return;
    if (request.resourceType() === "script" || request.url().endsWith(".js"))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Waits until the page has done what it does by itself: once loaded, at its next idle moment. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  // The page's own task was asked for before this one, and is done before it. Idle moments come after frames, of which a
  // page that stands still beside others may get none.
  await page.evaluate(async () => {
    let isIdle = false;
    requestIdleCallback(() => {
      isIdle = true;
    });
    while (!isIdle) await new Promise(requestAnimationFrame);
  });
}

for (const { id, address } of DIALOG_PAGES) {
  test(`${id} fetches its script at idle and runs it at the first intent @window`, async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto(address);
    await expect.poll(() => asked.length, { message: "at idle" }).toBe(1);
    await idle(page);
    // The browser lists it once its answer has come.
    const begun = await page.waitForFunction(
      () => performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))?.startTime,
    );
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    );
    expect(await begun.jsonValue(), "not before the page has loaded").toBeGreaterThanOrEqual(loaded);
    expect(await page.evaluate(hasReact), "before intent").toBe(false);
    await page.mouse.move(100, 300);
    await expectReact(page);
    expect(asked).toHaveLength(1);
  });
}

test("no script is fetched under Save-Data, until someone presses @window", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = scriptsOf(page);
  await page.goto(BOOKING_PAGE);
  await idle(page);
  expect(asked).toEqual([]);
  await openerOf(page).click();
  await expectDialog(page);
});

test("every page paints while every other request hangs", async ({ page }) => {
  await page.route("**/*", (route) => (route.request().resourceType() === "document" ? route.continue() : undefined));
  for (const { id, address } of PAGES) {
    await test.step(id, async () => {
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const rules = await page.locator('script[type="speculationrules"]').textContent();
      expect(JSON.parse(rules ?? "").prerender[0].eagerness).toBe("moderate");
    });
  }
});

for (const { id, address } of PAGES) {
  test(`${id} takes at most 80 kB on a phone, scrolled to the end, and its pictures`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    // The dialog's script, fetched ahead at idle and held by the build's own budget, is counted apart; so are pictures.
    const apart = new Set<string>();
    const open = new Set<string>();
    let bytes = 0;
    client.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
      if (SCRIPT.test(request.url)) return;
      open.add(requestId);
      if (type === "Image") apart.add(requestId);
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (open.delete(requestId) && !apart.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address);
    // By script and not by wheel or finger, which would be a sign of intent.
    for (const picture of await page.locator("img:visible").all()) {
      await picture.evaluate((image) => image.scrollIntoView({ behavior: "instant" }));
      await expect(picture).toHaveJSProperty("complete", true);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await idle(page);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => open.size, "what is still on its way").toBe(0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(VISIT);
  });

  test(`${id} stands still when its fonts come late, and paints nothing larger then`, async ({ page }) => {
    for (const width of [360, 412, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.unrouteAll();
      const release = await hold(page, "**/*.woff2");
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const before = await page.evaluate(paints);
      release();
      await needsFallbackFonts(page);
      await page.evaluate(() => document.fonts.ready);
      const { shift, largest } = await page.evaluate(paints);
      expect(shift, `cumulative layout shift, ${width} px`).toBeLessThan(LATE_FONTS_SHIFT);
      expect(largest, `largest contentful paint, ${width} px`).toBe(before.largest);
    }
  });
}

for (const { id, address } of PAGES) {
  test(`${id} stands still, wherever what comes first of its hero ends`, async ({ browser, request }) => {
    const html = (await (await request.get(address)).text()).replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      "",
    );
    const from = html.indexOf("<main");
    const hero = html.slice(from, html.indexOf("</section>"));
    let end = 0;
    let goOn = () => {};
    // Fonts and pictures never come, and a visit in the usual context would say so.
    await using page = await browser.newPage({ viewport: PHONE });
    const server = createServer((asked, answered) => {
      if (asked.url !== address) return answered.writeHead(404).end();
      answered.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(html.slice(0, end));
      goOn = () => answered.end(html.slice(end));
    });
    const url = (await listen(server.unref())) + address;
    for (const { index, 0: tag } of hero.matchAll(/<\/(?:h1|p|svg|div)>/g)) {
      end = from + index + tag.length;
      await page.goto(url, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.evaluate(frames);
      goOn();
      await page.waitForLoadState("load");
      const { shift } = await page.evaluate(paints);
      expect(shift, `cumulative layout shift, cut after ${html.slice(end - 40, end)}`).toBeLessThan(SEEN_SHIFT);
    }
  });
}

const HELD = "/held.js";

/** Every page that runs one; the scheduling page is filled by it, by itself and in the dialog's frame. */
const SCRIPTED = [
  ...DIALOG_PAGES.map(({ id, address }) => ({ name: `${id}`, address, framed: false })),
  { name: "schedule", address: schedulePath, framed: false },
  ...(site.bookingUrl ? [] : [{ name: "schedule in the dialog", address: `${BOOKING_PAGE}#book`, framed: true }]),
];
test.describe("where its script comes late", () => {
  // A phone on which what follows the scheduling page's picker is in view, from the beginning: resized, a page may be laid
  // out in the size before, if the machine is busy.
  test.use({ viewport: { width: 412, height: 823 } });

  for (const { name, address, framed } of SCRIPTED) {
    test(`${name} stands still when its script comes late`, async ({ page }) => {
      await page.route(framed ? schedulePath : address, async (route) => {
        const html = await (await route.fetch()).text();
        await route.fulfill({
          contentType: "text/html",
          body: html.replace("</footer>", `$&<script src="${HELD}"></script>`),
        });
      });
      await page.route(HELD, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      const release = await hold(page, HELD);
      await page.route("**/*.woff2", () => {});
      await page.goto(address, { waitUntil: "commit" });
      const shown = framed ? page.frameLocator("iframe") : page;
      const main = shown.locator("main");
      await expect(main).toBeVisible();
      // Of a page that has not painted yet, a press would end the record of its paints before it has begun. That of a frame
      // begins when its script has filled it, and presses go to the page around it.
      if (framed) await main.evaluate(frames);
      else await main.evaluate(paints);
      release();
      if (name.startsWith("schedule")) await expect(shown.getByRole("radio").last()).toBeAttached();
      if (address !== schedulePath) {
        await page.waitForLoadState("domcontentloaded");
        await page.keyboard.press("Shift");
        await expectReact(page);
      }
      const { shift } = await main.evaluate(paints);
      expect(shift, "cumulative layout shift").toBe(0);
    });
  }
});

/** Runs in the page: waits until two more frames have been painted. */
function frames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** An event of Chromium's own record of what it does. */
interface TraceEvent {
  name: string;
  args?: { data?: { compositeFailed?: number } };
}

/** The one reason that costs nothing: nothing of it is to be seen. */
const OUT_OF_SIGHT = 1 << 17;

test("whatever moves by itself is moved by the compositor, not by the main thread", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const { id, address } of PAGES) {
    const reasons: number[] = [];
    const note = ({ value }: { value: TraceEvent[] }) => {
      for (const { name, args } of value) if (name === "Animation") reasons.push(args?.data?.compositeFailed ?? 0);
    };
    session.on("Tracing.dataCollected", note as never);
    const whole = new Promise<unknown>((done) => session.once("Tracing.tracingComplete", done));
    await session.send("Tracing.start", { categories: "blink.animations", transferMode: "ReportEvents" });
    await page.goto(address);
    const moved = await page.evaluate(async () => {
      const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      await Promise.all(moving.map(({ finished }) => finished));
      return moving.length;
    });
    await session.send("Tracing.end");
    await whole;
    session.off("Tracing.dataCollected", note as never);
    expect(reasons.length, id).toBeGreaterThanOrEqual(moved);
    expect(
      reasons.filter((reason) => reason & ~OUT_OF_SIGHT),
      `${id}: why not, as bits of Chromium's CompositorAnimations::FailureReason`,
    ).toEqual([]);
  }
});

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
      // Two more frames, for a paint that is on its way.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve({ shift, largest }))));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
