import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { transform } from "esbuild";
import { HASHED_FOLDER } from "@/deploy/headers";
import { CLIENT_MARKUP } from "./client-markup";
import { append, attribute, element, elements, type Page, parseDocument, remove, text } from "./html";
import { usedCss } from "./used-css";

/**
 * Step: puts a page's CSS into the page, so that the first response is all the first paint needs, and of the CSS only
 * the rules that this page can use.
 *
 * @param folder The export that the style sheets stand in.
 * @param dialog Whether the page may get the booking dialog and tooltips, so that their rules are kept too.
 * @throws Error naming the page, if a style sheet is missing or none is linked.
 */
export async function inlineCss(page: Page, folder: string, dialog: boolean): Promise<void> {
  const links = elements(page.document, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  if (links.length === 0) throw new Error(`${page.file}: expected a linked style sheet, found none`);
  const sheets = await Promise.all(
    links.map(async (link) => {
      const href = attribute(link, "href") ?? "";
      return withMovedFonts(await readFile(join(folder, href), "utf8"));
    }),
  );
  // The colours (app/layout.tsx) come first, as they do in the browser's own order.
  const own = elements(element(page, "head"), "style");
  for (const one of [...links, ...own]) remove(one);

  const added = dialog ? elements(parseDocument(CLIENT_MARKUP)) : [];
  const css = usedCss([...own.map(text), ...sheets].join("\n"), [...elements(page.document), ...added]);
  // White space only: Next has minified the rest, and esbuild would turn colours into sRGB ones.
  const { code } = await transform(css, { loader: "css", minifyWhitespace: true });
  append(element(page, "head"), `<style>${code.trim()}</style>`);
}

/** Addresses in a style sheet are relative to the sheet, which goes away; what they name is moved (export/finish.ts). */
function withMovedFonts(css: string): string {
  return css.replaceAll(
    /url\((["']?)(\.[^"')]+)\1\)/g,
    (_, _quote, address) => `url(${HASHED_FOLDER}${basename(address)})`,
  );
}
