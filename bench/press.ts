/**
 * How long a press on a booking link takes to show the dialog: `npm run bench:press [-- --runs 9] [--with FOLDER]`, after
 * `npm run build`. On a phone slowed 4 times, once the page has been at rest; from the press to the first frame with the
 * dialog, in ms. `--with` measures another export (.cache/export for the site with Next's own client) in turn.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { serve } from "../deploy/serve";
import { chromiumLaunch } from "../tools/browser/chromium";
import { median } from "./median";
import { servePlainly } from "./plain-host";

const CPU_SLOWED = 4;
/** Long enough for what a page fetches at idle, in ms. */
const REST = 1500;
const PAGES = ["/", "/talent/"];
const BEFORE = {
  "the visitor's first sign": false,
  "after a touch elsewhere": true,
};

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "9" }, with: { type: "string" } } });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error(`--runs must be a whole number, not "${values.runs}"`);
  const other = values.with;
  if (other !== undefined && !existsSync(join(other, "index.html"))) {
    throw new Error(`--with ${other}: expected an exported site, found no index.html there`);
  }

  const sites = [{ name: "out", ...(await serve({ dir: "out" })) }];
  if (other) sites.push({ name: other, ...(await servePlainly(other)) });
  const rows = PAGES.flatMap((page) =>
    sites.flatMap((site) =>
      Object.entries(BEFORE).map(([name, touched]) => ({ page, site, name, touched, times: [] as number[] })),
    ),
  );
  const browser = await chromium.launch(chromiumLaunch);
  try {
    for (let run = 0; run < runs; run++) {
      for (const { page, site, touched, times } of rows)
        times.push(await timeToOpen(browser, site.url + page, touched));
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
  console.log(`| page (median of ${runs}) | site | the press is | dialog shown after |\n| --- | --- | --- | --- |`);
  for (const { page, site, name, times } of rows) {
    console.log(`| ${page} | ${site.name} | ${name} | ${median(times).toFixed(0)} ms |`);
  }
}

/** From the press to the first frame with the dialog, in ms, by the page's own clock. */
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
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWED });
    await page.evaluate(() => {
      const opened = new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener("click", (event) => (pressed ||= event.timeStamp), { capture: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role="dialog"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { opened });
    });
    await page.locator("a[data-booking]:visible").first().tap({ noWaitAfter: true });
    return await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened);
  } finally {
    await context.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
