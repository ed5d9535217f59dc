import { readdir, stat } from "node:fs/promises";
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
