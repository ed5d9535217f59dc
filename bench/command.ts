/**
 * Lighthouse on every page: `npm run bench -- [--runs 5] [--with FOLDER] [--page talent] [--json FILE]`.
 *
 * Measures out/, and with --with another exported folder in the same run: one page of the one, the same page of the
 * other, and again, so that what the machine does besides falls on both. Prints the medians as one table in Markdown.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { pageAddress, routes } from "@/content/routes";
import { UNUSED_FEATURES } from "@/tools/browser/chromium";
import { installedChromium } from "@/tools/browser/installed";
import { runCommand } from "@/tools/command";
import { COMPARISON_OPTIONS, type Site, withSites } from "./comparison";
import { median } from "./median";

/** What is asked of Lighthouse: its mobile run with its own simulated slow 4G and CPU slowed 4 times. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
  "total-byte-weight",
] as const;

/** By the browser's own clock on this machine, in ms, beside what Lighthouse makes of it for a slow phone. */
type Observed = "observedFirstContentfulPaint" | "observedLargestContentfulPaint";
type Figures = Record<(typeof CATEGORIES)[number] | (typeof METRICS)[number] | "requests" | "gap", number>;
interface Series {
  page: string;
  site: Site;
  figures: Figures[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...COMPARISON_OPTIONS,
      page: { type: "string", multiple: true },
      json: { type: "string" },
    },
  });
  const pages = routes
    .map(({ path }) => pageAddress(path))
    .filter((path) => !values.page || values.page.some((name) => path === name || path === `/${name}/`));
  if (pages.length === 0) throw new Error(`--page: expected a page of the site, found "${values.page}"`);

  const series = await withSites(values, 5, async (sites, runs) => {
    const all = pages.flatMap((page) => sites.map((site): Series => ({ page, site, figures: [] })));
    for (let run = 1; run <= runs; run++) {
      for (const { page, site, figures } of all) {
        process.stderr.write(`run ${run} of ${runs}: ${site.name}${page}\n`);
        figures.push(await measure(site.url + page));
      }
    }
    return all;
  });
  console.log(table(series));
  if (values.json) await writeFile(values.json, JSON.stringify(series, null, 2));
}

/** How often a run is begun again that Lighthouse could not record ("please run Lighthouse again"). */
const AGAIN = 2;

/** One run in a browser of its own, so that no cache is warm. */
async function measure(url: string, again = AGAIN): Promise<Figures> {
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
    if (runtimeError && again > 0) return await measure(url, again - 1);
    if (runtimeError) throw new Error(`${url}: Lighthouse stopped: ${runtimeError.message}`);
    for (const category of CATEGORIES) reportFailures(url, category, result.lhr);
    const items = (audits["network-requests"]?.details as { items?: unknown[] } | undefined)?.items ?? [];
    const details = audits.metrics?.details as { items: [Record<Observed, number>] } | undefined;
    const observed = details?.items[0];
    return {
      ...(Object.fromEntries(CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100])) as Figures),
      ...(Object.fromEntries(METRICS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN])) as Figures),
      requests: items.length,
      gap: observed ? observed.observedLargestContentfulPaint - observed.observedFirstContentfulPaint : Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

const REPORTED = new Set<string>();

/** Says once per address what keeps a category from 100. */
function reportFailures(url: string, category: string, lhr: import("lighthouse").Result): void {
  if ((lhr.categories[category]?.score ?? 1) === 1) return;
  for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
    const audit = lhr.audits[id];
    if (weight === 0 || audit?.score === null || audit?.score === undefined || audit.score >= 0.9) continue;
    const line = `  ${category}: ${audit.title} (${id}${audit.displayValue ? `, ${audit.displayValue}` : ""}) at ${url}`;
    if (!REPORTED.has(line)) process.stderr.write(`${line}\n`);
    REPORTED.add(line);
  }
}

function table(series: Series[]): string {
  const rows = series.map(({ page, site, figures }) => {
    const of = (name: keyof Figures) => median(figures.map((one) => one[name]));
    return [
      page,
      site.name,
      ...CATEGORIES.map((name) => of(name).toFixed(0)),
      `${of("first-contentful-paint").toFixed(0)} ms`,
      `${of("largest-contentful-paint").toFixed(0)} ms`,
      `${of("gap").toFixed(0)} ms`,
      `${of("total-blocking-time").toFixed(0)} ms`,
      of("cumulative-layout-shift").toFixed(3),
      `${(of("total-byte-weight") / 1000).toFixed(1)} kB`,
      of("requests").toFixed(0),
    ];
  });
  const head = [
    `page (median of ${series[0]?.figures.length})`,
    "site",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "FCP",
    "LCP",
    "LCP after FCP, observed",
    "blocking",
    "CLS",
    "bytes",
    "requests",
  ];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

await runCommand(import.meta.url, main);
