import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findLetterFaults } from "@/components/schedule/letter-check";
import { LEAFLET_EXTRAS } from "@/content/leaflet";
import { namedImages, records } from "@/content/records";
import { routes, schedulePath } from "@/content/routes";
import { checkContent } from "@/content/schema/check";
import { kinds, type Site } from "@/content/schema/records";
import { languageRules } from "@/content/words";
import { MARK, readSvg } from "@/lib/svg";
import { contrastFaults } from "@/lib/theme";
import { inOwnWords } from "@/tools/command";
import { filesBelow, readSources } from "./files";
import { makeFonts } from "./fonts";
import { drawIcons } from "./icons";
import { makeImages } from "./images";
import { repeatedLinkFaults } from "./link-names";
import { contentNotices } from "./notices";
import { pictureFaults } from "./share-pictures";

/**
 * Holds the content against its rules, and makes the pictures, icons and fonts that it names.
 *
 * @throws Error with one line for each fault.
 */
export async function prepareContent(): Promise<void> {
  const valid = stopAt(checkContent(records));
  const outcomes = await Promise.allSettled([
    // What a record names is looked at once the records hold.
    valid.then(() => makeImages(namedImages(records))),
    valid.then(() => stopAt(records.site.flatMap((site) => findLetterFaults(site)))),
    Promise.all([pageFaults(), readSources(["app"])]).then(([faults, pages]) =>
      stopAt([
        ...faults,
        ...namedPageFaults(pages),
        ...repeatedLinkFaults(pages),
        ...leafletFaults(),
        ...unlistedKinds(),
        ...records.site.flatMap(analyticsFaults),
      ]),
    ),
    checkLook(),
    makeFonts(),
  ]);
  // A color that is none stops all that is drawn in it.
  const faults = new Set(outcomes.flatMap((one) => (one.status === "rejected" ? [inOwnWords(one.reason)] : [])));
  await stopAt([...faults]);
  await stopAt(await pictureFaults());
  await drawIcons();
  const lists = Object.values(records);
  console.log(`Content holds: ${lists.flat().length} records in ${lists.length} files, and their images.`);
  for (const notice of contentNotices(records, languageRules().currency, new Date().toISOString().slice(0, 10)))
    console.log(`Note: ${notice}`);
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

/** How a page names another: `routeOf("talent")`, `forPage(plans, "talent")`, `<Speaker page="talent">`, `{ page: "talent" }`. */
const NAMED_PAGE = /\b(?:(?:routeOf|pageMetadata)\(|forPage\([\w.]+, |page(?:=|: ))"([^"]+)"/g;

/**
 * @param sources The texts of pages by their files.
 * @param pages The pages that there are.
 * @returns one line for each place that names a page which is not there: rendering would stop at the first of them.
 */
export function namedPageFaults(
  sources: ReadonlyMap<string, string>,
  pages: readonly { id: string }[] = routes,
): string[] {
  const ids = pages.map(({ id }) => id);
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      [...line.matchAll(NAMED_PAGE)]
        .map(([, id = ""]) => id)
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}:${index + 1}: ${expectedPage(ids, id)}`),
    ),
  );
}

function expectedPage(ids: readonly string[], found: string): string {
  return `expected the id of a page of content/routes.ts (${ids.join(", ")}); found "${found}"`;
}

/** @returns one line for each leaflet of a page that is not there. */
function leafletFaults(): string[] {
  const ids = routes.map(({ id }): string => id);
  return Object.keys(LEAFLET_EXTRAS)
    .filter((id) => !ids.includes(id))
    .map((id) => `content/leaflet.ts: ${expectedPage(ids, id)}`);
}

/** @returns one line for each script of the analytics record that is not in public/. */
export function analyticsFaults({ name, analytics }: Pick<Site, "name" | "analytics">): string[] {
  return (["src", "consent"] as const).flatMap((field) => {
    const path = analytics?.[field];
    if (!path?.startsWith("/") || existsSync(`public${path}`)) return [];
    return `content/site.ts: ${name}: analytics.${field}: expected a script in public/; found no public${path}`;
  });
}

/** @returns one line for each kind whose file has records that nothing would look at. */
function unlistedKinds(): string[] {
  const list = readFileSync("content/records.ts", "utf8");
  return Object.keys(kinds)
    .filter((kind) => !list.includes(`"./${kind}"`) && existsSync(`content/${kind}.ts`))
    .filter((kind) => /\bsample:/.test(readFileSync(`content/${kind}.ts`, "utf8")))
    .map((kind) => `content/records.ts: expected the records of content/${kind}.ts; found no import of them`);
}

/** What the owner chose for the look: colors that can be told apart, and a mark that can be drawn. */
async function checkLook(): Promise<void> {
  // The first is enough: where two colors are too much alike, so is what is made of them.
  await stopAt(contrastFaults().slice(0, 1));
  readSvg(MARK, "mark");
}

async function stopAt(faults: readonly string[]): Promise<void> {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
