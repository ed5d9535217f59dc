import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import postcss, { type Root } from "postcss";
import { HASHED_FOLDER } from "@/lib/headers";
import {
  append,
  findElements,
  getAttribute,
  insertBefore,
  type Page,
  type PageElement,
  remove,
  requireElement,
  textContent,
} from "@/lib/html";
import { splitOffRest } from "./split-css";
import { removeUnusedCss } from "./used-css";

interface Options {
  /** The source of the page's scripts. They may change the attributes that they name. */
  scripts?: string;
  /** Elements that the scripts may add to the page. Their rules are kept too. */
  added?: readonly PageElement[];
  /** Whether to place styles that the hero does not need after it, so that the first screen is painted sooner. */
  isSplit?: boolean;
}

/**
 * Build step: inlines the CSS rules that a page can use, so that it needs no style sheet file.
 *
 * @param page The page in its final form, except for scripts.
 * @param folder The export that contains the style sheets.
 * @throws Error with the page's name if a style sheet is missing or none is linked.
 */
export async function inlineCss(
  page: Page,
  folder: string,
  { scripts = "", added = [], isSplit = false }: Options,
): Promise<void> {
  const head = requireElement(page, "head");
  const links = findElements(head, "link").filter((link) => getAttribute(link, "rel") === "stylesheet");
  if (links.length === 0) throw new Error(`${page.file}: expected a linked style sheet, found none`);
  // The colors (app/layout.tsx) stay first.
  const styles = findElements(head, "style");
  const sheets = styles.map(textContent);
  for (const link of links) sheets.push(await readFile(join(folder, getAttribute(link, "href") ?? ""), "utf8"));
  for (const node of [...links, ...styles]) remove(node);

  const css = postcss.parse(sheets.join("\n"));
  const present = findElements(page.document);
  const markup = [...present, ...added];
  removeUnusedCss(css, markup, scripts);
  const main = requireElement(page, "main");
  // Not a section within an island, because React would remove the style.
  const [, next] = findElements(main, "section").filter(({ parentNode }) => parentNode === main);
  if (isSplit && next) {
    const rest = splitOffRest(css, { first: present.slice(0, present.indexOf(next)), all: markup }, scripts);
    // HTML allows a style element only in the head, but SVG's desc allows any HTML element. Such a style also applies
    // in browsers with SVG switched off (https://html.spec.whatwg.org/#html-integration-point).
    const style = `<style>${await minify(rest)}</style>`;
    insertBefore(next, `<svg aria-hidden="true" width="0" height="0"><desc>${style}</desc></svg>`);
  }
  append(head, `<style>${await minify(css)}</style>`);
}

async function minify(css: Root): Promise<string> {
  // Removes only white space, because Next has minified the rest, and esbuild would convert colors to sRGB.
  const { code } = await transform(css.toString(), { loader: "css", minifyWhitespace: true });
  return moveFontAddresses(code.trim());
}

/**
 * Updates the addresses of fonts, because they are relative to the removed style sheet, and export/finish.ts moves the
 * fonts.
 */
function moveFontAddresses(css: string): string {
  return css.replaceAll(/url\((["']?)\.[^"')]*\/([^"')]+)\1\)/g, `url(${HASHED_FOLDER}$2)`);
}
