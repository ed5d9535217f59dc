import { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles } from "@/lib/files";
import { swap } from "./swap";

let folder = "";
const pathOf = (name: string) => join(folder, name);
test.beforeEach(async () => {
  folder = test.info().outputPath();
  await mkdir(pathOf("site/talent"), { recursive: true });
  await writeFile(pathOf("site/index.html"), "new");
  await writeFile(pathOf("site/talent/index.html"), "new");
});

async function previousFile(name: string): Promise<void> {
  await mkdir(pathOf(name), { recursive: true });
  await writeFile(join(pathOf(name), "index.html"), "old");
  await writeFile(join(pathOf(name), "gone.html"), "old");
}

async function expectNew(name: string, inFolder: string[]): Promise<void> {
  expect(await listFiles(pathOf(name))).toEqual(["index.html", "talent/index.html"]);
  expect(await readFile(join(pathOf(name), "index.html"), "utf8")).toBe("new");
  expect((await readdir(folder)).sort(), "no temporary folder is left").toEqual([...inFolder, "site"]);
}

test("replaces the previous site, or none", async () => {
  await swap(pathOf("site"), pathOf("out"));
  await expectNew("out", ["out"]);
  await rm(pathOf("site/talent"), { recursive: true });
  await swap(pathOf("site"), pathOf("out"));
  expect(await listFiles(pathOf("out"))).toEqual(["index.html"]);
});

test("writes through a link, which stays a link", async () => {
  await previousFile("elsewhere");
  await symlink(pathOf("elsewhere"), pathOf("out"));
  await swap(pathOf("site"), pathOf("out"));
  expect((await lstat(pathOf("out"))).isSymbolicLink()).toBe(true);
  await expectNew("elsewhere", ["elsewhere", "out"]);
});

for (const [what, fails] of [
  ["cannot be renamed, such as a mount", "out"],
  ["the new site cannot be renamed to", "out.new"],
] as const) {
  test(`refills a folder that ${what}`, async () => {
    await previousFile("out");
    await swap(pathOf("site"), pathOf("out"), async (from, to) => {
      if (from === pathOf(fails)) throw new Error("EBUSY");
      await rename(from, to);
    });
    await expectNew("out", ["out"]);
  });
}
