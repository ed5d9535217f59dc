import type { Browser, Locator, Page } from "playwright";
import { slowDown } from "@/tools/browser/chromium";

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };
const DESK = { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true };
/** Long enough for what a page fetches at idle, and for the way to its end, in ms. */
const REST = 1500;

/**
 * Visits a page with nothing stored and a CPU slowed 4 times, and scrolls it once it has come to rest.
 *
 * @returns what `COLUMNS` of bench/bench.ts shows, by name. Times are in ms from the request, by the page's own clock.
 */
export async function visit(browser: Browser, address: string): Promise<Record<string, number>> {
  await using page = await browser.newPage(PHONE);
  await page.addInitScript(watch);
  await slowDown(page, 4);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address);
  await page.waitForTimeout(REST);
  const kilobytes = bytes / 1000;
  const { answer: _, ...painted } = await page.evaluate(scrollDown);
  await page.waitForTimeout(REST);
  const { longestFrame } = await page.evaluate(() => (window as unknown as Watched).seen);
  return { ...painted, kilobytes, longestFrame };
}

interface Watched {
  seen: Record<"firstPaint" | "largestPaint" | "blocked" | "shift" | "longestFrame" | "answer", number>;
}

/** Runs in the page, before it. Its functions have no names: tsx would have them call one of its own. */
function watch(): void {
  const seen = { firstPaint: Number.NaN, largestPaint: Number.NaN, blocked: 0, shift: 0, longestFrame: 0, answer: 0 };
  Object.assign(window, { seen });
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType, startTime, duration, ...entry } of list.getEntries().map((one) => one.toJSON())) {
      if (name === "first-contentful-paint") seen.firstPaint = startTime;
      if (entryType === "largest-contentful-paint") seen.largestPaint = startTime;
      if (entryType === "longtask") seen.blocked += duration - 50;
      if (entryType === "layout-shift") seen.shift += entry.value;
      if (entryType === "long-animation-frame") seen.longestFrame = Math.max(seen.longestFrame, duration);
      if (entryType === "event") seen.answer = Math.max(seen.answer, duration);
    }
  });
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift", "long-animation-frame", "event"])
    observer.observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: sets out for its end, and from then on the frames on the way count. @returns what was there before */
function scrollDown(): Watched["seen"] {
  const { seen } = window as unknown as Watched;
  const before = { ...seen };
  seen.longestFrame = 0;
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "smooth" });
  return before;
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
    await using page = await browser.newPage(at);
    await page.addInitScript(watch);
    await page.goto(address);
    const target = find(page);
    if (!(await target.isVisible())) continue;
    if (at === DESK) await page.mouse.move(1, 1);
    await page.waitForTimeout(REST);
    await target.scrollIntoViewIfNeeded();
    await slowDown(page, 6);
    await target[act]({ noWaitAfter: true } as never);
    await page.waitForTimeout(REST);
    const { answer } = await page.evaluate(() => (window as unknown as Watched).seen);
    longest = Math.max(longest, answer);
  }
  return longest;
}
