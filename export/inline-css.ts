import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import postcss from "postcss";
import { HASHED_FOLDER } from "@/lib/headers";
import { append, attribute, element, elements, type Page, type PageElement, remove, text } from "@/lib/html";
import { keepUsed } from "./used-css";

/**
 * Step: puts a page's CSS into the page, so that the first response is all the first paint needs; of the CSS only the
 * rules that this page can use.
 *
 * @param page As it will stand, but for scripts.
 * @param folder The export that the style sheets stand in.
 * @param added Elements that its scripts may add to it, so that their rules are kept too.
 * @throws Error naming the page, if a style sheet is missing or none is linked.
 */
export async function inlineCss(page: Page, folder: string, added: readonly PageElement[]): Promise<void> {
  const head = element(page, "head");
  const links = elements(head, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  if (links.length === 0) throw new Error(`${page.file}: expected a linked style sheet, found none`);
  // The colors (app/layout.tsx) come first, as they do in the browser's own order.
  const own = elements(head, "style");
  const sheets = own.map(text);
  for (const link of links) sheets.push(await readFile(join(folder, attribute(link, "href") ?? ""), "utf8"));
  for (const one of [...links, ...own]) remove(one);

  const css = postcss.parse(sheets.join("\n"));
  keepUsed(css, [...elements(page.document), ...added]);
  // White space only: Next has minified the rest, and esbuild would turn colors into sRGB ones.
  const { code } = await transform(css.toString(), { loader: "css", minifyWhitespace: true });
  append(head, `<style>${withMovedFonts(code.trim())}</style>`);
}

/** Addresses in a style sheet are relative to the sheet, which goes away; what they name is moved (export/finish.ts). */
function withMovedFonts(css: string): string {
  return css.replaceAll(/url\((["']?)\.[^"')]*\/([^"')]+)\1\)/g, `url(${HASHED_FOLDER}$2)`);
}
