import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { PurgeCSS } from "purgecss";
import { append, attribute, element, elements, type Page, remove } from "./html";

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
      { raw: "page", extension: "page" },
      { raw: script, extension: "js" },
    ],
    extractors: [{ extensions: ["page"], extractor: () => namesIn(page) }],
    // In a script, whatever looks like a name may become one in the page.
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
    keyframes: true,
    safelist: {
      // Only a browser or a script adds these: the state of the dialog, the menu, the tooltips and the visitor.
      greedy: [/^data-(state|answer|dialog|side)$/, /popover-open/, /^aria-(busy|current|expanded)$/],
    },
  });
  if (!purged) throw new Error(`${page.file}: expected PurgeCSS to return the style sheet, found nothing`);
  const { code } = await transform(purged.css, {
    loader: "css",
    minify: true,
    target: ["chrome111", "safari16.4", "firefox128"],
  });
  append(element(page, "head"), "style", {}, code.trim());
}

/** Every name in the page that a selector can ask for. */
function namesIn(page: Page) {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = { names: new Set<string>(), values: new Set<string>() };
  for (const node of elements(page.document)) {
    tags.add(node.tagName);
    for (const { name, value } of node.attrs) {
      attributes.names.add(name);
      for (const word of value.split(/\s+/)) attributes.values.add(word);
      if (name === "class") for (const word of value.split(/\s+/)) classes.add(word);
      if (name === "id") ids.add(value);
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...attributes.names], values: [...attributes.values] },
    undetermined: [],
  };
}

/** Addresses in a style sheet are relative to the sheet, which goes away. */
function withAbsoluteAddresses(css: string, href: string): string {
  return css.replaceAll(/url\((["']?)(\.[^"')]+)\1\)/g, (_, _quote, address) => {
    return `url(${new URL(address, new URL(href, "https://site.invalid")).pathname})`;
  });
}
