import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { settle } from "./surroundings";

let folder = "";
const BEFORE = { umask: process.umask(), NODE_ENV: process.env.NODE_ENV };
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "surroundings-"));
});
test.afterEach(async () => {
  process.umask(BEFORE.umask);
  Object.assign(process.env, { NODE_ENV: BEFORE.NODE_ENV });
  await rm(folder, { recursive: true });
});

test("NODE_ENV and a strict umask of the shell are not the build's", () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  process.umask(0o077);
  settle(folder);
  expect(process.env.NODE_ENV).toBe("production");
  // Windows keeps nothing of it but whether a file may be written.
  if (process.platform !== "win32") expect(process.umask().toString(8)).toBe("22");
});

test("a path that the tools cannot read is named, with the character", () => {
  for (const path of ["/home/me/C# projects/site", "/srv/*new*/site"]) {
    expect(() => settle(path)).toThrow(`${path}: the name of a folder on the way here holds "${/[#*]/.exec(path)}"`);
  }
  for (const path of ["/srv/R&D", "/srv/100%", "/srv/[new] (2)", "/srv/Größe", "/srv/{a,b}!"]) settle(path);
});

test("a link to a folder is fine; to one that is not there, or a file in its place, is named", async () => {
  await symlink(join(folder, "elsewhere"), join(folder, "out"));
  expect(() => settle(folder)).toThrow(/out: a link to a folder that is not there/);
  await mkdir(join(folder, "elsewhere"));
  settle(folder);
  await writeFile(join(folder, ".cache"), "");
  expect(() => settle(folder)).toThrow(/\.cache: expected a folder, found a file/);
});
