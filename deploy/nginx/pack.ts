/**
 * `npm run pack:nginx -- --to FOLDER [--as FOLDER]`: packs out/ as a release for nginx. The folder gets `site/`, each text
 * with its .br and .gz beside it; `site.conf` for the server block; and `maps.conf`, the headers of each file.
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  EVERY_ANSWER,
  HASHED_FOLDER,
  type HeaderTable,
  headersOf,
  KINDS,
  kindOf,
  NOT_FOUND_PAGE,
  TYPES,
} from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";

/**
 * Writes a release.
 * @param dir the exported folder
 * @param to the release's folder, which must be new or empty, because nginx may be serving from it
 * @param as the path of that folder on the machine that runs nginx
 * @throws when the export is missing, or the release's folder is not empty
 */
export async function pack(dir: string, to: string, as = path.resolve(to)): Promise<void> {
  const existing = await readdir(to).catch(() => []);
  if (existing.length > 0) throw new Error(`${to} exists already. Give each release a folder of its own.`);
  const site = await readSite(dir);
  const [maps, server] = [mapsConf(site), siteConf(site, path.posix.join(as, "site"))];

  // nginx runs as another user, who must be able to read the files.
  process.umask(0o022);
  for (const [name, content] of site) {
    const file = path.join(to, "site", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    const compressed = compress(name, content);
    if (!compressed) continue;
    await writeFile(`${file}.br`, compressed.br);
    await writeFile(`${file}.gz`, compressed.gzip);
  }
  await writeFile(path.join(to, "maps.conf"), maps);
  await writeFile(path.join(to, "site.conf"), server);
}

const VARIABLE_OF = (header: string) => `$site_${header.replaceAll("-", "_")}`;

/** The headers of each file in addition to EVERY_ANSWER, by a pattern of its path; one pattern for all hashed files. */
function fileHeaders(site: SiteFiles): [pattern: string, headers: HeaderTable][] {
  const files = [...site].filter(([file]) => kindOf(file) !== "hashed");
  return [
    ...files.map(([file, content]): [string, HeaderTable] => [`^${escapePattern(file)}$`, headersOf(file, content)]),
    [`^${HASHED_FOLDER}`, KINDS.hashed],
  ];
}

/** For nginx's http block: a map for each header that differs between files. An empty value is not sent. */
function mapsConf(site: SiteFiles): string {
  const files = fileHeaders(site);
  const names = new Set(files.flatMap(([, headers]) => Object.keys(headers)));
  const maps = [...names].map((name) => {
    // Patterns, since nginx limits the length of plain names.
    const lines = files.flatMap(([pattern, { [name]: value }]) => (value ? `  "~${pattern}" ${quote(value)};\n` : []));
    return `map $uri ${VARIABLE_OF(name)} {\n${lines.join("")}}\n`;
  });
  return `# Written by deploy/nginx/pack.ts from lib/headers.ts.\n${maps.join("")}`;
}

/** For nginx's server block. Unknown addresses show the 404 page with its own headers. */
function siteConf(site: SiteFiles, root: string): string {
  const types = Object.entries(TYPES).map(([extension, type]) => `  ${quote(type)} ${extension};`);
  const names = new Set(fileHeaders(site).flatMap(([, headers]) => Object.keys(headers)));
  return `# Written by deploy/nginx/pack.ts with the release. Do not edit: change lib/headers.ts.
root ${quote(root)};
absolute_redirect off;
server_tokens off;
etag on;
gzip_static on;
gzip_vary on;
# nginx answers 403 for a folder without an index page.
error_page 403 404 =404 ${NOT_FOUND_PAGE};
# The compressed files have no addresses of their own.
location ~ \\.(br|gz)$ { return 404; }
types {
${types.join("\n")}
}
default_type application/octet-stream;
${Object.entries(EVERY_ANSWER)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
  .join("")}${[...names].map((name) => `add_header ${name} ${VARIABLE_OF(name)} always;\n`).join("")}`;
}

function escapePattern(file: string): string {
  return file.replaceAll(/[\\^$.*+?()[\]{}|"]/g, "\\$&");
}

/** @throws at a dollar sign, which nginx would read as a variable and which cannot be escaped */
function quote(text: string): string {
  if (/[$\n\r]/.test(text)) throw new Error(`nginx cannot take a dollar sign or line break in: ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

async function main() {
  const { values } = parseArgs({ options: { to: { type: "string" }, as: { type: "string" } } });
  const { to, as } = values;
  if (!to) throw new Error("Say where the release goes: npm run pack:nginx -- --to FOLDER");
  await pack("out", to, as);
  console.log(`Packed out into ${to}. Point nginx's link at it and reload (docs/deploy.md).`);
}

await runCommand(import.meta.url, main);
