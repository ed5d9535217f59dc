/**
 * Response headers, caching and content types. The preview server, the configuration of every host and `npm run verify`
 * use this table. There is no library for all of Netlify, S3, CloudFront and nginx.
 */
import { extname } from "node:path";
import { notFoundRoute, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { findElements, getAttribute, parseDocument } from "./html";

/** Header names in lower case, as HTTP/2 sends them. */
export type HeaderTable = Record<string, string>;

/** Headers of every response, including errors and redirects. */
export const COMMON_HEADERS: HeaderTable = commonHeaders(site.bookingUrl);

/**
 * @param bookingUrl The calendar in the dialog's frame, or null for the site's own scheduling page. With a calendar of
 *   another origin, the headers allow what its payments need: popups (`cross-origin-opener-policy`), and Apple Pay and
 *   Google Pay (`permissions-policy`).
 */
export function commonHeaders(bookingUrl: string | null): HeaderTable {
  // A page can delegate only its own permissions to a frame.
  const payment = bookingUrl ? `(self "${new URL(bookingUrl).origin}")` : "()";
  return {
    // Half a year, only for this host name. Browsers store it, so read docs/deploy.md before you extend it.
    "strict-transport-security": "max-age=15552000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The site uses none of these. Only widely supported names, because browsers log a warning about unknown ones.
    "permissions-policy":
      "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), " +
      `gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=${payment}, picture-in-picture=(), usb=(), ` +
      "xr-spatial-tracking=()",
    // With same-origin, window.open would return null in a framed calendar.
    "cross-origin-opener-policy": bookingUrl ? "same-origin-allow-popups" : "same-origin",
  };
}

/**
 * Headers of every address on hosts that cannot have a rule only for unknown addresses (Netlify, Cloudflare Pages). A
 * page gets this policy in addition to its own. Browsers enforce both, so this one must allow the framed page. The rest
 * of the 404 page's policy is in its `<meta>` element.
 */
export const ANY_PATH_HEADERS: HeaderTable = { ...COMMON_HEADERS, "content-security-policy": "frame-ancestors 'self'" };

/** Caching and embedding, by kind of file. */
export const HEADERS_BY_KIND = {
  // Revalidated at each visit, so that visitors get a new release at once. Most responses are a 304.
  page: { "cache-control": "public, max-age=0, must-revalidate", "cross-origin-resource-policy": "same-origin" },
  // The name contains a hash of the content.
  hashed: { "cache-control": "public, max-age=31536000, immutable", "cross-origin-resource-policy": "same-origin" },
  // Sitemap, robots, manifest and other files for machines: one hour.
  listing: { "cache-control": "public, max-age=3600", "cross-origin-resource-policy": "same-origin" },
  // Icons and share pictures keep their names when they change: one day, then stale for a week while the browser
  // fetches the new one. Other sites embed them beside links to this site.
  picture: {
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "cross-origin-resource-policy": "cross-origin",
  },
};
type Kind = keyof typeof HEADERS_BY_KIND;

/** The folder of files whose names contain a hash of their content. */
export const HASHED_FOLDER = "/_hashed/";

/** The only page that allows framing, by the site's own pages. */
export const FRAMED_PAGE = fileAt(schedulePath);

/** The page that is sent, with status 404, for an unknown address. */
export const NOT_FOUND_PAGE = notFoundRoute.path;

/** The file that sets headers on Netlify and Cloudflare Pages. */
export const HEADERS_FILE = "/_headers";

/** Configuration of the host, which is never sent to a visitor. An owner may add `_redirects`. */
export const HOST_FILES = [HEADERS_FILE, "/_redirects"];

/** Content types by extension. Types with a charset are compressed. */
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
  // The build generates none of these, but an owner may add them to public/.
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
 * Returns the kind of a file.
 *
 * @param path The file's path in the site, with a leading slash: `/talent/index.html`.
 */
export function kindOf(path: string): Kind {
  if (extensionOf(path) === "html") return "page";
  if (path.startsWith(HASHED_FOLDER)) return "hashed";
  return LISTING_EXTENSIONS.has(extensionOf(path)) ? "listing" : "picture";
}

/** Returns the content type of a file. Browsers download a file of an unknown type. */
export function contentTypeOf(path: string): string {
  return TYPES[extensionOf(path)] ?? "application/octet-stream";
}

/**
 * Returns the headers of one file, besides COMMON_HEADERS and the content type. The policy of a page is that of its
 * `<meta>` element, with `frame-ancestors`. An HTML file without one is the owner's, from public/, and gets only the
 * directives that all pages share.
 *
 * @param path The file's path in the site.
 */
export function fileHeaders(path: string, content: Buffer): HeaderTable {
  const kind = kindOf(path);
  if (kind !== "page") return HEADERS_BY_KIND[kind];
  const html = content.toString("utf8");
  return {
    ...HEADERS_BY_KIND.page,
    "content-security-policy": formatPolicyHeader(path === FRAMED_PAGE, metaPolicyOf(html)),
    ...(isNoindex(html) ? { "x-robots-tag": "noindex" } : {}),
  };
}

/**
 * Returns a policy as a header, with `frame-ancestors`, which browsers ignore in a `<meta>` element.
 *
 * @param page The page's own policy. The default is for hosts that send one header for all pages. It has no hashes,
 *   so it cannot block scripts of pages from another release.
 */
export function formatPolicyHeader(
  isFramed: boolean,
  page = "object-src 'none'; base-uri 'none'; form-action 'none'",
): string {
  return `${page}; frame-ancestors ${isFramed ? "'self'" : "'none'"}`;
}

/** Returns the policy in a page's `<meta http-equiv="Content-Security-Policy">`, if there is one. */
export function metaPolicyOf(html: string): string | undefined {
  return metaContent(html, "http-equiv", "content-security-policy");
}

/** Whether a page's `<meta name="robots">` asks search engines not to index it. */
export function isNoindex(html: string): boolean {
  return /\bnoindex\b/i.test(metaContent(html, "name", "robots") ?? "");
}

function metaContent(html: string, key: string, value: string): string | undefined {
  const metas = findElements(parseDocument(html), "meta").filter(
    (meta) => getAttribute(meta, key)?.toLowerCase() === value,
  );
  return metas.map((meta) => getAttribute(meta, "content")).find(Boolean);
}

/** Whether a file name contains a hash: 8 to 10 hexadecimal digits from this build, or a hash by esbuild or Next. */
export function hasHashedName(path: string): boolean {
  return /([-.][0-9a-f]{8,10}|-[0-9A-Z]{8}|\.[0-9a-z_-]{13})\.\w+$/.test(path);
}

/** Returns the public address of a file: `/talent/` for `/talent/index.html`. */
export function addressOf(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : path;
}

/** Returns the file at a public address: `/talent/index.html` for `/talent/`. */
export function fileAt(address: string): string {
  return address.endsWith("/") ? `${address}index.html` : address;
}
