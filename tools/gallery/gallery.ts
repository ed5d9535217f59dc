/**
 * Pictures of every page in every state, for people to look at: `npm run gallery`. Takes them from the built out/ into
 * .cache/gallery, with an index.html that shows them side by side.
 *
 *   npm run gallery -- --page talent --width 360 --scheme dark --state dialog    one picture, in seconds
 *   npm run gallery -- --compare FOLDER      nothing taken: the pictures there are, beside those of an earlier run
 *
 * The filters may be repeated. Other pictures stay as they are; a run without filters begins anew.
 */
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@/deploy/serve";
import { runCommand } from "../command";
import { compareGalleries } from "./compare";
import { fileOf, writeIndex } from "./index-page";
import { chooseShots } from "./selection";
import { type Shot, shoot, startBrowser } from "./shoot";

const SITE = "out";
const FOLDER = ".cache/gallery";
/** So many paths are worth printing one by one. */
const FEW = 8;
/** Browsers side by side. */
const AT_ONCE = 2;

async function main(): Promise<void> {
  const text = { type: "string", multiple: true, default: [] as string[] } as const;
  const { values } = parseArgs({
    options: { page: text, width: text, scheme: text, state: text, compare: { type: "string" } },
  });
  if (values.compare) return console.log(await compareGalleries(values.compare, FOLDER));
  const shots = chooseShots(values);
  if (!existsSync(join(SITE, "index.html")))
    throw new Error(`There is no site in ${SITE}/ yet: run npm run build first.`);

  const site = await serve({ dir: SITE });
  try {
    await takeAll(site.url, shots, isWhole(values));
  } finally {
    await site.close();
  }
}

function isWhole({ page, width, scheme, state }: Record<"page" | "width" | "scheme" | "state", string[]>): boolean {
  return [page, width, scheme, state].every((filter) => filter.length === 0);
}

async function takeAll(address: string, shots: readonly Shot[], anew: boolean): Promise<void> {
  if (anew) await rm(FOLDER, { recursive: true, force: true });
  const start = Date.now();
  const taken: Shot[] = [];
  const failed: string[] = [];
  let done = 0;

  const queue = [...shots];
  async function work(): Promise<void> {
    let browser = await startBrowser();
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      // One that crashed must not take the rest of the run with it.
      if (!browser.isConnected()) browser = await startBrowser();
      try {
        if (await shoot(browser, address, shot, join(FOLDER, fileOf(shot)))) taken.push(shot);
      } catch (error) {
        failed.push(`${fileOf(shot)}: ${(error as Error).message.split("\n")[0]}`);
      }
      done++;
      say(`${done} of ${shots.length}  ${fileOf(shot)}`);
    }
    await browser.close();
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, shots.length) }, work));
  end();

  const index = await writeIndex(FOLDER);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`Pictures: ${taken.length}, in ${seconds} s`);
  if (taken.length <= FEW) for (const shot of taken) console.log(`  ${join(FOLDER, fileOf(shot))}`);
  console.log(`Look at them: ${relative(".", index)}`);
  if (failed.length > 0) throw new Error(`Not taken:\n  ${failed.join("\n  ")}`);
}

/** One line that is written over and over, or nothing where the output is no terminal. */
function say(words: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${words}`);
}

function end(): void {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
}

await runCommand(import.meta.url, main);
