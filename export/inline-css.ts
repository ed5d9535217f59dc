import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { PurgeCSS } from "purgecss";
import { append, attribute, element, elements, type Page, remove, serializePage } from "./html";

/**
 * Step: puts a page's CSS into the page, so that the first response is all the first paint needs, and of the CSS only
 * the rules that this page can use.
 *
 * @param folder The export that the style sheets stand in.
 * @param script Source of the client script that the page may start; what it names is kept too.
 * @throws Error naming the page, if a style sheet is missing or none is linked.
 */
export async function inlineCss(page: Page, folder: string, script: string): Promise<void> {
  const links = elements(page.document, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  if (links.length === 0) throw new Error(`${page.file}: expected a linked style sheet, found none`);
  const sheets = await Promise.all(
    links.map(async (link) => {
      const href = attribute(link, "href") ?? "";
      return withAbsoluteAddresses(await readFile(join(folder, href), "utf8"), href);
    }),
  );
  for (const link of links) remove(link);

  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: sheets.join("\n") }],
    content: [
      { raw: serializePage(page), extension: "html" },
      { raw: script, extension: "js" },
    ],
    // What stands in a class name or in the names of attributes and states that only a browser adds.
    defaultExtractor: (content) => content.match(/[\w-/:.()[\]%@!,=*&>+~#]+(?<![:.=])/g) ?? [],
    variables: false,
    keyframes: true,
    safelist: { standard: ["html", "body", ":root"], greedy: [/^data-/, /popover-open/, /aria-/, /backdrop/] },
  });
  if (!purged) throw new Error(`${page.file}: expected PurgeCSS to return the style sheet, found nothing`);
  const { code } = await transform(purged.css, {
    loader: "css",
    minify: true,
    target: ["chrome111", "safari16.4", "firefox128"],
  });
  append(element(page, "head"), "style", {}, code.trim());
}

/** Addresses in a style sheet are relative to the sheet, which goes away. */
function withAbsoluteAddresses(css: string, href: string): string {
  return css.replaceAll(/url\((["']?)(\.[^"')]+)\1\)/g, (_, _quote, address) => {
    return `url(${new URL(address, new URL(href, "https://site.invalid")).pathname})`;
  });
}
