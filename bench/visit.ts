import type { Browser, Locator, Page } from "@playwright/test";
import { slowDown } from "@/tools/browser/chromium";

/** A visit to a page on the line, with a CPU slowed 4 times. Times are in ms from the request, by the page's own clock. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** What long tasks took beyond 50 ms each. */
  blocked: number;
  /** Layout shift, without a unit. */
  shift: number;
  /** On the line, of all answers. */
  kilobytes: number;
  /** The longest that the page stood still while it was scrolled from top to end. */
  longestFrame: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };
const DESK = { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true };
/** Long enough for what a page fetches at idle, in ms. */
const REST = 1500;

/** Visits a page with nothing stored, and scrolls it once it has come to rest. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    await slowDown(page, 4);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(address);
    await page.waitForTimeout(REST);
    const painted = await page.evaluate(
      () => (window as unknown as { painted: Omit<Visit, "kilobytes" | "longestFrame"> }).painted,
    );
    return { ...painted, kilobytes: bytes / 1000, longestFrame: await page.evaluate(scrollThrough) };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before it. Its functions have no names: tsx would have them call one of its own. */
function watchPaints(): void {
  const painted = { firstPaint: Number.NaN, largestPaint: Number.NaN, blocked: 0, shift: 0 };
  Object.assign(window, { painted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === "first-contentful-paint") painted.firstPaint = entry.startTime;
      if (entry.entryType === "largest-contentful-paint") painted.largestPaint = entry.startTime;
      if (entry.entryType === "longtask") painted.blocked += entry.duration - 50;
      if (entry.entryType === "layout-shift") painted.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ entryTypes: ["paint", "largest-contentful-paint", "longtask", "layout-shift"] });
}

/**
 * Runs in the page: a third of a window each frame, to the end. Methods, since they keep their names without help.
 *
 * @returns the longest time between two frames, in ms.
 */
function scrollThrough(): Promise<number> {
  return new Promise((resolve) => {
    const scrolling = {
      before: 0,
      longest: 0,
      step(now: number): void {
        if (scrolling.before > 0) scrolling.longest = Math.max(scrolling.longest, now - scrolling.before);
        scrolling.before = now;
        if (scrollY >= document.documentElement.scrollHeight - innerHeight - 1) resolve(scrolling.longest);
        else {
          scrollBy({ top: innerHeight / 3, behavior: "instant" });
          requestAnimationFrame(scrolling.step);
        }
      },
    };
    requestAnimationFrame(scrolling.step);
  });
}

/** What a visitor does, on a phone or a desk, and on what. */
const INTERACTIONS: readonly {
  at: typeof PHONE | typeof DESK;
  find: (page: Page) => Locator;
  act: "tap" | "hover" | "click";
}[] = [
  { at: PHONE, find: (page) => page.getByRole("banner").getByRole("button"), act: "tap" },
  { at: DESK, find: (page) => page.locator("[data-tooltip]").first(), act: "hover" },
  { at: PHONE, find: (page) => page.locator("main a[data-booking]").first(), act: "tap" },
  { at: DESK, find: (page) => page.locator("main label:has(:not(:checked))").first(), act: "click" },
  { at: DESK, find: (page) => page.getByRole("main").getByRole("button").first(), act: "click" },
];

/**
 * Everything on a page that answers a hand (menu, tooltip, dialog, a choice, the request), with a CPU slowed 6 times, once
 * the page has come to rest. On a phone each press is the visitor's very first sign, since nothing hovers there before.
 *
 * @returns the longest time from an input to the next paint, in ms, as Event Timing tells it (in steps of 8).
 */
export async function interact(browser: Browser, address: string): Promise<number> {
  let longest = 0;
  for (const { at, find, act } of INTERACTIONS) {
    const context = await browser.newContext(at);
    try {
      const page = await context.newPage();
      await page.addInitScript(watchEvents);
      await page.goto(address);
      const target = find(page);
      if (!(await target.isVisible())) continue;
      if (at === DESK) await page.mouse.move(1, 1);
      await page.waitForTimeout(REST);
      await target.scrollIntoViewIfNeeded();
      await slowDown(page, 6);
      await target[act]({ noWaitAfter: true } as never);
      await page.waitForTimeout(REST);
      longest = Math.max(longest, await page.evaluate(() => (window as unknown as { slowest: number }).slowest));
    } finally {
      await context.close();
    }
  }
  return longest;
}

/** Runs in the page, before it. */
function watchEvents(): void {
  Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    const page = window as unknown as { slowest: number };
    for (const { duration } of list.getEntries()) page.slowest = Math.max(page.slowest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
