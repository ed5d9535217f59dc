import { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles } from "@/lib/files";
import { swap } from "./swap";

let folder = "";
const at = (name: string) => join(folder, name);
test.beforeEach(async () => {
  folder = test.info().outputPath();
  await mkdir(at("site/talent"), { recursive: true });
  await writeFile(at("site/index.html"), "new");
  await writeFile(at("site/talent/index.html"), "new");
});

async function old(name: string): Promise<void> {
  await mkdir(at(name), { recursive: true });
  await writeFile(join(at(name), "index.html"), "old");
  await writeFile(join(at(name), "gone.html"), "old");
}

async function expectNew(name: string, inFolder: string[]): Promise<void> {
  expect(await listFiles(at(name))).toEqual(["index.html", "talent/index.html"]);
  expect(await readFile(join(at(name), "index.html"), "utf8")).toBe("new");
  expect((await readdir(folder)).sort(), "no temporary folder is left").toEqual([...inFolder, "site"]);
}

test("replaces the previous site, or none", async () => {
  await swap(at("site"), at("out"));
  await expectNew("out", ["out"]);
  await rm(at("site/talent"), { recursive: true });
  await swap(at("site"), at("out"));
  expect(await listFiles(at("out"))).toEqual(["index.html"]);
});

test("writes into the target of a link, and keeps the link", async () => {
  await old("elsewhere");
  await symlink(at("elsewhere"), at("out"));
  await swap(at("site"), at("out"));
  expect((await lstat(at("out"))).isSymbolicLink()).toBe(true);
  await expectNew("elsewhere", ["elsewhere", "out"]);
});

for (const [what, fails] of [
  ["cannot be renamed, such as a mount", "out"],
  ["the new site cannot be renamed to", "out.new"],
] as const) {
  test(`replaces the files of a folder that ${what}`, async () => {
    await old("out");
    await swap(at("site"), at("out"), async (from, to) => {
      if (from === at(fails)) throw new Error("EBUSY");
      await rename(from, to);
    });
    await expectNew("out", ["out"]);
  });
}
