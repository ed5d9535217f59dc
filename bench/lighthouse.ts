import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_LAUNCH } from "@/tools/browser/chromium";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Number of retries if Lighthouse reports a runtime error ("please run Lighthouse again"). */
const RETRIES = 2;

/**
 * Runs Lighthouse for a phone, in a new browser so that the cache is empty.
 *
 * @returns The score of each category and, in ms, the simulated first paint and the work of the main thread.
 * @throws Error with the address if Lighthouse stops.
 */
export async function runLighthouse(url: string, retries = RETRIES): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: CHROMIUM_LAUNCH.executablePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", ...(CHROMIUM_LAUNCH.args ?? [])],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent", onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`${url}: expected a report of Lighthouse, found none`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError && retries > 0) return await runLighthouse(url, retries - 1);
    if (runtimeError) throw new Error(`${url}: Lighthouse stopped: ${runtimeError.message}`);
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    return {
      ...Object.fromEntries(scores),
      simulated: audits["first-contentful-paint"]?.numericValue ?? Number.NaN,
      mainThread: audits["mainthread-work-breakdown"]?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}
