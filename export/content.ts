import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { namedImages, records } from "@/content/records";
import { routes, schedulePath } from "@/content/routes";
import { checkContent } from "@/content/schema/check";
import { MARK, readSvg } from "@/lib/svg";
import { contrastFaults } from "@/lib/theme";
import { inOwnWords } from "@/tools/command";
import { filesBelow } from "./files";
import { makeFonts } from "./fonts";
import { makeImages } from "./images";

/**
 * Holds the content against its rules, and makes the pictures and fonts that it names.
 *
 * @throws Error with one line for each fault.
 */
export async function prepareContent(): Promise<void> {
  const outcomes = await Promise.allSettled([
    // What a record names is looked at once the records hold.
    stopAt(checkContent(records)).then(() => makeImages(namedImages(records))),
    pageFaults().then(stopAt),
    checkLook(),
    makeFonts(),
  ]);
  // A colour that is none stops all that is drawn in it.
  const faults = new Set(outcomes.flatMap((one) => (one.status === "rejected" ? [inOwnWords(one.reason)] : [])));
  await stopAt([...faults]);
  const lists = Object.values(records);
  console.log(`Content holds: ${lists.flat().length} records in ${lists.length} files, and their images.`);
}

/** @returns one line for each page of the list without a folder in app/, and for each folder without a page. */
export async function pageFaults(pages: readonly { id: string; path: string }[] = routes): Promise<string[]> {
  const folderless = pages
    .map(({ id, path }) => ({ id, file: join("app", path, "page.tsx") }))
    .filter(({ file }) => !existsSync(file))
    .map(({ id, file }) => `content/routes.ts: ${id}: path: expected a page in ${file}; found none`);
  const known = [...pages.map(({ path }) => path), schedulePath.replace(/\/$/, ""), "/leaflet/[page]"];
  const recordless = (await filesBelow("app"))
    .filter((file) => /^(.*\/)?page\.tsx$/.test(file))
    .map((file) => ({ file, path: `/${dirname(file)}`.replace("/.", "/") }))
    .filter(({ path }) => !known.includes(path))
    .map(({ file, path }) => `app/${file}: expected a page of content/routes.ts; found none with the path "${path}"`);
  return [...folderless, ...recordless];
}

/** What the owner chose for the look: colours that can be told apart, and a mark that can be drawn. */
async function checkLook(): Promise<void> {
  // The first is enough: where two colours are too much alike, so is what is made of them.
  await stopAt(contrastFaults().slice(0, 1));
  readSvg(MARK, "mark");
}

async function stopAt(faults: readonly string[]): Promise<void> {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
