/**
 * How quick the site is: `npm run bench [-- --runs 5] [--with FOLDER] [--page talent] [--no-lighthouse]`, after
 * `npm run build`.
 *
 * On a line with slow start (bench/line.ts), in a browser whose CPU is slowed, with nothing stored: every page of out/,
 * the same page of every folder to compare it with, and an empty page, one after the other and again, so that what the
 * machine does besides falls on all. Lighthouse, which simulates a line of its own, asks the same files over loopback.
 * Prints the medians as one table in Markdown and writes all figures to .cache/bench.json.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { pageAddress, schedulePath } from "@/content/routes";
import { serve } from "@/deploy/serve";
import { OWN_PAGES } from "@/lib/navigation";
import { CHROMIUM_LAUNCH } from "@/tools/browser/chromium";
import { runCommand } from "@/tools/command";
import { score } from "./lighthouse";
import { median } from "./median";
import { hostSites, type Site } from "./sites";
import { firstPress, interact, visit } from "./visit";

const RESULTS = ".cache/bench.json";
const RUNS = 5;

/** One row: all that was measured of a page of a site, a figure for each run. */
interface Row {
  page: string;
  site: Site;
  figures: Record<string, number[]>;
}

/** The columns, by the figure that they show. */
const COLUMNS: readonly [name: string, figure: string, unit: string, digits: number][] = [
  ["first paint", "firstPaint", " ms", 0],
  ["largest paint", "largestPaint", " ms", 0],
  ["blocked", "blocked", " ms", 0],
  ["shift", "shift", "", 3],
  ["kB", "bytes", "", 1],
  ["longest frame, scrolling", "longestFrame", " ms", 0],
  ["first press to dialog", "press", " ms", 0],
  ["slowest answer", "answer", " ms", 0],
  ["Lighthouse: main thread", "mainThread", " ms", 0],
  ["FCP", "simulated", " ms", 0],
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: String(RUNS) },
      with: { type: "string", multiple: true, default: [] },
      page: { type: "string", multiple: true, default: [] },
      lighthouse: { type: "boolean", default: true },
    },
    allowNegative: true,
  });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs: expected a number above 0, found "${values.runs}"`);
  const all = [...OWN_PAGES.map(({ path }) => pageAddress(path)), schedulePath];
  const pages = all.filter(
    (path) => values.page.length === 0 || values.page.some((name) => path === name || path === `/${name}/`),
  );
  if (pages.length === 0) throw new Error(`--page ${values.page}: expected one of ${all.join(", ")}`);

  const sites = await hostSites(values.with);
  const browser = await chromium.launch(CHROMIUM_LAUNCH);
  try {
    const rows = pages.flatMap((page) =>
      sites
        .filter(({ only }) => only === undefined || only.includes(page))
        .map((site): Row => ({ page, site, figures: {} })),
    );
    for (let run = 1; run <= Number(values.runs); run++) {
      for (const row of rows) {
        process.stderr.write(`run ${run} of ${values.runs}: ${row.site.name} ${row.page}\n`);
        await measure(browser, row, values.lighthouse);
      }
    }
    console.log(table(rows, values.runs));
    await mkdir(".cache", { recursive: true });
    await writeFile(
      RESULTS,
      JSON.stringify(
        rows.map(({ page, site, figures }) => ({ page, site: site.name, figures })),
        null,
        2,
      ),
    );
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
}

/** One run of everything there is to measure on a page. */
async function measure(browser: Browser, { page, site, figures }: Row, withLighthouse: boolean): Promise<void> {
  const note = (name: string, figure: number | undefined) => {
    if (figure !== undefined) figures[name] = [...(figures[name] ?? []), figure];
  };
  const { bytes, ...visited } = await visit(browser, site.url + page);
  for (const [name, figure] of Object.entries({ ...visited, bytes: bytes / 1000 })) note(name, figure);
  if (site.only) return;
  note("press", await firstPress(browser, site.url + page));
  note("answer", await interact(browser, site.url + page));
  if (!withLighthouse) return;
  const host = await serve({ dir: site.name });
  try {
    const { scores, firstPaint, mainThread } = await score(host.url + page);
    note("simulated", firstPaint);
    note("mainThread", mainThread);
    for (const [index, one] of scores.entries()) note(`score ${index}`, one);
  } finally {
    await host.close();
  }
}

function table(rows: readonly Row[], runs: string): string {
  const of = ({ figures }: Row, name: string) => (figures[name] ? median(figures[name]) : undefined);
  const empty = rows.find(({ site }) => site.name === "empty page");
  const cells = rows.map((row) => [
    row.page,
    row.site.name,
    ...COLUMNS.map(([, name, unit, digits]) => {
      const figure = of(row, name);
      if (figure === undefined) return "";
      const least = empty && name.endsWith("Paint") ? of(empty, name) : undefined;
      const over =
        least && row !== empty
          ? ` (${figure < least ? "−" : "+"}${Math.abs((figure / least - 1) * 100).toFixed(0)} %)`
          : "";
      return `${figure.toFixed(digits)}${unit}${over}`;
    }),
    [0, 1, 2, 3].map((index) => of(row, `score ${index}`) ?? "").join(" "),
  ]);
  const head = [`page (median of ${runs})`, "site", ...COLUMNS.map(([name]) => name), "scores"];
  return [head, head.map(() => "---"), ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

await runCommand(import.meta.url, main);
