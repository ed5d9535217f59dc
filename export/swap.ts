import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { listFiles } from "@/lib/files";

/**
 * Last build step: replaces the previous site by two renames, so that visitors always get complete files. If the folder
 * cannot be renamed (a mount, or on Windows a folder that is in use), replaces its files one by one, with pages last.
 *
 * @param site The folder of the finished site.
 * @param out The folder to replace. If it is a link, the link's target is replaced.
 * @param move The rename function, for tests.
 */
export async function swap(site: string, out: string, move = rename): Promise<void> {
  const place = existsSync(out) ? await realpath(out) : resolve(out);
  // In the same parent folder, because a rename works only within one file system.
  const [fresh, previous] = [`${place}.new`, `${place}.old`];
  await removeBoth();
  await cp(site, fresh, { recursive: true });
  try {
    if (existsSync(place)) await move(place, previous);
    await move(fresh, place);
  } catch {
    if (existsSync(previous)) await move(previous, place);
    await replaceFiles(place, fresh);
  }
  await removeBoth();

  async function removeBoth(): Promise<void> {
    for (const dir of [fresh, previous]) await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Replaces files one by one. The landing page is last, because the preview server takes it as the sign of a finished
 * build.
 */
async function replaceFiles(place: string, site: string): Promise<void> {
  const orderOf = (file: string) => (file === "index.html" ? 2 : file.endsWith(".html") ? 1 : 0);
  const files = await listFiles(site);
  for (const file of files.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await copyFile(join(site, file), join(place, file));
  }
  for (const file of await listFiles(place)) if (!files.includes(file)) await rm(join(place, file));
}
