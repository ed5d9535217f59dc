import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles } from "@/lib/files";
import { HASHED_FOLDER, HEADERS_FILE, hasHashedName, kindOf } from "@/lib/headers";
import { ICONS } from "@/lib/icons";
import { isDrawnIcon } from "./icons";

/** Matches files of git and file managers, which Next would publish. */
export const IGNORED_FILES = /(^|\/)(\.gitignore|\.gitkeep|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** The paths of the icons in public/. An owner may replace a generated icon. */
export const ICON_FILES: readonly string[] = Object.values(ICONS).map(({ path }) => path.slice(1));

/**
 * Lists an owner's files in public/: all except generated pictures and icons, and files of git and file managers.
 *
 * @param folder The project's public/.
 * @returns Paths relative to that folder.
 */
export async function listPublicFiles(folder = "public"): Promise<string[]> {
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
 * Checks that an owner's files do not replace generated files, except for icons.
 *
 * @param files The owner's files in public/.
 * @param generated The files that the build generates outside HASHED_FOLDER.
 * @throws Error with every file that would replace a generated file or hide a page.
 */
export function checkPublicFiles(files: readonly string[], generated: readonly string[]): void {
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

/** Whether a path is equal to another path or below it. Ignores case, as some file systems and hosts do. */
function isSameOrBelow(path: string, other: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${other.replace(/\/$/, "")}/`.toLowerCase());
}

/** Copies files without their modes, so that a web server that runs as another user can read them. */
export async function copyFiles(files: readonly string[], from: string, to: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), await readFile(join(from, file)));
  }
}
