import { readSite, type SiteFiles } from "@/deploy/site-files";
import { type Host, hostSite } from "./host";

/** What is measured in turn: a folder, or what was made of out/ for comparison. */
export interface Site extends Host {
  name: string;
  /** The pages that it has something to say of, by address; all, if left out. */
  only?: readonly string[];
}

/** How often what stands below the hero stands in the long page. */
const TIMES = 10;

/**
 * Serves out/, the folders to compare it with, and two sites made of out/: an empty page, with its head, fonts and script
 * and nothing but a heading, which is as quick as this site could ever be; and a landing page ten times as long.
 *
 * @throws Error if a folder holds no site.
 */
export async function hostSites(folders: readonly string[]): Promise<Site[]> {
  const out = await readSite("out");
  const html = out.get("/index.html")?.toString() ?? "";
  const sites: { name: string; files: SiteFiles; only?: readonly string[] }[] = [
    { name: "out", files: out },
    ...(await Promise.all(folders.map(async (name) => ({ name, files: await readSite(name) })))),
    { name: "empty page", files: withLanding(out, emptied(html)), only: ["/"] },
    { name: `out, ${TIMES} times as long`, files: withLanding(out, repeated(html)), only: ["/"] },
  ];
  return Promise.all(sites.map(async ({ files, ...site }) => ({ ...site, ...(await hostSite(files)) })));
}

function withLanding(files: SiteFiles, html: string): SiteFiles {
  return new Map([...files, ["/index.html", Buffer.from(html)]]);
}

function emptied(html: string): string {
  return html.replace(/(<body[^>]*>).*(<\/body>)/s, "$1<main><h1>A heading</h1><p>A line of text</p></main>$2");
}

/** All sections but the first so many times; an id stays the one of the first. */
function repeated(html: string): string {
  const hero = html.indexOf("</section>", html.indexOf("<main")) + "</section>".length;
  const end = html.indexOf("</main>");
  const below = html.slice(hero, end);
  return html.slice(0, hero) + below + below.replaceAll(/ id="[^"]*"/g, "").repeat(TIMES - 1) + html.slice(end);
}
