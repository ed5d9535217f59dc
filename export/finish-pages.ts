import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { site } from "@/content/site";
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
import { elementsOfScript } from "./script-elements";
import { sizeDrawings } from "./size-drawings";
import { stripNext } from "./strip-next";

/** A page to finish, and its own script beside its islands. */
export interface Output {
  file: string;
  runs?: "schedule";
}

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
 * Turns pages of Next's plain export into finished pages, each with inline CSS, the scripts of its islands and a policy.
 *
 * @param outputs The pages, as paths from both folders.
 * @param source The export of `next build`.
 * @param target The folder to write. It also gets the scripts.
 * @throws Error naming the page, if it contains markup that a step does not know.
 */
export async function finishPages(outputs: readonly Output[], source: string, target: string): Promise<void> {
  const pages = await readPages(outputs, source);
  const islands = await bundleIslands(
    pages.map(({ islands }) => islands),
    target,
  );
  const waiting = await bundleWaiting();
  const analytics = site.analytics ? await bundleAnalyticsScript(site.analytics) : undefined;
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
async function readPages(
  outputs: readonly Output[],
  source: string,
): Promise<(Output & Page & { islands: string[] })[]> {
  const pages = [];
  for (const { file, runs } of outputs) {
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
