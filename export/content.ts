import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findLetterFaults } from "@/components/schedule/letter-check";
import { namedImages, records } from "@/content/records";
import { routes, schedulePath } from "@/content/routes";
import { checkContent } from "@/content/schema/check";
import { kinds, type Site } from "@/content/schema/records";
import { accents } from "@/content/theme";
import { languageRules } from "@/content/words";
import { listFiles, readSources } from "@/lib/files";
import { TAB_PAGES } from "@/lib/navigation";
import { MARK, readSvg } from "@/lib/svg";
import { findContrastFaults } from "@/lib/theme";
import { formatError } from "@/tools/command";
import { generateFonts } from "./fonts";
import { drawIcons } from "./icons";
import { generateImages } from "./images";
import { findRepeatedLinks } from "./link-names";
import { findNotices } from "./notices";
import { findPictureFaults } from "./share-pictures";
import { findDeadLinks } from "./source-links";

/**
 * Checks the content and generates its pictures, icons and fonts.
 *
 * @throws Error with one line for each fault.
 */
export async function prepareContent(): Promise<void> {
  const valid = throwIfAny(checkContent(records, accents, (file) => readFileSync(file, "utf8")));
  const outcomes = await Promise.allSettled([
    // Generates images only if the records are valid, because records name the image files.
    valid.then(() => generateImages(namedImages(records))),
    valid.then(() => throwIfAny(records.site.flatMap((site) => findLetterFaults(site)))),
    Promise.all([findPageFaults(), readSources(["app"]), readSources(["components"])]).then(
      ([faults, pages, components]) =>
        throwIfAny([
          ...faults,
          ...findUnknownPages(pages),
          ...findDeadLinks(new Map([...pages, ...components]), routes, [schedulePath]),
          ...findRepeatedLinks(pages, TAB_PAGES),
          ...unlistedKinds(),
          ...records.site.flatMap(findAnalyticsFaults),
        ]),
    ),
    checkAppearance(),
    generateFonts(),
  ]);
  // Removes duplicates: an invalid color causes the same message in several steps.
  const faults = new Set(
    outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [formatError(outcome.reason)] : [])),
  );
  await throwIfAny([...faults]);
  await throwIfAny(await findPictureFaults());
  await drawIcons();
  const lists = Object.values(records);
  console.log(`Content is valid: ${lists.flat().length} records in ${lists.length} files, and their images.`);
  for (const notice of findNotices(records, languageRules().currency, new Date().toISOString().slice(0, 10)))
    console.log(`Note: ${notice}`);
}

/** Returns one line for each route without a page in app/, and for each page without a route. */
export async function findPageFaults(pages: readonly { id: string; path: string }[] = routes): Promise<string[]> {
  const withoutPage = pages
    .map(({ id, path }) => ({ id, file: join("app", path, "page.tsx") }))
    .filter(({ file }) => !existsSync(file))
    .map(({ id, file }) => `content/routes.ts: ${id}: path: expected a page in ${file}; found none`);
  const known = [...pages.map(({ path }) => path), schedulePath.replace(/\/$/, "")];
  const withoutRoute = (await listFiles("app"))
    .filter((file) => /^(.*\/)?page\.tsx$/.test(file))
    .map((file) => ({ file, path: `/${dirname(file)}`.replace("/.", "/") }))
    .filter(({ path }) => !known.includes(path))
    .map(({ file, path }) => `app/${file}: expected a page of content/routes.ts; found none with the path "${path}"`);
  return [...withoutPage, ...withoutRoute];
}

/**
 * Matches references to a page in sources: `routeOf("talent")`, `forPage(plans, "talent")`, `<Speaker page="talent">`,
 * `{ page: "talent" }`.
 */
const NAMED_PAGE = /\b(?:(?:routeOf|pageMetadata)\(|forPage\([\w.]+, |page(?:=|: ))"([^"]+)"/g;

/**
 * Returns one line for each reference to a page that does not exist. Rendering would stop at the first one.
 *
 * @param sources The sources by file.
 */
export function findUnknownPages(
  sources: ReadonlyMap<string, string>,
  pages: readonly { id: string }[] = routes,
): string[] {
  const ids = pages.map(({ id }) => id);
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      [...line.matchAll(NAMED_PAGE)]
        .map(([, id = ""]) => id)
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}:${index + 1}: ${formatExpectedPages(ids, id)}`),
    ),
  );
}

function formatExpectedPages(ids: readonly string[], found: string): string {
  return `expected the id of a page of content/routes.ts (${ids.join(", ")}); found "${found}"`;
}

/** Returns one line for each script of the analytics record that is missing in public/. */
export function findAnalyticsFaults({ name, analytics }: Pick<Site, "name" | "analytics">): string[] {
  return (["src", "consent"] as const).flatMap((field) => {
    const path = analytics?.[field];
    if (!path?.startsWith("/") || existsSync(`public${path}`)) return [];
    return `content/site.ts: ${name}: analytics.${field}: expected a script in public/; found no public${path}`;
  });
}

/**
 * Returns one line for each kind of record that content/records.ts does not import, so that it would not be checked.
 */
function unlistedKinds(): string[] {
  const list = readFileSync("content/records.ts", "utf8");
  return Object.keys(kinds)
    .filter((kind) => !list.includes(`"./${kind}"`) && existsSync(`content/${kind}.ts`))
    .filter((kind) => /\bsample:/.test(readFileSync(`content/${kind}.ts`, "utf8")))
    .map((kind) => `content/records.ts: expected the records of content/${kind}.ts; found no import of them`);
}

/** Checks the contrast of the theme's colors, and the mark. */
async function checkAppearance(): Promise<void> {
  // Reports only the first fault, because the same colors cause the others.
  await throwIfAny(findContrastFaults().slice(0, 1));
  readSvg(MARK, "mark");
}

async function throwIfAny(faults: readonly string[]): Promise<void> {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
