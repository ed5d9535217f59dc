import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles } from "@/lib/files";
import { HASHED_FOLDER, HEADERS_FILE, hasHashedName, kindOf } from "@/lib/headers";
import { ICONS } from "@/lib/icons";
import { isDrawnIcon } from "./icons";

/** Files of git and file managers, which Next would publish. */
export const IGNORED_FILES = /(^|\/)(\.gitignore|\.gitkeep|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** The icons' names in public/. An owner may put an icon of their own in the place of one that the build draws. */
export const ICON_FILES: readonly string[] = Object.values(ICONS).map(({ path }) => path.slice(1));

/**
 * @param folder The project's public/.
 * @returns The owner's files as paths from that folder, without generated pictures and icons and without the files of git
 *   and file managers.
 */
export async function publicFiles(folder = "public"): Promise<string[]> {
  const files = await listFiles(folder);
  const drawn = new Set<string>();
  for (const file of files.filter((name) => ICON_FILES.includes(name)))
    if (isDrawnIcon(await readFile(join(folder, file)))) drawn.add(file);
  return files.filter(
    (file) =>
      !drawn.has(file) && !IGNORED_FILES.test(file) && !(kindOf(`/${file}`) === "hashed" && hasHashedName(file)),
  );
}

/**
 * @param files The owner's files in public/; icons are fine.
 * @param generated The files that the build makes outside of HASHED_FOLDER.
 * @throws Error naming every file that would replace a generated file or hide a page.
 */
export function checkPublic(files: readonly string[], generated: readonly string[]): void {
  const reserved = [...generated, ...[HEADERS_FILE, HASHED_FOLDER, "/_next/"].map((path) => path.slice(1))];
  const faults = files.flatMap((file) => {
    if (ICON_FILES.includes(file)) return [];
    const hidden = reserved.find((path) => isSameOrBelow(path, file) || isSameOrBelow(file, path));
    if (hidden)
      return `public/${file}: the build makes ${hidden}, and one of the two would be lost. Expected another name.`;
    // Hosts prefer talent.html to talent/index.html.
    const page = generated.find((path) => path === file.replace(/\.html$/i, "/index.html"));
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
