/** Holds the folders of app/ against the list of pages. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { routes, schedulePath } from "@/content/routes";
import { filesBelow } from "./files";

/** @returns one line for each page without a folder or a record. */
export async function pageFaults(pages: readonly { id: string; path: string }[] = routes): Promise<string[]> {
  const folderless = pages
    .map(({ id, path }) => ({ id, file: join("app", path, "page.tsx") }))
    .filter(({ file }) => !existsSync(file))
    .map(({ id, file }) => `content/routes.ts: ${id}: path: expected a page in ${file}; found none`);
  const known = [...pages.map(({ path }) => path), schedulePath.replace(/\/$/, "")];
  const recordless = (await filesBelow("app"))
    .filter((file) => /^(.*\/)?page\.tsx$/.test(file))
    .map((file) => ({ file, path: `/${dirname(file)}`.replace("/.", "/") }))
    .filter(({ path }) => !known.includes(path))
    .map(({ file, path }) => `app/${file}: expected a page of content/routes.ts; found none with the path "${path}"`);
  return [...folderless, ...recordless];
}
