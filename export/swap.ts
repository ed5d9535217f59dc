import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "@/lib/files";

/**
 * Last step: the finished site takes the place of the one before, by two renames, so that the folder is whole at any
 * moment but the instant between them. Where the folder cannot be renamed (a mount; Windows, while a program has it
 * open), its files are replaced one by one, pages last.
 *
 * @param site The finished site.
 * @param out Where it goes. If that is a link, it stays one, and the folder that it leads to gets the site.
 * @param move What renames, for tests.
 */
export async function swap(site: string, out: string, move = rename): Promise<void> {
  const place = existsSync(out) ? await realpath(out) : resolve(out);
  // Beside the folder, so that they are on its file system, wherever the site was made.
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
    for (const one of [fresh, previous]) await rm(one, { recursive: true, force: true });
  }
}

/** What pages refer to is there before them, and goes after them. */
async function refill(place: string, site: string): Promise<void> {
  const isPage = (file: string) => file.endsWith(".html");
  const files = await filesBelow(site);
  for (const file of [...files.filter((one) => !isPage(one)), ...files.filter(isPage)]) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await copyFile(join(site, file), join(place, file));
  }
  for (const file of await filesBelow(place)) if (!files.includes(file)) await rm(join(place, file));
}
