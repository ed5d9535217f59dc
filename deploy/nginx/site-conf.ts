/** The part of nginx's configuration that a release brings with it, made from the table. */
import {
  addressOf,
  EVERY_ANSWER,
  HASHED_FOLDER,
  type HeaderTable,
  headersOf,
  KINDS,
  kindOf,
  NOT_FOUND_PAGE,
  TYPES,
} from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";

/**
 * Writes what belongs into nginx's `server` block.
 * @param root the folder of the release's files, as nginx sees it
 * @throws when something in it holds a dollar sign, which nginx would read as a variable
 */
export function siteConf(site: SiteFiles, root: string): string {
  return [
    "# Written by deploy/nginx/pack.ts with the release. Do not edit: change deploy/headers.ts.",
    `root ${quote(root)};`,
    "absolute_redirect off;",
    "server_tokens off;",
    "etag on;",
    "gzip_static on;",
    "gzip_vary on;",
    // 403 is what nginx says of a folder without an index page.
    `error_page 403 404 =404 ${NOT_FOUND_PAGE};`,
    ...types(),
    ...headerLines(EVERY_ANSWER),
    "",
    "# Whatever is not named below is not in the site, or is sent with the headers above alone.",
    "location / { try_files $uri =404; }",
    "# The encoded files lie beside their files and have no address of their own.",
    "location ~ \\.(br|gz)$ { return 404; }",
    ...location(HASHED_FOLDER, KINDS.hashed, ["try_files $uri =404;"]),
    ...[...site].filter(([path]) => kindOf(path) !== "hashed").flatMap(([path, content]) => file(path, content)),
    "",
  ].join("\n");
}

function file(path: string, content: Buffer): string[] {
  const own = location(`= ${quote(path)}`, headersOf(path, content));
  const address = addressOf(path);
  if (address === path) return own;
  const folder = `location = ${quote(address)} { rewrite ^ ${quote(path)} last; }`;
  const bare = address.slice(0, -1);
  const slash = `location = ${quote(bare)} { return 301 ${quote(address).slice(0, -1)}$is_args$args"; }`;
  return bare === "" ? [...own, folder] : [...own, folder, slash];
}

// nginx drops the headers of the server block from any location that sets one of its own, so each names them all.
function location(match: string, headers: HeaderTable, extra: string[] = []): string[] {
  const lines = [...extra, ...headerLines({ ...EVERY_ANSWER, ...headers })];
  return ["", `location ${match} {`, ...lines.map((line) => `  ${line}`), "}"];
}

function headerLines(headers: HeaderTable): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

function types(): string[] {
  const lines = Object.entries(TYPES).map(([extension, type]) => `  ${quote(type)} ${extension};`);
  return ["types {", ...lines, "}", "default_type application/octet-stream;"];
}

/** A string that nginx takes as one word; a dollar sign would begin a variable and cannot be escaped. */
function quote(text: string): string {
  if (/[$\n\r]/.test(text)) throw new Error(`nginx cannot take a dollar sign or line break in: ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
