import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { filesBelow } from "./files";
import { swap } from "./swap";

let folder = "";
const at = (name: string) => join(folder, name);
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "swap-"));
  await mkdir(at("site/talent"), { recursive: true });
  await writeFile(at("site/index.html"), "new");
  await writeFile(at("site/talent/index.html"), "new");
});
test.afterEach(() => rm(folder, { recursive: true }));

async function old(name: string): Promise<void> {
  await mkdir(at(name), { recursive: true });
  await writeFile(join(at(name), "index.html"), "old");
  await writeFile(join(at(name), "gone.html"), "old");
}

async function expectNew(name: string, inFolder: string[]): Promise<void> {
  expect(await filesBelow(at(name))).toEqual(["index.html", "talent/index.html"]);
  expect(await readFile(join(at(name), "index.html"), "utf8")).toBe("new");
  expect((await readdir(folder)).sort(), "nothing is left of the change").toEqual(inFolder);
}

/** As renaming fails for what a test is about. */
function failing(code: string, fails: (from: string) => boolean): typeof rename {
  return async (from, to) => {
    if (fails(String(from))) throw Object.assign(new Error(code), { code });
    await rename(from, to);
  };
}

test("the site takes the place of the one before, or of none", async () => {
  await swap(at("site"), at("out"));
  await expectNew("out", ["out"]);
  await mkdir(at("site"));
  await writeFile(at("site/index.html"), "newer");
  await swap(at("site"), at("out"));
  expect(await filesBelow(at("out"))).toEqual(["index.html"]);
});

test("a folder that is a link stays one, and what it leads to gets the site", async () => {
  await old("elsewhere");
  await symlink(at("elsewhere"), at("out"));
  await swap(at("site"), at("out"));
  expect((await lstat(at("out"))).isSymbolicLink()).toBe(true);
  await expectNew("elsewhere", ["elsewhere", "out"]);
});

test("a site that was made on another file system is copied", async () => {
  await old("out");
  await swap(
    at("site"),
    at("out"),
    failing("EXDEV", (from) => from.endsWith("site")),
  );
  await rm(at("site"), { recursive: true });
  await expectNew("out", ["out"]);
});

test("a folder that cannot be renamed, such as a mount, is filled anew", async () => {
  await old("out");
  await swap(
    at("site"),
    at("out"),
    failing("EBUSY", (from) => from.endsWith("out")),
  );
  await expectNew("out", ["out"]);
});

test("if the site cannot take its place, the one before has it again", async () => {
  await old("out");
  const swapping = swap(
    at("site"),
    at("out"),
    failing("EIO", (from) => from.endsWith(".new")),
  );
  await expect(swapping).rejects.toThrow("EIO");
  expect(await readFile(at("out/index.html"), "utf8")).toBe("old");
});
