import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ICONS } from "@/lib/icons";
import { drawIcons, isDrawnIcon } from "./icons";
import { checkPublicFiles, listPublicFiles } from "./public";

const NAMES = Object.values(ICONS).map(({ path }) => path.slice(1));

let folder = "";
test.beforeEach(async () => {
  folder = test.info().outputPath("public");
  await drawIcons(folder);
});

const read = (name: string) => readFile(join(folder, name));

test("draws every icon, and recognizes each as drawn by the build", async () => {
  expect((await readdir(folder)).sort()).toEqual([...NAMES].sort());
  expect(await listPublicFiles(folder)).toEqual([]);
});

test("leaves up-to-date icons untouched", async () => {
  const written = await Promise.all(NAMES.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  await drawIcons(folder);
  expect(await Promise.all(NAMES.map(async (name) => (await stat(join(folder, name))).mtimeMs))).toEqual(written);
});

for (const name of NAMES) {
  test(`draws ${name} again if the mark has changed`, async () => {
    const current = await read(name);
    // The stamp of an icon ends in a hash of its source.
    const stale = Buffer.from(
      current.toString("latin1").replace(/(version )[0-9a-f]{8}/, (_, before) => `${before}00000000`),
      "latin1",
    );
    expect(stale.equals(current)).toBe(false);
    await writeFile(join(folder, name), stale);
    await drawIcons(folder);
    expect((await read(name)).equals(current)).toBe(true);
  });
}

test("keeps an owner's icon, and publishes it unchanged", async () => {
  await writeFile(join(folder, "favicon.ico"), "my own");
  await drawIcons(folder);
  expect(isDrawnIcon(await read("favicon.ico"))).toBe(false);
  expect(await listPublicFiles(folder)).toEqual(["favicon.ico"]);
  expect(() => checkPublicFiles(["favicon.ico"], NAMES)).not.toThrow();
});
