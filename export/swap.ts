import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { listFiles } from "@/lib/files";

/**
 * Last step: replaces the previous site by two renames, so that the folder is whole except for the instant between them.
 * Where the folder cannot be renamed (a mount; on Windows, while a program has it open), its files are replaced one by
 * one, pages last.
 *
 * @param site The finished site.
 * @param out Where it goes. If that is a link, the folder behind it gets the site.
 * @param move The rename function, for tests.
 */
export async function swap(site: string, out: string, move = rename): Promise<void> {
  const place = existsSync(out) ? await realpath(out) : resolve(out);
  // Beside the folder, since a rename works only within one file system.
  const [fresh, previous] = [`${place}.new`, `${place}.old`];
  await removeBoth();
  await cp(site, fresh, { recursive: true });
  try {
    if (existsSync(place)) await move(place, previous);
    await move(fresh, place);
  } catch {
    if (existsSync(previous)) await move(previous, place);
    await refill(place, fresh);
  }
  await removeBoth();

  async function removeBoth(): Promise<void> {
    for (const dir of [fresh, previous]) await rm(dir, { recursive: true, force: true });
  }
}

/** Replaces files one by one. The landing page comes last, since the preview server watches it for a finished build. */
async function refill(place: string, site: string): Promise<void> {
  const orderOf = (file: string) => (file === "index.html" ? 2 : file.endsWith(".html") ? 1 : 0);
  const files = await listFiles(site);
  for (const file of files.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await copyFile(join(site, file), join(place, file));
  }
  for (const file of await listFiles(place)) if (!files.includes(file)) await rm(join(place, file));
}
