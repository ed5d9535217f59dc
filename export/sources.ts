import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { filesBelow } from "./files";
import { publicFiles } from "./public";

/** All that a site is made of. */
const FOLDERS = ["app", "components", "content", "deploy", "export", "lib"];
const FILES = ["next.config.ts", "package.json", "package-lock.json", "postcss.config.mjs"];

/** What editors keep beside a file while it is open, and what no site is made of. */
const NO_SOURCE = /^[.#]|~$|\.test\.tsx?$/;

/**
 * A build reads the sources several times, one part after the other, so that a change in between ends up in one part of
 * the site and not in the other.
 *
 * @param start When the build began.
 * @throws Error naming the files, if one was changed or added since.
 */
export async function checkUnchanged(start: number, folder = "."): Promise<void> {
  const below = await Promise.all(
    FOLDERS.map(async (name) => (await filesBelow(join(folder, name))).map((file) => `${name}/${file}`)),
  );
  const sources = [
    ...[...below.flat(), ...FILES].filter((file) => !NO_SOURCE.test(basename(file))),
    ...(await publicFiles(join(folder, "public"))).map((file) => `public/${file}`),
  ];
  const changed: string[] = [];
  for (const file of sources) if ((await stat(join(folder, file))).ctimeMs > start) changed.push(file);
  if (changed.length === 0) return;
  throw new Error(
    `Changed while the site was being built: ${changed.join(", ")}.\n` +
      "The site would be half of the one and half of the other, so out/ is as it was. Build again.",
  );
}
