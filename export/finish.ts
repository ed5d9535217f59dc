import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { notFoundRoute, pageAddress, routes, schedulePath } from "@/content/routes";
import { listFiles } from "@/lib/files";
import { fileAt, HASHED_FOLDER, kindOf } from "@/lib/headers";
import { ICONS } from "@/lib/icons";
import { getSharePicture } from "@/lib/metadata";
import { isExample } from "./examples";
import { finishPages, type OutputPage } from "./finish-pages";
import { copyFiles, IGNORED_FILES } from "./public";

/** Every page of the finished site. */
export const PAGES: readonly OutputPage[] = [
  ...routes.map(({ path }) => ({ file: fileAt(pageAddress(path)).slice(1) })),
  { file: notFoundRoute.path.slice(1) },
  { file: fileAt(schedulePath).slice(1), extraScript: "schedule" },
];

/** Matches files of Next's export that only Next's client needs, and duplicate files. */
const DROPPED_FILES = [/\.txt$/, /^_next\/static\//, /^404\//, /^_not-found\//, IGNORED_FILES];

/** Next's folder of fonts. They move to HASHED_FOLDER. */
const NEXT_FONTS = "_next/static/media";

/** Files that Next generates from route handlers. */
const LISTINGS = ["robots.txt", "llms.txt", "sitemap.xml", "manifest.webmanifest", "time-zones.json"];

/** All files that a build generates outside HASHED_FOLDER. */
export const GENERATED_FILES: readonly string[] = [
  ...PAGES.map(({ file }) => file),
  ...LISTINGS,
  ...[...Object.values(ICONS), ...routes.map(getSharePicture)].map(({ path }) => path.slice(1)),
];

/**
 * Converts Next's export to the finished site: without Next's client, with inline CSS and a policy in each page
 * (docs/decisions/export-without-nexts-client.md).
 *
 * @param source The export of `next build`.
 * @param target The folder to write. It is emptied first.
 * @param ownersFiles Files of public/, which the export contains as well (export/public.ts).
 * @throws Error with the file's name if a page is missing or unexpected, or contains markup that no step handles.
 */
export async function finishExport(source: string, target: string, ownersFiles: readonly string[]): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });

  const files = (await listFiles(source)).filter((file) => !ownersFiles.includes(file) && !isExample(file));
  const kept = files.filter((file) => LISTINGS.includes(file) || !DROPPED_FILES.some((pattern) => pattern.test(file)));
  const unknown = kept.filter((file) => !GENERATED_FILES.includes(file) && kindOf(`/${file}`) !== "hashed");
  if (unknown.length > 0) {
    throw new Error(
      `${source}: expected only the pages of content/routes.ts and the files of export/finishExport.ts; found also ` +
        `${unknown.join(", ")}. Add a page to the first, another file to LISTINGS in the second.`,
    );
  }
  const missing = PAGES.find(({ file }) => !files.includes(file));
  if (missing) throw new Error(`${source}/${missing.file}: expected a page, found none`);
  await finishPages(PAGES, source, target);
  await copyFiles(
    kept.filter((file) => !file.endsWith(".html")),
    source,
    target,
  );
  await copyFiles(await listFiles(join(source, NEXT_FONTS)), join(source, NEXT_FONTS), join(target, HASHED_FOLDER));
}
