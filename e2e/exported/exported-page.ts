/** The exported files, read as a crawler reads them: no script, no style. */
import { fullTitle, notFoundRoute, pageAddress, type Route, routes, schedulePath } from "@/content/routes";
import { type PreparedSite, prepareSite, respond, type SiteResponse } from "@/deploy/responses";
import { ICON_FILES, listPublicFiles } from "@/export/public";
import { fileAt } from "@/lib/headers";
import { findElements, getAttribute, type PageElement, parseDocument } from "@/lib/html";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { SITE_DIR } from "../site-dir";

/** Every page for visitors: its record, its full title and its file. */
export const ROUTES: readonly (Route & { file: string })[] = routes.map((route) => ({
  ...route,
  title: fullTitle(route),
  file: fileAt(pageAddress(route.path)),
}));

/** The routes without those that are a second address of another. */
export const OWN = ROUTES.filter(({ path, canonical }) => path === canonical);

/** Files of the pages that search engines are to leave out. */
export const UNLISTED = [notFoundRoute.path, fileAt(schedulePath)];

/** The files of all pages. */
export const PAGE_FILES = [...ROUTES.map(({ file }) => file), ...UNLISTED];

let files: Promise<SiteFiles> | undefined;
let prepared: Promise<PreparedSite> | undefined;

/** The files that the build generated, and the icons, even if they are the owner's own; without the rest of public/. */
export function exportedFiles(): Promise<SiteFiles> {
  files ??= readGeneratedFiles();
  return files;
}

async function readGeneratedFiles(): Promise<SiteFiles> {
  const files = await readSite(SITE_DIR);
  for (const file of await listPublicFiles()) if (!ICON_FILES.includes(file)) files.delete(`/${file}`);
  return files;
}

/** The preview server's answer to a request for this address, without a server. */
export async function requestAddress(address: string): Promise<SiteResponse> {
  prepared ??= readSite(SITE_DIR).then(prepareSite);
  return respond(await prepared, address);
}

/** @throws Error naming the file, if the export has none with this path. */
export async function fileText(path: string): Promise<string> {
  const content = (await exportedFiles()).get(path);
  if (!content) throw new Error(`${SITE_DIR}${path}: expected this file in the export, found none`);
  return content.toString("utf8");
}

/** A page's elements, found by tag and attribute. */
export class ExportedPage {
  private constructor(private readonly all: PageElement[]) {}

  static async read(path: string): Promise<ExportedPage> {
    return new ExportedPage(findElements(parseDocument(await fileText(path))));
  }

  tags(...names: string[]): PageElement[] {
    return this.all.filter(({ tagName }) => names.includes(tagName));
  }

  /** The `content` of the one `<meta>` with this name or property; undefined if there is none, an error if several. */
  meta(name: string): string | undefined {
    const found = this.tags("meta").filter((meta) =>
      [getAttribute(meta, "name"), getAttribute(meta, "property")].includes(name),
    );
    if (found.length > 1) throw new Error(`expected one <meta> "${name}", found ${found.length}`);
    return found[0] && getAttribute(found[0], "content");
  }

  /** The addresses of `<link>`s with this relation. */
  links(rel: string): string[] {
    return this.tags("link")
      .filter((link) => getAttribute(link, "rel") === rel)
      .map((link) => getAttribute(link, "href") ?? "");
  }

  /** The labels of the page's elements, such as the full names in the tooltips of the team. */
  labels(): string {
    return this.all.map((element) => getAttribute(element, "aria-label") ?? "").join(" ");
  }

  /** All words of the page's body, in source order. */
  words(): string {
    return this.tags("body").map(wordsIn).join("");
  }
}

/** The words in an element, those for screen readers included; scripts and styles are no words. */
export function wordsIn(node: PageElement): string {
  return node.childNodes
    .map((child) => {
      if ("value" in child) return child.value;
      return "tagName" in child && !["script", "style", "template"].includes(child.tagName) ? wordsIn(child) : "";
    })
    .join("");
}

/** Removes all white space, to compare texts regardless of the elements that they are split into. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
