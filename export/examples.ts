import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { listFiles } from "@/lib/files";
import { finishPages } from "./finish-pages";
import { copyFiles } from "./public";

/** Where the pages of examples go, outside of the site. */
const EXAMPLES = ".cache/examples";

/** Whether a file of Next's export belongs to the pages of examples, and so not to the site. */
export function isExample(file: string): boolean {
  return file.startsWith("examples/");
}

/**
 * Finishes the pages of examples as those of the site are finished, for the tests (docs/write-a-test.md). The folder is
 * emptied first, so that it never has the examples of an earlier build.
 *
 * @param source The export of `next build`. Unless the build was started with `--examples`, it has none.
 */
export async function finishExamples(source: string, target = EXAMPLES): Promise<void> {
  await rm(target, { recursive: true, force: true });
  if (!existsSync(`${source}/examples`)) return;
  const files = (await listFiles(source)).filter(isExample);
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => ({ file }));
  await finishPages(pages, source, target);
  const pictures = files.filter((file) => file.endsWith(".svg"));
  await copyFiles(pictures, source, target);
}
