/**
 * What happens to the site when its content grows: `npm run bench:growth`, after `npm run build`.
 *
 * Takes the plain export, repeats everything below the hero of each page ten and a hundred times, finishes it as the
 * build does, and measures the finished page on a phone slowed 4 times. Nothing of it is kept.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { serve } from "../deploy/serve";
import { finish } from "../export/finish";
import { publicFiles } from "../export/public";
import { chromiumLaunch } from "../tools/browser/chromium";
import { SLOW_4G, slowDown } from "../tools/browser/slow";
import { median } from "./median";

const PLAIN = ".cache/export";
const PAGES = ["index.html", "talent/index.html"];
const RUNS = 5;

async function main(): Promise<void> {
  console.log("| page | content | export step | HTML | brotli | first paint |\n| --- | --- | --- | --- | --- | --- |");
  const owners = await publicFiles();
  for (const times of [1, 10, 100]) {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    const site = join(folder, "site");
    try {
      await cp(PLAIN, join(folder, "plain"), { recursive: true });
      for (const page of PAGES) {
        const file = join(folder, "plain", page);
        await writeFile(file, repeated(await readFile(file, "utf8"), times));
      }
      const started = performance.now();
      await finish(join(folder, "plain"), site, owners);
      const took = performance.now() - started;
      for (const page of PAGES) {
        const html = await readFile(join(site, page));
        const sizes = [html.length, brotliCompressSync(html).length].map((size) => `${(size / 1000).toFixed(1)} kB`);
        const paint = `${(await firstPaint(site, page)).toFixed(0)} ms`;
        console.log(`| ${[page, `× ${times}`, `${(took / 1000).toFixed(1)} s`, ...sizes, paint].join(" | ")} |`);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

/** A page with all sections but the first so many times; an id stays the one of the first. */
function repeated(html: string, times: number): string {
  const main = /<main[^>]*>/.exec(html);
  const hero = html.indexOf("</section>", main?.index) + "</section>".length;
  const end = html.indexOf("</main>");
  const below = html.slice(hero, end);
  const copy = below.replaceAll(/ id="[^"]*"/g, "");
  return html.slice(0, hero) + below + copy.repeat(times - 1) + html.slice(end);
}

async function firstPaint(site: string, page: string): Promise<number> {
  const host = await serve({ dir: site });
  const browser = await chromium.launch(chromiumLaunch);
  const figures: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const tab = await context.newPage();
    await slowDown(tab, 4, SLOW_4G);
    await tab.goto(`${host.url}/${page}`, { waitUntil: "commit" });
    await tab.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    figures.push(
      await tab.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN),
    );
    await context.close();
  }
  await browser.close();
  await host.close();
  return median(figures);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
