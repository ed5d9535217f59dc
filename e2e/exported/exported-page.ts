/** Reads the exported files as a crawler does, without running scripts or applying styles. */
import { fullTitle, notFoundRoute, pageAddress, type Route, routes, schedulePath } from "@/content/routes";
import { type PreparedSite, prepareSite, respond, type SiteResponse } from "@/deploy/responses";
import { ICON_FILES, listPublicFiles } from "@/export/public";
import { fileAt } from "@/lib/headers";
import { findElements, getAttribute, type PageElement, parseDocument } from "@/lib/html";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { SITE_DIR } from "../site-dir";

/** All pages, each with its record, full title and file. */
export const ROUTES: readonly (Route & { file: string })[] = routes.map((route) => ({
  ...route,
  title: fullTitle(route),
  file: fileAt(pageAddress(route.path)),
}));

/** The routes, except those that are a second address of another route. */
export const CANONICAL_ROUTES = ROUTES.filter(({ path, canonical }) => path === canonical);

/** The files of the pages that search engines must not index. */
export const UNLISTED_FILES = [notFoundRoute.path, fileAt(schedulePath)];

/** The files of all pages. */
export const PAGE_FILES = [...ROUTES.map(({ file }) => file), ...UNLISTED_FILES];

let files: Promise<SiteFiles> | undefined;
let prepared: Promise<PreparedSite> | undefined;

/** Returns the generated files and all icons, without the other files of public/. */
export function exportedFiles(): Promise<SiteFiles> {
  files ??= readGeneratedFiles();
  return files;
}

async function readGeneratedFiles(): Promise<SiteFiles> {
  const files = await readSite(SITE_DIR);
  for (const file of await listPublicFiles()) if (!ICON_FILES.includes(file)) files.delete(`/${file}`);
  return files;
}

/** Returns the response that the preview server would send, without starting it. */
export async function requestAddress(address: string): Promise<SiteResponse> {
  prepared ??= readSite(SITE_DIR).then(prepareSite);
  return respond(await prepared, address);
}

/** @throws Error with the path if the export has no such file. */
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

  /** Returns the `content` of the `<meta>` with this name or property. Throws if there are several. */
  meta(name: string): string | undefined {
    const found = this.tags("meta").filter((meta) =>
      [getAttribute(meta, "name"), getAttribute(meta, "property")].includes(name),
    );
    if (found.length > 1) throw new Error(`expected one <meta> "${name}", found ${found.length}`);
    return found[0] && getAttribute(found[0], "content");
  }

  /** Returns the addresses of the `<link>` elements with this relation. */
  links(rel: string): string[] {
    return this.tags("link")
      .filter((link) => getAttribute(link, "rel") === rel)
      .map((link) => getAttribute(link, "href") ?? "");
  }

  /** Returns the labels of the page's elements, such as the full names in the tooltips of the team. */
  labels(): string {
    return this.all.map((element) => getAttribute(element, "aria-label") ?? "").join(" ");
  }

  /** Returns the text of the page's body, in source order. */
  words(): string {
    return this.tags("body").map(wordsIn).join("");
  }
}

/** Returns the text of an element, including that for screen readers, without scripts and styles. */
export function wordsIn(node: PageElement): string {
  return node.childNodes
    .map((child) => {
      if ("value" in child) return child.value;
      return "tagName" in child && !["script", "style", "template"].includes(child.tagName) ? wordsIn(child) : "";
    })
    .join("");
}

/** Removes all white space, so that texts can be compared even if elements split them. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
