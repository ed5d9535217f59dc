/**
 * How long a press on a booking link takes to show the dialog: `npm run bench:press [-- --runs 9] [--with FOLDER]`, after
 * `npm run build`. On a phone slowed 4 times, once the page has been at rest; from the press to the end of the first frame
 * with the dialog, which answers from then on, in ms. `--with` measures another export (.cache/export for the site with Next's own client) in turn.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_LAUNCH } from "@/tools/browser/chromium";
import { slowDown } from "@/tools/browser/slow";
import { runCommand } from "@/tools/command";
import { COMPARISON_OPTIONS, type Site, withSites } from "./comparison";
import { median } from "./median";

const CPU_SLOWED = 4;
/** Long enough for what a page fetches at idle, in ms. */
const REST = 1500;
const PAGES = ["/", "/talent/"];
const BEFORE = {
  "the visitor's first sign": false,
  "after a touch elsewhere": true,
};

async function main(): Promise<void> {
  const { values } = parseArgs({ options: COMPARISON_OPTIONS });
  console.log(await withSites(values, 9, measure));
}

async function measure(sites: readonly Site[], runs: number): Promise<string> {
  const rows = PAGES.flatMap((page) =>
    sites.flatMap((site) =>
      Object.entries(BEFORE).map(([name, touched]) => ({ page, site, name, touched, times: [] as number[] })),
    ),
  );
  const browser = await chromium.launch(CHROMIUM_LAUNCH);
  try {
    for (let run = 0; run < runs; run++) {
      for (const { page, site, touched, times } of rows)
        times.push(await timeToOpen(browser, site.url + page, touched));
    }
  } finally {
    await browser.close();
  }
  return [
    `| page (median of ${runs}) | site | the press is | the dialog answers after |`,
    "| --- | --- | --- | --- |",
    ...rows.map(
      ({ page, site, name, times }) => `| ${[page, site.name, name, `${median(times).toFixed(0)} ms`].join(" | ")} |`,
    ),
  ].join("\n");
}

/** By the page's own clock. */
async function timeToOpen(browser: Browser, address: string, touched: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForTimeout(REST);
    if (touched) {
      await page.touchscreen.tap(5, 400);
      await page.waitForTimeout(REST);
    }
    await slowDown(page, CPU_SLOWED);
    await page.evaluate(watchDialog);
    await page.locator("a[data-booking]:visible").first().tap({ noWaitAfter: true });
    return await page.evaluate(() => (window as unknown as { time: Promise<number> }).time);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before the press. Its functions have no names: tsx would have them call one of its own. */
function watchDialog(): void {
  const time = new Promise<number>((resolve) => {
    let pressed = 0;
    addEventListener("click", (event) => (pressed ||= event.timeStamp), { capture: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      // What is posted in a frame with this priority runs as it ends, before all that waits for the frame.
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(performance.now() - pressed), { priority: "user-blocking" }),
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { time });
}

await runCommand(import.meta.url, main);
