import type { Browser, Locator, Page } from "@playwright/test";
import { slowDown } from "@/tools/browser/chromium";

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };
const DESK = { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true };
/** Enough time, in ms, for a page's idle tasks and for scrolling to its end. */
const IDLE_MS = 1500;

/**
 * Visits a page with an empty cache and a CPU slowed 4 times, waits until it is idle, and scrolls it.
 *
 * @returns figures by the names in `COLUMNS` of bench/bench.ts. Times are in ms since the request, by the page's clock.
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
  await page.waitForTimeout(IDLE_MS);
  const kilobytes = bytes / 1000;
  const { slowestInput: _, ...painted } = await page.evaluate(scrollDown);
  await page.waitForTimeout(IDLE_MS);
  const { longestFrame } = await page.evaluate(() => (window as unknown as Watched).seen);
  return { ...painted, kilobytes, longestFrame };
}

interface Watched {
  seen: Record<"firstPaint" | "largestPaint" | "hero" | "blocked" | "shift" | "longestFrame" | "slowestInput", number>;
}

/** Runs in the page before its own scripts. Without named functions, since tsx adds a helper call to those. */
function watch(): void {
  const seen = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    hero: Number.NaN,
    blocked: 0,
    shift: 0,
    longestFrame: 0,
    slowestInput: 0,
  };
  Object.assign(window, { seen });
  // The hero is complete when the parser has reached what follows it.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    seen.hero = performance.now();
  };
  const arrival = new MutationObserver(() => {
    if (!document.querySelector("main > section + *")) return;
    arrival.disconnect();
    // A message sent while a frame is prepared arrives after its paint.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  arrival.observe(document, { childList: true, subtree: true });
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType, startTime, duration, ...entry } of list.getEntries().map((item) => item.toJSON())) {
      if (name === "first-contentful-paint") seen.firstPaint = startTime;
      if (entryType === "largest-contentful-paint") seen.largestPaint = startTime;
      if (entryType === "longtask") seen.blocked += duration - 50;
      if (entryType === "layout-shift") seen.shift += entry.value;
      if (entryType === "long-animation-frame") seen.longestFrame = Math.max(seen.longestFrame, duration);
      if (entryType === "event") seen.slowestInput = Math.max(seen.slowestInput, duration);
    }
  });
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift", "long-animation-frame", "event"])
    observer.observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: starts scrolling to the end and counts frames from then on. @returns the figures before that */
function scrollDown(): Watched["seen"] {
  const { seen } = window as unknown as Watched;
  const before = { ...seen };
  seen.longestFrame = 0;
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "smooth" });
  return before;
}

/** Inputs to measure, on a phone or a desktop. */
const INTERACTIONS: readonly {
  at: typeof PHONE | typeof DESK;
  find: (page: Page) => Locator;
  act: "tap" | "hover" | "click";
}[] = [
  { at: PHONE, find: (page) => page.getByRole("banner").getByRole("button"), act: "tap" },
  { at: DESK, find: (page) => page.locator("main :is(.person, .term)").first(), act: "hover" },
  { at: PHONE, find: (page) => page.locator("main a[data-booking]").first(), act: "tap" },
  { at: DESK, find: (page) => page.locator("main label:has(:not(:checked))").first(), act: "click" },
  { at: DESK, find: (page) => page.getByRole("main").getByRole("button").first(), act: "click" },
];

/**
 * Operates the controls of an idle page (menu, tooltip, booking dialog, radio button, first button in main) with a CPU
 * slowed 6 times. On a phone no hover precedes a tap, so the page has prepared nothing for it.
 *
 * @returns the longest time from an input to the next paint, in ms, by Event Timing (in steps of 8).
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
    await page.waitForTimeout(IDLE_MS);
    await target.scrollIntoViewIfNeeded();
    await slowDown(page, 6);
    await target[act]({ noWaitAfter: true } as never);
    await page.waitForTimeout(IDLE_MS);
    const { slowestInput } = await page.evaluate(() => (window as unknown as Watched).seen);
    longest = Math.max(longest, slowestInput);
  }
  return longest;
}
