import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import postcss, { type Root } from "postcss";
import { HASHED_FOLDER } from "@/lib/headers";
import {
  append,
  attribute,
  element,
  elements,
  insertBefore,
  type Page,
  type PageElement,
  remove,
  text,
} from "@/lib/html";
import { takeRest } from "./split-css";
import { keepUsed } from "./used-css";

interface Options {
  /** The source of the page's scripts, which may change the attributes that they name. */
  scripts?: string;
  /** Elements that the scripts may add to the page, so that their rules are kept too. */
  added?: readonly PageElement[];
  /** Whether styles that the hero does not need come after it, so that the first screen arrives and is painted sooner. */
  isSplit?: boolean;
}

/**
 * Step: inlines the CSS rules that a page can use, so that it needs no other file.
 *
 * @param page The page in its final form, except for scripts.
 * @param folder The export that contains the style sheets.
 * @throws Error naming the page, if a style sheet is missing or none is linked.
 */
export async function inlineCss(
  page: Page,
  folder: string,
  { scripts = "", added = [], isSplit = false }: Options,
): Promise<void> {
  const head = element(page, "head");
  const links = elements(head, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  if (links.length === 0) throw new Error(`${page.file}: expected a linked style sheet, found none`);
  // The colors (app/layout.tsx) come first, as they do in the browser's own order.
  const styles = elements(head, "style");
  const sheets = styles.map(text);
  for (const link of links) sheets.push(await readFile(join(folder, attribute(link, "href") ?? ""), "utf8"));
  for (const node of [...links, ...styles]) remove(node);

  const css = postcss.parse(sheets.join("\n"));
  const present = elements(page.document);
  const markup = [...present, ...added];
  keepUsed(css, markup, scripts);
  const [, next] = elements(element(page, "main"), "section");
  if (isSplit && next) {
    const rest = takeRest(css, { first: present.slice(0, present.indexOf(next)), all: markup }, scripts);
    // HTML allows a style element only in the head; SVG's desc allows any element. In desc it is an HTML element, which
    // also applies in browsers with SVG switched off (https://html.spec.whatwg.org/#html-integration-point).
    const style = `<style>${await minify(rest)}</style>`;
    insertBefore(next, `<svg aria-hidden="true" width="0" height="0"><desc>${style}</desc></svg>`);
  }
  append(head, `<style>${await minify(css)}</style>`);
}

async function minify(css: Root): Promise<string> {
  // White space only: Next has minified the rest, and esbuild would turn colors into sRGB ones.
  const { code } = await transform(css.toString(), { loader: "css", minifyWhitespace: true });
  return withMovedFonts(code.trim());
}

/** Addresses in a style sheet are relative to the sheet, which goes away; what they name is moved (export/finish.ts). */
function withMovedFonts(css: string): string {
  return css.replaceAll(/url\((["']?)\.[^"')]*\/([^"')]+)\1\)/g, `url(${HASHED_FOLDER}$2)`);
}
