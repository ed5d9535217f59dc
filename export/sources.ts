import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { filesBelow } from "./files";
import { publicFiles } from "./public";

/** All that a site is made of. */
const FOLDERS = ["app", "components", "content", "deploy", "export", "lib"];
const FILES = ["next.config.ts", "package.json", "package-lock.json", "postcss.config.mjs"];

/** What editors keep beside a file while it is open, and what no site is made of. */
const NO_SOURCE = /^[.#]|~$|\.test\.tsx?$/;

/**
 * Does work that reads the sources several times, one part after the other, so that a change in between would end up in
 * one part of the result and not in the other.
 *
 * @param folder The project's.
 * @returns what the work returns.
 * @throws Error naming the files, if one was changed, added or removed since.
 */
export async function onUnchangedSources<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = await read(folder);
  const result = await work();
  const after = await read(folder);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length === 0) return result;
  throw new Error(
    `Changed while the site was being built: ${changed.sort().join(", ")}.\n` +
      "The site would be half of the one and half of the other, so out/ is as it was. Build again.",
  );
}

/** The hash of each source, by its path. */
async function read(folder: string): Promise<Map<string, string>> {
  const below = await Promise.all(
    FOLDERS.map(async (name) => (await filesBelow(join(folder, name))).map((file) => `${name}/${file}`)),
  );
  const sources = [
    ...[...below.flat(), ...FILES].filter((file) => !NO_SOURCE.test(basename(file))),
    ...(await publicFiles(join(folder, "public"))).map((file) => `public/${file}`),
  ];
  return new Map(
    await Promise.all(
      sources.map(async (file) => {
        // One that went since it was listed has changed.
        const content = await readFile(join(folder, file)).catch(() => "");
        return [file, createHash("sha256").update(content).digest("hex")] as const;
      }),
    ),
  );
}
