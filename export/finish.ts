import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { notFoundRoute, pageAddress, routes, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { listFiles } from "@/lib/files";
import { fileAt, HASHED_FOLDER, kindOf } from "@/lib/headers";
import {
  append,
  element,
  insertBefore,
  type Page,
  type PageElement,
  parseDocument,
  prepend,
  serializePage,
} from "@/lib/html";
import { ICONS } from "@/lib/icons";
import { sharePicture } from "@/lib/metadata";
import {
  bundleAnalyticsScript,
  bundleIslands,
  bundlePressKeeper,
  bundleWaiting,
  type IslandScripts,
} from "./client-scripts";
import { inlineCss } from "./inline-css";
import { renderIslands } from "./islands";
import { withPolicy } from "./policy";
import { copyFiles, IGNORED_FILES } from "./public";
import { elementsOfScript } from "./script-elements";
import { sizeDrawings } from "./size-drawings";
import { stripNext } from "./strip-next";

/** A page of the finished site, and its own script beside its islands. */
interface Output {
  file: string;
  runs?: "schedule";
}

/** Every page of the finished site. */
export const PAGES: readonly Output[] = [
  ...routes.map(({ path }) => ({ file: fileAt(pageAddress(path)).slice(1) })),
  { file: notFoundRoute.path.slice(1) },
  { file: fileAt(schedulePath).slice(1), runs: "schedule" },
];

/** Files of the plain export that are for Next's client, or duplicates. */
const DROPPED_FILES = [/\.txt$/, /^_next\/static\//, /^404\//, /^_not-found\//, IGNORED_FILES];

/** Next's folder of fonts. They move to HASHED_FOLDER. */
const NEXT_FONTS = "_next/static/media";

/** Files other than pages that Next writes from routes. */
const LISTINGS = ["robots.txt", "llms.txt", "sitemap.xml", "manifest.webmanifest", "time-zones.json"];

/** All files that a build makes outside of HASHED_FOLDER. */
export const GENERATED_FILES: readonly string[] = [
  ...PAGES.map(({ file }) => file),
  ...LISTINGS,
  ...[...Object.values(ICONS), ...routes.map(sharePicture)].map(({ path }) => path.slice(1)),
];

/** Browsers with speculation rules prerender a page when a visitor is about to press its link, and nothing earlier. */
const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { selector_matches: "[data-booking], [target]" } },
          // With a query, but without the campaign that links carry on. "?*" would also match an empty query.
          { not: { href_matches: "/*\\?(.+)" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/**
 * Turns Next's plain export into the site: without Next's client, with inline CSS and a policy in each page
 * (docs/decisions/export-without-nexts-client.md).
 *
 * @param source The export of `next build`.
 * @param target The folder to write. It is emptied first.
 * @param ownersFiles Files of public/, which the export contains as well (export/public.ts).
 * @throws Error naming the file, if a page is missing or unexpected, or contains markup that a step does not know.
 */
export async function finish(source: string, target: string, ownersFiles: readonly string[]): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });

  const files = (await listFiles(source)).filter((file) => !ownersFiles.includes(file));
  const kept = files.filter((file) => LISTINGS.includes(file) || !DROPPED_FILES.some((pattern) => pattern.test(file)));
  const unknown = kept.filter((file) => !GENERATED_FILES.includes(file) && kindOf(`/${file}`) !== "hashed");
  if (unknown.length > 0) {
    throw new Error(
      `${source}: expected only the pages of content/routes.ts and the files of export/finish.ts; found also ` +
        `${unknown.join(", ")}. Add a page to the first, another file to LISTINGS in the second.`,
    );
  }
  const pages = await readPages(source, files);
  const islands = await bundleIslands(
    pages.map(({ islands }) => islands),
    target,
  );
  const waiting = await bundleWaiting();
  const analytics = site.analytics ? await bundleAnalyticsScript(site.analytics) : undefined;
  await copyFiles(
    kept.filter((file) => !file.endsWith(".html")),
    source,
    target,
  );
  await copyFiles(await listFiles(join(source, NEXT_FONTS)), join(source, NEXT_FONTS), join(target, HASHED_FOLDER));
  for (const { file, runs, document, islands: names } of pages) {
    const page = { file, document };
    const body = element(page, "body");
    const script = islands.get(String(names));
    if (runs === "schedule") {
      const code = script?.code ?? "";
      await inlineCss(page, source, { scripts: waiting + code, added: elementsOfScript(code) });
      // Before all visible content, since browsers may paint what precedes a script.
      insertBefore(element(page, "header"), `<script>${waiting}</script>`);
      if (script) append(body, startNow(script.files, target));
    } else {
      const code = script?.code ?? "";
      await inlineCss(page, source, { scripts: code, added: elementsOfScript(code), isSplit: true });
      // At the end, so that the first screen arrives without it.
      if (script) append(body, `<script>${await bundlePressKeeper(script.files)}</script>`);
      append(body, `<script type="speculationrules">${JSON.stringify(SPECULATION_RULES)}</script>`);
    }
    if (analytics) append(body, `<script>${analytics}</script>`);
    protectEmailAddresses(body);
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), withPolicy(file, serializePage(page)));
  }
}

/**
 * Reads the plain export's pages, without what only Next's client needs.
 *
 * @returns each page with the names of its islands.
 */
async function readPages(source: string, files: readonly string[]): Promise<(Output & Page & { islands: string[] })[]> {
  const pages = [];
  for (const { file, runs } of PAGES) {
    if (!files.includes(file)) throw new Error(`${source}/${file}: expected a page, found none`);
    // All comments are React's boundary markers. Only islands need them (export/islands.ts).
    const html = (await readFile(join(source, file), "utf8")).replaceAll(/<!--[^<>]*-->/g, "");
    const page = { file, document: parseDocument(html) };
    stripNext(page);
    const islands = renderIslands(page);
    sizeDrawings(page);
    pages.push({ ...page, runs, islands });
  }
  return pages;
}

/** Elements that load a page's islands in parallel, and hydrate them as soon as the page is parsed. */
function startNow(files: IslandScripts, target: string): string {
  const [entry, ...shared] = files.map((file) => {
    const digest = hash("sha384", readFileSync(join(target, file)), "base64");
    return { file, integrity: `integrity="sha384-${digest}"` };
  });
  const preloads = shared.map(({ file, integrity }) => `<link rel="modulepreload" href="${file}" ${integrity}>`);
  return `${preloads.join("")}<script type="module" src="${entry?.file}" ${entry?.integrity}></script>`;
}

/**
 * Tells Cloudflare to leave email addresses alone. It would replace each by "[email protected]" and add a script, which the
 * page's policy may block (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
function protectEmailAddresses(body: PageElement): void {
  prepend(body, "<!--email_off-->");
  append(body, "<!--/email_off-->");
}
