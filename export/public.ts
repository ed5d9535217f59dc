import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesBelow } from "@/lib/files";
import { HASHED_FOLDER, HEADERS_FILE, hasHashedName, kindOf } from "@/lib/headers";

/** Files of git and file managers, which Next would publish. */
export const IGNORED_FILES = /(^|\/)(\.gitignore|\.gitkeep|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * @param folder The project's public/.
 * @returns the owner's files as paths from that folder, without generated pictures and without the files of git and file
 *   managers.
 */
export async function publicFiles(folder = "public"): Promise<string[]> {
  const files = await filesBelow(folder);
  return files.filter((file) => !IGNORED_FILES.test(file) && !(kindOf(`/${file}`) === "hashed" && hasHashedName(file)));
}

/**
 * @param files The owner's files in public/.
 * @param generated The files that the build makes outside of HASHED_FOLDER.
 * @throws Error naming every file that would replace a generated file or hide a page.
 */
export function checkPublic(files: readonly string[], generated: readonly string[]): void {
  const reserved = [...generated, ...[HEADERS_FILE, HASHED_FOLDER, "/_next/"].map((path) => path.slice(1))];
  const faults = files.flatMap((file) => {
    const hidden = reserved.find((one) => isSameOrBelow(one, file) || isSameOrBelow(file, one));
    if (hidden)
      return `public/${file}: the build makes ${hidden}, and one of the two would be lost. Expected another name.`;
    // Hosts prefer talent.html to talent/index.html.
    const page = generated.find((one) => one === file.replace(/\.html$/i, "/index.html"));
    return page ? `public/${file}: some hosts would show it in place of ${page}. Expected another name.` : [];
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Whether a path is the other or below it. Case is ignored, since some file systems and hosts ignore it. */
function isSameOrBelow(path: string, other: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${other.replace(/\/$/, "")}/`.toLowerCase());
}

/** Copies files without their modes, so that every host can read them. */
export async function copyFiles(files: readonly string[], from: string, to: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), await readFile(join(from, file)));
  }
}
