/**
 * How quick the site is: `npm run bench [-- --runs 5] [--with FOLDER] [--page talent] [--no-lighthouse]`, after
 * `npm run build`.
 *
 * On a line with slow start (bench/line.ts), in a browser whose CPU is slowed, with nothing stored: every page of out/,
 * the same page of every folder to compare it with, and an empty page, one after the other and again, so that what the
 * machine does besides falls on all. Lighthouse, which simulates a line of its own, asks the same files over loopback.
 * Prints the medians as one table in Markdown.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { pageAddress, schedulePath } from "@/content/routes";
import { serve } from "@/deploy/serve";
import { OWN_PAGES } from "@/lib/navigation";
import { CHROMIUM_LAUNCH } from "@/tools/browser/chromium";
import { runCommand } from "@/tools/command";
import { CATEGORIES, score } from "./lighthouse";
import { median } from "./median";
import { EMPTY_PAGE, hostSites, type Site } from "./sites";
import { firstPress, interact, visit } from "./visit";

/** What one run has measured, by name; nothing where a page has no such thing. */
type Figures = Record<string, number | undefined>;

/** One row: a page of a site, and each run. */
interface Row {
  page: string;
  site: Site;
  runs: Figures[];
}

/** The columns, by the figure that they show. */
const COLUMNS: readonly [name: string, figure: string, unit: string, digits: number][] = [
  ["first paint", "firstPaint", " ms", 0],
  ["largest paint", "largestPaint", " ms", 0],
  ["blocked", "blocked", " ms", 0],
  ["shift", "shift", "", 3],
  ["kB", "kilobytes", "", 1],
  ["longest frame, scrolling", "longestFrame", " ms", 0],
  ["first press to dialog", "press", " ms", 0],
  ["slowest answer", "answer", " ms", 0],
  ["Lighthouse: main thread", "mainThread", " ms", 0],
  ["FCP", "simulated", " ms", 0],
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      with: { type: "string", multiple: true, default: [] },
      page: { type: "string" },
      lighthouse: { type: "boolean", default: true },
    },
    allowNegative: true,
  });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs: expected a number above 0, found "${values.runs}"`);
  const all = [...OWN_PAGES.map(({ path }) => pageAddress(path)), schedulePath];
  const bare = (path: string) => path.replaceAll("/", "");
  const pages = all.filter((path) => values.page === undefined || bare(path) === bare(values.page));
  if (pages.length === 0) throw new Error(`--page ${values.page}: expected one of ${all.join(", ")}`);

  const sites = await hostSites(values.with);
  const browser = await chromium.launch(CHROMIUM_LAUNCH);
  try {
    const rows = pages.flatMap((page) =>
      sites.filter(({ name }) => name !== EMPTY_PAGE || page === "/").map((site): Row => ({ page, site, runs: [] })),
    );
    for (let run = 1; run <= Number(values.runs); run++) {
      for (const { page, site, runs } of rows) {
        process.stderr.write(`run ${run} of ${values.runs}: ${site.name} ${page}\n`);
        runs.push(await measure(browser, page, site, values.lighthouse));
      }
    }
    console.log(table(rows, values.runs));
  } finally {
    await browser.close();
  }
}

/** One run of everything there is to measure on a page. */
async function measure(browser: Browser, page: string, site: Site, withLighthouse: boolean): Promise<Figures> {
  const url = site.url + page;
  const visited: Figures = { ...(await visit(browser, url)) };
  if (site.name === EMPTY_PAGE) return visited;
  const pressed = { press: await firstPress(browser, url), answer: await interact(browser, url) };
  if (!withLighthouse) return { ...visited, ...pressed };
  const host = await serve(site.name);
  try {
    return { ...visited, ...pressed, ...(await score(host.url + page)) };
  } finally {
    await host.close();
  }
}

function table(rows: readonly Row[], runs: string): string {
  const empty = rows.find(({ site }) => site.name === EMPTY_PAGE);
  const cells = rows.map((row) => [
    row.page,
    row.site.name,
    ...COLUMNS.map(([, name, unit, digits]) => {
      const figure = medianOf(row, name);
      if (figure === undefined) return "";
      const least = empty && empty !== row && name.endsWith("Paint") ? medianOf(empty, name) : undefined;
      const over = least ? ` (${figure < least ? "" : "+"}${((figure / least - 1) * 100).toFixed(0)} %)` : "";
      return `${figure.toFixed(digits)}${unit}${over}`;
    }),
    CATEGORIES.map((category) => medianOf(row, category) ?? "").join(" "),
  ]);
  const head = [`page (median of ${runs})`, "site", ...COLUMNS.map(([name]) => name), "scores"];
  return [head, head.map(() => "---"), ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function medianOf({ runs }: Row, name: string): number | undefined {
  const figures = runs.flatMap((run) => run[name] ?? []);
  return figures.length > 0 ? median(figures) : undefined;
}

await runCommand(import.meta.url, main);
