import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/**
 * Copies the working tree, committed or not, with its packages linked, so that the copy can be changed and built.
 *
 * @param target A folder below .cache. It is emptied first.
 * @param isExcluded Whether to leave out a file, by its path from the project's root.
 */
export async function mirrorProject(target: string, isExcluded: (file: string) => boolean): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  });
  for (const file of listed.split("\0")) {
    // Git lists a deleted file until the deletion is staged.
    if (file === "" || isExcluded(file) || !existsSync(file)) continue;
    await mkdir(join(target, dirname(file)), { recursive: true });
    await cp(file, join(target, file));
  }
  await symlink(resolve("node_modules"), join(target, "node_modules"), "junction");
  // A repository of its own, since git and Tailwind ignore the folder in this one.
  execFileSync("git", ["init", "--quiet"], { cwd: target });
}
