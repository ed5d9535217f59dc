import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Lists all files below a folder, sorted, as paths relative to it with forward slashes. Follows links. Empty if the
 * folder does not exist.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Skips broken links, and files that were deleted in the meantime.
      const info = await stat(path).catch(() => undefined);
      if (info?.isDirectory()) return (await listFiles(path)).map((below) => `${name}/${below}`);
      return info?.isFile() ? [name] : [];
    }),
  );
  return found.flat().sort();
}

/** Matches TypeScript files other than tests. */
const SOURCE = /(?<!\.test)\.tsx?$/;

/**
 * Reads all source files below some folders.
 *
 * @param folders Paths from the project's root.
 * @param pattern Matches the names of the files to read.
 * @returns The content of each file by its path.
 */
export async function readSources(folders: readonly string[], pattern = SOURCE): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const name of (await listFiles(folder)).filter((file) => pattern.test(file))) {
      const file = join(folder, name);
      sources.set(file, await readFile(file, "utf8"));
    }
  }
  return sources;
}

/** Finds the lines that contain a text. Lines are counted from 1. */
export function findLines(searched: string, sources: ReadonlyMap<string, string>): { file: string; line: number }[] {
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => (line.includes(searched) ? { file, line: index + 1 } : [])),
  );
}
