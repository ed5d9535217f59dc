import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { listFiles } from "@/lib/files";
import { finishPages } from "./finish-pages";
import { copyFiles } from "./public";

/** The folder for the pages of examples, outside the site. */
const EXAMPLES = ".cache/examples";

/** Whether a file of Next's export is one of the pages of examples. */
export function isExample(file: string): boolean {
  return file.startsWith("examples/");
}

/**
 * Finishes the pages of examples in the same way as the pages of the site, for the tests (docs/write-a-test.md). Empties
 * the folder first, so that no examples of an earlier build are left.
 *
 * @param source The export of `next build`. It has examples only after a build with `--examples`.
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
