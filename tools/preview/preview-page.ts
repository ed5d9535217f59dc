import { readFileSync } from "node:fs";
import { addressOf } from "../../deploy/headers";
import type { SiteFiles } from "../../deploy/site-files";
import { ICONS } from "../../lib/icons";
import { cut, LIMITS, widthOf } from "./cut";
import { type Card, type DescribedPage, describedPage } from "./described-page";

type Device = keyof typeof LIMITS;

/**
 * One page, whole in itself, that shows every page of a built site as a search result and as a shared card. Pages that
 * are not indexed, or are known by another page's address, are listed at its end.
 *
 * @throws Error naming page or file, if a page does not describe itself or its picture is not in the site.
 */
export function previewPage(site: SiteFiles): string {
  const pages = [...site]
    .filter(([path]) => path.endsWith(".html"))
    .map(([path, content]) => describedPage(path, content.toString("utf8")))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const root = pages.find(({ path }) => path === "/")?.canonical?.replace(/\/$/, "");
  if (!root) throw new Error("/index.html: expected a canonical address, which is the site's own; found none");
  const isShown = ({ path, canonical, isIndexed }: DescribedPage) => isIndexed && canonical === root + addressOf(path);
  const style = ["app/tokens.css", "tools/preview/preview-page.css"].map((file) => readFileSync(file, "utf8"));

  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>How each page is found and shared</title>
<style>
${style.join("\n")}
</style>
<h1>How each page is found and shared</h1>
<p>Search engines cut titles and descriptions by their width and may choose other words of a page. The widths here are
those that tools measure at Google; it publishes none.</p>
${pages.filter(isShown).map(section).join("\n")}
${rest(pages.filter((page) => !isShown(page)))}
</html>
`;

  function section(page: DescribedPage): string {
    const { path, title, description, card } = page;
    return `<section>
<h2>${escaped(path)}</h2>
<dl>
<div><dt>Title</dt><dd>${title.length} of 60 characters, ${room(title, "title")}</dd></div>
<div><dt>Description</dt><dd>${description.length} of 160 characters, ${room(description, "description")}</dd></div>
</dl>
<div class="kinds">
${result(page, "desktop", "Search result, desktop")}
${result(page, "phone", "Search result, phone")}
${card ? shared(card) : "<p>No card: a link to it stands alone.</p>"}
</div>
</section>`;
  }

  function result({ title, description, canonical = "", card }: DescribedPage, device: Device, caption: string) {
    const { host, pathname } = new URL(canonical);
    const trail = [host, ...pathname.split("/").filter((part) => part !== "")].join(" › ");
    return `<figure>
<figcaption>${caption}</figcaption>
<div class="result ${device}">
<p class="from"><img src="${inlined(ICONS.drawing.path)}" alt="" width="18" height="18"><span>${escaped(card?.siteName ?? host)}<br><small>${escaped(trail)}</small></span></p>
<h3>${escaped(cut(title, LIMITS[device].title))}</h3>
<p>${escaped(cut(description, LIMITS[device].description))}</p>
</div>
</figure>`;
  }

  function shared({ title, description, picture, alt }: Card): string {
    return `<figure>
<figcaption>Shared card</figcaption>
<div class="card">
<img src="${inlined(picture.slice(root?.length))}" alt="${escaped(alt)}" width="1200" height="630">
<p><small>${escaped(new URL(picture).host)}</small></p>
<h3>${escaped(title)}</h3>
<p>${escaped(description)}</p>
</div>
<p class="alt">Read aloud: ${escaped(alt)}</p>
</figure>`;
  }

  function rest(others: readonly DescribedPage[]): string {
    if (others.length === 0) return "";
    const items = others.map(({ path, isIndexed, canonical }) => {
      const why = isIndexed
        ? `known as ${canonical ?? "nothing: it names no canonical address"}`
        : "asks not to be indexed";
      return `<li><b>${escaped(path)}</b> ${escaped(why)}</li>`;
    });
    return `<section>
<h2>Not in search results by themselves</h2>
<ul>
${items.join("\n")}
</ul>
</section>`;
  }

  /** A picture of the site as a data address. */
  function inlined(path: string): string {
    const content = site.get(path);
    if (!content) throw new Error(`${path}: a page names this picture, but the site has no such file`);
    return `data:${path.endsWith(".svg") ? "image/svg+xml" : "image/png"};base64,${content.toString("base64")}`;
  }
}

function room(text: string, part: "title" | "description"): string {
  return (Object.keys(LIMITS) as Device[])
    .map((device) => {
      const { size, width } = LIMITS[device][part];
      const taken = widthOf(text, size);
      return `${taken} of ${width} px on a ${device}${taken > width ? ", <strong>cut</strong>" : ""}`;
    })
    .join(", ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
