import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesBelow } from "@/lib/files";
import { HASHED_FOLDER, HEADERS_FILE, hasHashedName, kindOf } from "@/lib/headers";

/** What git and file managers keep in a folder for themselves; Next would publish it. */
export const NOT_MEANT = /(^|\/)(\.gitignore|\.gitkeep|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * @param folder The project's public/.
 * @returns the files that the owner has put there, as paths from it; not the pictures that the build makes there, and
 *   not what git and file managers keep there for themselves.
 */
export async function publicFiles(folder = "public"): Promise<string[]> {
  const files = await filesBelow(folder);
  return files.filter((file) => !NOT_MEANT.test(file) && !(kindOf(`/${file}`) === "hashed" && hasHashedName(file)));
}

/**
 * @param files What the owner has put into public/.
 * @param made What the build makes outside of the hashed folders: pages, icons, lists.
 * @throws Error naming every file that would take the place of something that the build makes, or hide a page.
 */
export function checkPublic(files: readonly string[], made: readonly string[]): void {
  const reserved = [...made, ...[HEADERS_FILE, HASHED_FOLDER, "/_next/"].map((path) => path.slice(1))];
  const faults = files.flatMap((file) => {
    const hidden = reserved.find((one) => isBelow(one, file) || isBelow(file, one));
    if (hidden)
      return `public/${file}: the build makes ${hidden}, and one of the two would be lost. Expected another name.`;
    // Hosts answer /talent with talent.html if there is one, and with talent/index.html if not.
    const page = made.find((one) => one === file.replace(/\.html$/i, "/index.html"));
    return page ? `public/${file}: some hosts would show it in place of ${page}. Expected another name.` : [];
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Whether one path is the other, or below it. File systems and hosts differ in whether they tell cases apart. */
function isBelow(path: string, other: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${other.replace(/\/$/, "")}/`.toLowerCase());
}

/** Copies files byte for byte; each may be read by all, as a host needs it, whatever it was before. */
export async function copyFiles(files: readonly string[], from: string, to: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), await readFile(join(from, file)));
  }
}
