import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { site } from "@/content/site";
import {
  append,
  insertBefore,
  type Page,
  type PageElement,
  parseDocument,
  prepend,
  requireElement,
  serializePage,
} from "@/lib/html";
import {
  bundleAnalyticsScript,
  bundleIslands,
  bundlePressKeeper,
  bundleWaiting,
  type IslandScripts,
} from "./client-scripts";
import { inlineCss } from "./inline-css";
import { renderIslands } from "./islands";
import { addPolicy } from "./policy";
import { findScriptElements } from "./script-elements";
import { sizeDrawings } from "./size-drawings";
import { stripNext } from "./strip-next";

/** A page to finish, and its script besides the islands. */
export interface OutputPage {
  file: string;
  extraScript?: "schedule";
}

/** Lets browsers prerender a page shortly before a visitor is likely to click its link. */
const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { selector_matches: "[data-booking], [target]" } },
          // Addresses with a query. ("?*" would also match an empty query.)
          { not: { href_matches: "/*\\?(.+)" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/**
 * Converts pages of Next's export to finished pages: without Next's client, with inline CSS, the scripts of its islands
 * and a policy in each page.
 *
 * @param outputs The pages, with their paths in both folders.
 * @param source The export of `next build`.
 * @param target The folder for the pages and scripts.
 * @throws Error with the page's name and the element if a page has an unknown script, link or island.
 */
export async function finishPages(outputs: readonly OutputPage[], source: string, target: string): Promise<void> {
  const pages = await readPages(outputs, source);
  const islands = await bundleIslands(
    pages.map(({ islands }) => islands),
    target,
  );
  const waiting = await bundleWaiting();
  const analytics = site.analytics ? await bundleAnalyticsScript(site.analytics) : undefined;
  for (const { file, extraScript, document, islands: names } of pages) {
    const page = { file, document };
    const body = requireElement(page, "body");
    const script = islands.get(String(names));
    if (extraScript === "schedule") {
      const code = script?.code ?? "";
      await inlineCss(page, source, { scripts: waiting + code, added: findScriptElements(code) });
      // Inserts the script before all visible content, because browsers may paint the content before a later script.
      insertBefore(requireElement(page, "header"), `<script>${waiting}</script>`);
      if (script) append(body, createIslandLoader(script.files, target));
    } else {
      const code = script?.code ?? "";
      await inlineCss(page, source, { scripts: code, added: findScriptElements(code), isSplit: true });
      // At the end, so that the script does not delay the first screen.
      if (script) append(body, `<script>${await bundlePressKeeper(script.files)}</script>`);
      append(body, `<script type="speculationrules">${JSON.stringify(SPECULATION_RULES)}</script>`);
    }
    if (analytics) append(body, `<script>${analytics}</script>`);
    protectEmailAddresses(body);
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), addPolicy(file, serializePage(page)));
  }
}

/**
 * Reads pages of Next's export, without the parts that only Next's client needs.
 *
 * @returns Each page with the names of its islands.
 */
async function readPages(
  outputs: readonly OutputPage[],
  source: string,
): Promise<(OutputPage & Page & { islands: string[] })[]> {
  const pages = [];
  for (const { file, extraScript } of outputs) {
    // Removes all comments, which are React's boundary markers. Only islands need them (export/islands.ts).
    const html = (await readFile(join(source, file), "utf8")).replaceAll(/<!--[^<>]*-->/g, "");
    const page = { file, document: parseDocument(html) };
    stripNext(page);
    const islands = renderIslands(page);
    sizeDrawings(page);
    pages.push({ ...page, extraScript, islands });
  }
  return pages;
}

/** Returns markup that loads a page's islands in parallel, and hydrates them as soon as the page is parsed. */
function createIslandLoader(files: IslandScripts, target: string): string {
  const [entry, ...shared] = files.map((file) => {
    const digest = hash("sha384", readFileSync(join(target, file)), "base64");
    return { file, integrity: `integrity="sha384-${digest}"` };
  });
  const preloads = shared.map(({ file, integrity }) => `<link rel="modulepreload" href="${file}" ${integrity}>`);
  return `${preloads.join("")}<script type="module" src="${entry?.file}" ${entry?.integrity}></script>`;
}

/**
 * Exempts a page from Cloudflare's email obfuscation, which would replace each address with "[email protected]" and add a
 * script that the page's policy may block
 * (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
function protectEmailAddresses(body: PageElement): void {
  prepend(body, "<!--email_off-->");
  append(body, "<!--/email_off-->");
}
