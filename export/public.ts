import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HASHED_FOLDER, HEADERS_FILE, hasHashedName, kindOf } from "@/deploy/headers";
import { ICONS } from "@/lib/icons";
import { filesBelow } from "./files";
import { isDrawnIcon } from "./icons";

/** What git and file managers keep in a folder for themselves; Next would publish it. */
export const NOT_MEANT = /(^|\/)(\.gitignore|\.gitkeep|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** The icons' names in public/. An owner may put an icon of their own in the place of one that the build draws. */
export const ICON_FILES: readonly string[] = Object.values(ICONS).map(({ path }) => path.slice(1));

/**
 * @param folder The project's public/.
 * @returns The owner's files as paths from that folder, without the pictures and icons that the build makes there and
 *   without the files of git and file managers.
 */
export async function publicFiles(folder = "public"): Promise<string[]> {
  const files = await filesBelow(folder);
  const drawn = new Set<string>();
  for (const file of files.filter((name) => ICON_FILES.includes(name)))
    if (isDrawnIcon(await readFile(join(folder, file)))) drawn.add(file);
  return files.filter(
    (file) => !drawn.has(file) && !NOT_MEANT.test(file) && !(kindOf(`/${file}`) === "hashed" && hasHashedName(file)),
  );
}

/**
 * @param files What the owner has put into public/; icons are fine.
 * @param made What the build makes outside of the hashed folders: pages, icons, lists.
 * @throws Error naming every file that would take the place of something that the build makes, or hide a page.
 */
export function checkPublic(files: readonly string[], made: readonly string[]): void {
  const reserved = [...made, ...[HEADERS_FILE, HASHED_FOLDER, "/_next/"].map((path) => path.slice(1))];
  const faults = files.flatMap((file) => {
    if (ICON_FILES.includes(file)) return [];
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
