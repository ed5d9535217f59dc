/**
 * Measures speed: `npm run bench [-- --runs 5] [--with FOLDER] [--page talent] [--record 16384] [--no-lighthouse]`,
 * after `npm run build`. `--record` is the size of TLS records in bytes: by default small, as most hosts send them;
 * nginx's default is 16384.
 *
 * Loads every page of out/, the same pages of other folders, and an empty page, with an empty cache and a slowed CPU,
 * on a line with slow start (bench/line.ts). Alternates between them, so that other load on the machine affects all
 * equally. Lighthouse simulates a line of its own and requests the files over loopback. Prints the medians as a
 * Markdown table.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { pageAddress, schedulePath } from "@/content/routes";
import { TAB_PAGES } from "@/lib/navigation";
import { CHROMIUM_LAUNCH } from "@/tools/browser/chromium";
import { runCommand } from "@/tools/command";
import { EMPTY_PAGE, hostSites, type Site, SMALL_RECORD } from "./host";
import { CATEGORIES, runLighthouse } from "./lighthouse";
import { measureInteractions, measureVisit } from "./visit";

/** A page of a site, with the figures of each run by name. */
interface Row {
  page: string;
  site: Site;
  runs: Record<string, number>[];
}

const COLUMNS: readonly [name: string, figure: string, unit: string, digits: number][] = [
  ["first paint", "firstPaint", " ms", 0],
  ["largest paint", "largestPaint", " ms", 0],
  // The first paint of the whole hero. Missing on a page with one section.
  ["hero complete", "hero", " ms", 0],
  // Total blocking time: the part of each long task beyond 50 ms.
  ["blocked", "blocked", " ms", 0],
  ["shift", "shift", "", 3],
  // The transfer size of all responses.
  ["kB", "kilobytes", "", 1],
  // 0 if no animation frame took longer than 50 ms.
  ["longest frame, scrolling", "longestFrame", " ms", 0],
  ["slowest interaction", "interaction", " ms", 0],
  ["Lighthouse: main thread", "mainThread", " ms", 0],
  ["first paint, simulated", "simulated", " ms", 0],
  ...CATEGORIES.map((name): [string, string, string, number] => [name, name, "", 0]),
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      with: { type: "string", multiple: true, default: [] },
      page: { type: "string" },
      record: { type: "string", default: String(SMALL_RECORD) },
      lighthouse: { type: "boolean", default: true },
    },
    allowNegative: true,
  });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs: expected a number above 0, found "${values.runs}"`);
  const record = Number(values.record);
  // The limits of TLS (RFC 8446) and of Node's setMaxSendFragment.
  if (!(record >= 512 && record <= 16_384)) {
    throw new Error(`--record: expected a number of bytes from 512 to 16384, found "${values.record}"`);
  }
  const paths = [...TAB_PAGES.map(({ path }) => pageAddress(path)), schedulePath];
  const trimSlashes = (path: string) => path.replaceAll("/", "");
  const pages = paths.filter((path) => values.page === undefined || trimSlashes(path) === trimSlashes(values.page));
  if (pages.length === 0) throw new Error(`--page ${values.page}: expected one of ${paths.join(", ")}`);

  const sites = await hostSites(values.with, record);
  await using browser = await chromium.launch(CHROMIUM_LAUNCH);
  const rows = pages.flatMap((page) =>
    sites.filter(({ name }) => name !== EMPTY_PAGE || page === "/").map((site): Row => ({ page, site, runs: [] })),
  );
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const { page, site, runs } of rows) {
      process.stderr.write(`run ${run} of ${values.runs}: ${site.name} ${page}\n`);
      const visited = await measureVisit(browser, site.url + page);
      const interaction =
        site.name === EMPTY_PAGE ? {} : { interaction: await measureInteractions(browser, site.url + page) };
      runs.push(
        Object.assign(visited, interaction, values.lighthouse && (await runLighthouse(site.loopbackUrl + page))),
      );
    }
  }
  console.log(formatTable(rows, values.runs));
}

function formatTable(rows: readonly Row[], runs: string): string {
  const empty = rows.find(({ site }) => site.name === EMPTY_PAGE);
  const cells = rows.map((row) => [
    row.page,
    row.site.name,
    ...COLUMNS.map(([, name, unit, digits]) => {
      const figure = medianOf(row, name);
      if (figure === undefined) return "";
      const isCompared = empty !== row && /Paint|mainThread/.test(name);
      const baseline = empty && isCompared ? medianOf(empty, name) : undefined;
      const difference = baseline
        ? ` (${figure < baseline ? "" : "+"}${((figure / baseline - 1) * 100).toFixed(0)} %)`
        : "";
      return `${figure.toFixed(digits)}${unit}${difference}`;
    }),
  ]);
  const head = [`page (median of ${runs})`, "site", ...COLUMNS.map(([name]) => name)];
  return [head, head.map(() => "---"), ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** Returns the median of the runs that have the figure: with an even number, the higher of the middle two. */
function medianOf({ runs }: Row, name: string): number | undefined {
  const figures = runs
    .flatMap((run) => run[name] ?? [])
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  return figures[Math.floor(figures.length / 2)];
}

await runCommand(import.meta.url, main);
