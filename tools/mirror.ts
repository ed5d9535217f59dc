import { execFileSync } from "node:child_process";
import { cp, readdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Files and folders that installing, building and testing generate. The list does not come from git, because an archive
 * has no repository.
 */
const NOT_COPIED = [
  "node_modules",
  ".git",
  ".next",
  ".cache",
  "out",
  "out.new",
  "out.old",
  "test-results",
  "playwright-report",
];

/**
 * Copies the working tree, including uncommitted changes, and links its packages, so that the copy can be built.
 *
 * @param target A folder below .cache. It is emptied first.
 * @param isExcluded Whether to leave out a file or folder, by its path from the project's root.
 */
export async function mirrorProject(target: string, isExcluded: (file: string) => boolean): Promise<void> {
  await rm(target, { recursive: true, force: true });
  for (const name of await readdir(".")) {
    if (NOT_COPIED.includes(name)) continue;
    const filter = (file: string) => !isExcluded(file.replaceAll("\\", "/"));
    await cp(name, join(target, name), { recursive: true, filter });
  }
  await symlink(resolve("node_modules"), join(target, "node_modules"), "junction");
  // Creates a repository. Otherwise, git and Tailwind would skip the folder, because this repository ignores it.
  execFileSync("git", ["init", "--quiet"], { cwd: target });
}
