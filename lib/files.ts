import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * @returns all files below a folder, those behind links too, sorted, as paths from it with forward slashes. None if
 *   there is no such folder.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A link that leads nowhere, or a file that has gone meanwhile, is no file.
      const what = await stat(path).catch(() => undefined);
      if (what?.isDirectory()) return (await filesBelow(path)).map((below) => `${name}/${below}`);
      return what?.isFile() ? [name] : [];
    }),
  );
  return found.flat().sort();
}

/** Words and code; tests left out. */
const SOURCE = /(?<!\.test)\.tsx?$/;

/**
 * @param folders from the project's root
 * @param kind which names count; TypeScript, where nothing else is said
 * @returns the texts of all sources below the folders, by their paths
 */
export async function readSources(folders: readonly string[], kind = SOURCE): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const name of (await filesBelow(folder)).filter((one) => kind.test(one))) {
      const file = join(folder, name);
      sources.set(file, await readFile(file, "utf8"));
    }
  }
  return sources;
}

/** @returns where these words stand in sources, with lines counted from 1. */
export function linesWith(words: string, sources: ReadonlyMap<string, string>): { file: string; line: number }[] {
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((one, index) => (one.includes(words) ? { file, line: index + 1 } : [])),
  );
}
