/**
 * The one table of what each kind of file is sent with. Every host's configuration, the preview server and the checks
 * of a deployed copy read it; nothing about headers, caching or types is written down anywhere else. By hand, since
 * no library writes one table for Netlify, S3, CloudFront and nginx.
 */
import { extname } from "node:path";
import { notFoundRoute, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { attribute, elements, parseDocument } from "@/export/html";

/** Header names in lower case, as HTTP/2 sends them. */
export type HeaderTable = Record<string, string>;

/** On every answer of the site, errors and redirects included. */
export const EVERY_ANSWER: HeaderTable = headersFor(site.bookingUrl);

/**
 * @param bookingUrl The calendar in the dialog's frame, or null for the site's own scheduling page. Only a calendar of
 *   another origin may open a window for a payment and keep in touch with it, and ask for Apple Pay or Google Pay.
 */
export function headersFor(bookingUrl: string | null): HeaderTable {
  // A page can pass on to a frame only what it may do itself.
  const payment = bookingUrl ? `(self "${new URL(bookingUrl).origin}")` : "()";
  return {
    // A browser that has seen the site asks for it over https alone for half a year: for this host name and no other,
    // since nobody can take it back from a browser that has read it. Before asking for more: docs/deploy.md.
    "strict-transport-security": "max-age=15552000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The site uses none of these. Only names that browsers know: an unknown one is a warning in the console.
    "permissions-policy":
      "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), " +
      `gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=${payment}, picture-in-picture=(), usb=(), ` +
      "xr-spatial-tracking=()",
    // Under same-origin, window.open returns null in a framed calendar.
    "cross-origin-opener-policy": bookingUrl ? "same-origin-allow-popups" : "same-origin",
  };
}

/** What a file is, as far as a host is concerned: how long each kind is kept, and who may embed it. */
export const KINDS = {
  // Asked for again each time, so that a new text is seen at once; the answer is mostly a 304.
  page: { "cache-control": "public, max-age=0, must-revalidate", "cross-origin-resource-policy": "same-origin" },
  // The name changes with the content, so the content never changes under a name.
  hashed: { "cache-control": "public, max-age=31536000, immutable", "cross-origin-resource-policy": "same-origin" },
  // Sitemap, robots, manifest and other files for machines: an hour.
  listing: { "cache-control": "public, max-age=3600", "cross-origin-resource-policy": "same-origin" },
  // Icons and share pictures keep their names when redrawn: a day, then a week while the new one is fetched. Other
  // sites show them beside a link to this one.
  picture: {
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "cross-origin-resource-policy": "cross-origin",
  },
};
type Kind = keyof typeof KINDS;

/** The folder of the build's own, where every file has a hash of its content in its name. */
export const HASHED_FOLDER = "/_hashed/";

/** The page that others of the site show in a frame; no other may be framed by anyone. */
export const FRAMED_PAGE = fileAt(schedulePath);

/** Sent with status 404 for any address that is not in the site. */
export const NOT_FOUND_PAGE = notFoundRoute.path;

/** What the build tells Netlify and Cloudflare Pages. */
export const HEADERS_FILE = "/_headers";

/** Files that speak to the host and are never sent to a visitor; addresses that moved are the owner's to tell. */
export const HOST_FILES = [HEADERS_FILE, "/_redirects"];

/** Content types by extension. Text is always UTF-8, and what says so is compressed. */
export const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  // The build makes none of these; an owner may put them into public/.
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  jpeg: "image/jpeg",
  gif: "image/gif",
  woff: "font/woff",
  pdf: "application/pdf",
  zip: "application/zip",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webm: "video/webm",
};

const LISTING_EXTENSIONS = new Set(["json", "webmanifest", "xml", "txt"]);

function extensionOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

/**
 * The kind of a file.
 * @param path the file's path in the site, with a leading slash: `/talent/index.html`
 */
export function kindOf(path: string): Kind {
  if (extensionOf(path) === "html") return "page";
  if (path.startsWith(HASHED_FOLDER)) return "hashed";
  return LISTING_EXTENSIONS.has(extensionOf(path)) ? "listing" : "picture";
}

/** The content type of a file. What no browser is known to show (an owner's own file) is there to be downloaded. */
export function typeOf(path: string): string {
  return TYPES[extensionOf(path)] ?? "application/octet-stream";
}

/**
 * All that a file is sent with beside the headers of every answer and its type. A page's policy is its own `<meta>`, written
 * by the export, and who may frame it. A page without one is the owner's, as it stood in public/, and gets what every host
 * sends with every page: what it does within is its own affair.
 * @param path the file's path in the site
 */
export function headersOf(path: string, content: Buffer): HeaderTable {
  const kind = kindOf(path);
  if (kind !== "page") return KINDS[kind];
  const html = content.toString("utf8");
  return {
    ...KINDS.page,
    "content-security-policy": policyHeader(path === FRAMED_PAGE, metaPolicyOf(html)),
    ...(isNoindex(html) ? { "x-robots-tag": "noindex" } : {}),
  };
}

/**
 * A policy as a header, with the one directive that a `<meta>` may not hold.
 * @param page the page's own; left out: the part that does not depend on the page, for hosts that send one header for all
 *   of them; the rest stands in the page. Without hashes in it, such a header can never disagree with a page of another
 *   release
 */
export function policyHeader(
  isFramed: boolean,
  page = "object-src 'none'; base-uri 'none'; form-action 'none'",
): string {
  return `${page}; frame-ancestors ${isFramed ? "'self'" : "'none'"}`;
}

/** The content of a page's `<meta http-equiv="Content-Security-Policy">`, if it has one. */
export function metaPolicyOf(html: string): string | undefined {
  return metaContent(html, "http-equiv", "content-security-policy");
}

/** Whether a page asks not to be indexed by its `<meta name="robots">`. */
export function isNoindex(html: string): boolean {
  return /\bnoindex\b/i.test(metaContent(html, "name", "robots") ?? "");
}

function metaContent(html: string, key: string, value: string): string | undefined {
  const metas = elements(parseDocument(html), "meta").filter((one) => attribute(one, key)?.toLowerCase() === value);
  return metas.map((one) => attribute(one, "content")).find(Boolean);
}

/**
 * Whether the name of a file holds a hash of its content, in the form that the build writes: hexadecimal digits, which
 * may by chance be all letters or all digits, or in the form of Next, which names the fonts.
 */
export function hasHashedName(path: string): boolean {
  return /([-.][0-9a-f]{8,10}|\.[0-9a-z_-]{13})\.\w+$/.test(path);
}

/** The public address of a file: `/talent/` for `/talent/index.html`. */
export function addressOf(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : path;
}

/** The file at a public address: `/talent/index.html` for `/talent/`. */
export function fileAt(address: string): string {
  return address.endsWith("/") ? `${address}index.html` : address;
}
