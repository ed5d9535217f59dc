import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { UNUSED_FEATURES } from "@/tools/browser/chromium";
import { installedChromium } from "@/tools/browser/installed";

/** The four scores of Lighthouse's mobile run, and what it counts of the main thread, in ms. */
export interface Scores {
  scores: readonly number[];
  /** Simulated, of a slow phone. */
  firstPaint: number;
  mainThread: number;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** How often a run is begun again that Lighthouse could not record ("please run Lighthouse again"). */
const AGAIN = 2;

/**
 * One run in a browser of its own, so that no cache is warm. What keeps a score from 100 goes to standard error.
 *
 * @throws Error naming the address, if Lighthouse stops.
 */
export async function score(url: string, again = AGAIN): Promise<Scores> {
  const chrome = await launch({
    chromePath: installedChromium(),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      `--disable-features=${UNUSED_FEATURES.join(",")}`,
    ],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent", onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`${url}: expected a report of Lighthouse, found none`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError && again > 0) return await score(url, again - 1);
    if (runtimeError) throw new Error(`${url}: Lighthouse stopped: ${runtimeError.message}`);
    for (const category of CATEGORIES) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const { score: found, title } = audits[id] ?? {};
        if (weight > 0 && typeof found === "number" && found < 0.9) console.error(`  ${category}: ${title} at ${url}`);
      }
    }
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
      firstPaint: number("first-contentful-paint"),
      mainThread: number("mainthread-work-breakdown"),
    };
  } finally {
    chrome.kill();
  }
}
