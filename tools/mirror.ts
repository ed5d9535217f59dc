import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/**
 * Copies the project as it stands in the working folder, committed or not, with its packages linked, so that it can be
 * changed and built there.
 *
 * @param target A folder below .cache; what was there goes.
 * @param leavesOut Whether a file, by its path from the project's root, is none of the copy.
 */
export async function mirrorProject(target: string, leavesOut: (file: string) => boolean): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  });
  for (const file of listed.split("\0")) {
    // One that was deleted is listed until that is staged.
    if (file === "" || leavesOut(file) || !existsSync(file)) continue;
    await mkdir(join(target, dirname(file)), { recursive: true });
    await cp(file, join(target, file));
  }
  await symlink(resolve("node_modules"), join(target, "node_modules"), "junction");
  // A repository of its own: in this one, the copy is a folder that git and Tailwind ignore.
  execFileSync("git", ["init", "--quiet"], { cwd: target });
}
