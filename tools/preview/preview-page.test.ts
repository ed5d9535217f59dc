import { expect, test } from "@playwright/test";
import type { SiteFiles } from "../../deploy/site-files";
import { previewPage } from "./preview-page";

const ROOT = "https://site.example";

function page({ canonical = "", title = "Salt & pepper", head = "" }): string {
  const address = canonical && `<link rel="canonical" href="${ROOT}${canonical}">`;
  return `<!doctype html><html><head><title>${title.replace("&", "&amp;")}</title>${address}${head}
<meta name="description" content="What the page is about"></head><body></body></html>`;
}

const card = `<meta property="og:site_name" content="Firm"><meta property="og:title" content="Shared words">
<meta property="og:description" content="More of them"><meta property="og:image" content="${ROOT}/share/a.png">
<meta property="og:image:alt" content="A picture">`;

function site(changes: Record<string, string> = {}): SiteFiles {
  const files = {
    "/index.html": page({ canonical: "/", head: card }),
    "/home/index.html": page({ canonical: "/" }),
    "/404.html": page({ head: '<meta name="robots" content="noindex">' }),
    "/icon.svg": "<svg/>",
    "/share/a.png": "PNG",
    ...changes,
  };
  return new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
}

test("a page stands there as results and as a card, with its pictures in the page", () => {
  const html = previewPage(site());
  expect(html.match(/<h3>Salt &amp; pepper<\/h3>/g)).toHaveLength(2);
  expect(html).toContain("<h3>Shared words</h3>");
  expect(html).toContain(`src="data:image/png;base64,${Buffer.from("PNG").toString("base64")}" alt="A picture"`);
  expect(html).not.toMatch(/(src|href)="(?!data:)/);
});

test("a second address and a page that is not indexed are listed apart, with the reason", () => {
  const html = previewPage(site());
  expect(html).toContain(`<b>/home/</b> known as ${ROOT}/</li>`);
  expect(html).toContain("<b>/404.html</b> asks not to be indexed</li>");
  expect(html).not.toContain("<h2>/home/</h2>");
});

test("a title that will be cut is shown cut, and said to be", () => {
  const title = "A title that goes on and on until no search engine would have room for the whole of it";
  const html = previewPage(site({ "/index.html": page({ canonical: "/", title, head: card }) }));
  expect(html).toMatch(/<h3>A title that goes on and on until [^<]* …<\/h3>/);
  expect(html).toContain("on a desktop, <strong>cut</strong>");
});

test("what is missing is named with its page", () => {
  const without = (change: Record<string, string>) => () => previewPage(site(change));
  expect(without({ "/index.html": page({ canonical: "/", head: card.replace("share/a", "share/b") }) })).toThrow(
    "/share/b.png: a page names this picture",
  );
  expect(without({ "/about/index.html": "<title>About</title>" })).toThrow('/about/index.html: expected <meta> "desc');
});
