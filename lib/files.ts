import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** @returns all files below a folder, sorted, as paths from it with forward slashes. Follows links. None without a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A broken link, or a file that was deleted meanwhile, does not count.
      const info = await stat(path).catch(() => undefined);
      if (info?.isDirectory()) return (await filesBelow(path)).map((below) => `${name}/${below}`);
      return info?.isFile() ? [name] : [];
    }),
  );
  return found.flat().sort();
}

/** TypeScript without tests. */
const SOURCE = /(?<!\.test)\.tsx?$/;

/**
 * @param folders from the project's root
 * @param pattern which file names count
 * @returns the texts of all sources below the folders, by path
 */
export async function readSources(folders: readonly string[], pattern = SOURCE): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const name of (await filesBelow(folder)).filter((file) => pattern.test(file))) {
      const file = join(folder, name);
      sources.set(file, await readFile(file, "utf8"));
    }
  }
  return sources;
}

/** @returns the lines of sources that contain a text, counted from 1. */
export function linesWith(searched: string, sources: ReadonlyMap<string, string>): { file: string; line: number }[] {
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => (line.includes(searched) ? { file, line: index + 1 } : [])),
  );
}
