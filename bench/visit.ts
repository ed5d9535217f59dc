import type { Browser, Locator, Page } from "@playwright/test";
import { slowDown } from "@/tools/browser/chromium";

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };
const DESKTOP = { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true };
/** Enough time for a page's idle tasks, and for scrolling to its end. */
const IDLE_MS = 1500;

/**
 * Loads a page with an empty cache and a CPU slowed 4 times, waits until the page is idle, and scrolls to its end.
 *
 * @returns Figures by the names in `COLUMNS` of bench/bench.ts. Times are in ms since navigation started.
 */
export async function measureVisit(browser: Browser, address: string): Promise<Record<string, number>> {
  await using page = await browser.newPage(PHONE);
  await page.addInitScript(observePerformance);
  await slowDown(page, 4);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address);
  await page.waitForTimeout(IDLE_MS);
  const kilobytes = bytes / 1000;
  const { slowestInput: _, ...painted } = await page.evaluate(scrollDown);
  await page.waitForTimeout(IDLE_MS);
  const { longestFrame } = await page.evaluate(() => (window as unknown as ObservedWindow).metrics);
  return { ...painted, kilobytes, longestFrame };
}

interface ObservedWindow {
  metrics: Record<
    "firstPaint" | "largestPaint" | "hero" | "blocked" | "shift" | "longestFrame" | "slowestInput",
    number
  >;
}

/**
 * Runs in the page before its scripts. It has no named functions, because tsx would add a helper that the page lacks.
 */
function observePerformance(): void {
  const metrics = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    hero: Number.NaN,
    blocked: 0,
    shift: 0,
    longestFrame: 0,
    slowestInput: 0,
  };
  Object.assign(window, { metrics });
  // The hero is complete when the parser has added the element after it.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    metrics.hero = performance.now();
  };
  const heroObserver = new MutationObserver(() => {
    if (!document.querySelector("main > section + *")) return;
    heroObserver.disconnect();
    // A message that is posted in an animation frame is delivered after its paint.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  heroObserver.observe(document, { childList: true, subtree: true });
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType, startTime, duration, ...entry } of list.getEntries().map((item) => item.toJSON())) {
      if (name === "first-contentful-paint") metrics.firstPaint = startTime;
      if (entryType === "largest-contentful-paint") metrics.largestPaint = startTime;
      if (entryType === "longtask") metrics.blocked += duration - 50;
      if (entryType === "layout-shift") metrics.shift += entry.value;
      if (entryType === "long-animation-frame") metrics.longestFrame = Math.max(metrics.longestFrame, duration);
      if (entryType === "event") metrics.slowestInput = Math.max(metrics.slowestInput, duration);
    }
  });
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift", "long-animation-frame", "event"])
    observer.observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page. Returns the metrics so far, resets the longest frame, and starts to scroll to the end. */
function scrollDown(): ObservedWindow["metrics"] {
  const { metrics } = window as unknown as ObservedWindow;
  const before = { ...metrics };
  metrics.longestFrame = 0;
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "smooth" });
  return before;
}

/** The interactions to measure. */
const INTERACTIONS: readonly {
  device: typeof PHONE | typeof DESKTOP;
  locate: (page: Page) => Locator;
  action: "tap" | "hover" | "click";
}[] = [
  { device: PHONE, locate: (page) => page.getByRole("banner").getByRole("button"), action: "tap" },
  { device: DESKTOP, locate: (page) => page.locator("main :is(.person, .term)").first(), action: "hover" },
  { device: PHONE, locate: (page) => page.locator("main a[data-booking]").first(), action: "tap" },
  { device: DESKTOP, locate: (page) => page.locator("main label:has(:not(:checked))").first(), action: "click" },
  { device: DESKTOP, locate: (page) => page.getByRole("main").getByRole("button").first(), action: "click" },
];

/**
 * Uses the controls of an idle page (menu, tooltip, booking dialog, radio button, first button in main) with a CPU
 * slowed 6 times.
 *
 * @returns The longest time from an input to the next paint, in ms, by the Event Timing API (in steps of 8).
 */
export async function measureInteractions(browser: Browser, address: string): Promise<number> {
  let longest = 0;
  for (const { device, locate, action } of INTERACTIONS) {
    await using page = await browser.newPage(device);
    await page.addInitScript(observePerformance);
    await page.goto(address);
    const target = locate(page);
    if (!(await target.isVisible())) continue;
    if (device === DESKTOP) await page.mouse.move(1, 1);
    await page.waitForTimeout(IDLE_MS);
    await target.scrollIntoViewIfNeeded();
    await slowDown(page, 6);
    await target[action]({ noWaitAfter: true } as never);
    await page.waitForTimeout(IDLE_MS);
    const { slowestInput } = await page.evaluate(() => (window as unknown as ObservedWindow).metrics);
    longest = Math.max(longest, slowestInput);
  }
  return longest;
}
