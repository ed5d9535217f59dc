import { readSite } from "@/deploy/site-files";
import { hostSite } from "./host";

/** What is measured in turn: a folder, by its name, or the empty page. */
export interface Site {
  name: string;
  /** Without a closing slash. */
  url: string;
}

export const EMPTY_PAGE = "empty page";

/**
 * Serves out/, the folders to compare it with, and an empty page: the landing page's head, fonts and script and nothing but
 * a heading, which is as quick as this site could ever be.
 *
 * @throws Error if a folder holds no site.
 */
export async function hostSites(folders: readonly string[]): Promise<Site[]> {
  const out = await readSite("out");
  const html = out.get("/index.html")?.toString() ?? "";
  const empty = html.replace(/(<body[^>]*>).*(<\/body>)/s, "$1<main><h1>A heading</h1><p>A line of text</p></main>$2");
  const sites = [
    { name: "out", files: out },
    ...(await Promise.all(folders.map(async (name) => ({ name, files: await readSite(name) })))),
    { name: EMPTY_PAGE, files: new Map([...out, ["/index.html", Buffer.from(empty)]]) },
  ];
  return Promise.all(sites.map(async ({ name, files }) => ({ name, url: await hostSite(files) })));
}
