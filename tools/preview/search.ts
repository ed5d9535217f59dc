/**
 * How each page is found and shared: `npm run preview:search`. Reads the built out/ and writes one page into
 * .cache/preview, which needs nothing else, with each page as a search result at two widths and as a shared card.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { madeFiles } from "../../export/public";
import { previewPage } from "./preview-page";

const FOLDER = ".cache/preview";

async function main(): Promise<void> {
  const html = previewPage(await madeFiles("out"));
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, "search.html");
  await writeFile(file, html);
  console.log(`Look at it: ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
