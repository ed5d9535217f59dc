/** Stops a deploy to production while the site has sample content: `npm run launch-guard`, after the build. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findLines, listFiles, readSources } from "@/lib/files";
import { addressOf } from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";

/**
 * Matches the sample firm's name, and what is reserved for examples: domains such as example.com (RFC 2606), and the
 * telephone numbers 555-0100 to 555-0199 (North American Numbering Plan).
 */
const RESERVED_TEXT =
  /[\w.@/:-]*\bexample\.(?:com|org|net)\b|[\w.@/:-]+\.example\b|[+()\d\s-]*\b555[-\s]?01\d\d\b|\bThreefold\b/gi;

const SOURCES = ["content", "public", "app", "components", "lib", "export"];
const SOURCE_FILE = /(?<!\.test)\.(?:tsx?|css|svg|html|txt|xml)$/;

/** Matches files of content/ that contain no records. */
const FILES_WITHOUT_RECORDS = /^(records\.ts$|schema\/)|\.test\.ts$/;

/** In characters. A shorter text may be on a page by coincidence. */
const MIN_TEXT_LENGTH = 20;

/** @throws Error with a list of all samples in a site and its sources. */
export async function guardLaunch(site: SiteFiles): Promise<void> {
  const found = await findSamples(site);
  if (found.length === 0) return;
  throw new Error(`${found.join("\n")}

This is sample content and must not go public: ${found.length} places.
Replace each with your own and set \`sample: false\`; for a page in content/routes.ts that covers its words in app/, too.
Or build a preview, which search engines leave out: npm run build -- --preview`);
}

/**
 * Lists the samples of a site: records, pictures, and lines of the sources with a reserved text that a page shows.
 *
 * @param root The project's folder.
 * @throws Error if there are no records, because an empty folder has no samples either.
 */
export async function findSamples(site: SiteFiles, root = ""): Promise<string[]> {
  const content = path.join(root, "content");
  const pages = [...site].filter(([file]) => /\.(?:html|txt|xml|webmanifest)$/.test(file));
  const texts = pages.map(([file, page]) => [file, decode(page.toString())] as const);
  const files = (await listFiles(content)).filter((name) => name.endsWith(".ts") && !FILES_WITHOUT_RECORDS.test(name));
  if (files.length === 0) throw new Error(`${content}: expected the records of the site, found none`);
  const found: string[] = [];
  const samples = new Set<string>();
  const seen = new Set<unknown>();
  let records = "";
  for (const name of files) {
    const file = path.join(content, name);
    for (const [list, value] of Object.entries(await import(pathToFileURL(file).href))) {
      for (const record of [value].flat() as { id?: string }[]) {
        const json = JSON.stringify(record) ?? "";
        records += json;
        // A file may export part of a list under another name.
        if (!json.includes('"sample":true') || seen.has(record)) continue;
        seen.add(record);
        const users = texts.filter(([, text]) => textsOf(record).some((word) => text.includes(word)));
        const use = `, used by ${users.map(([page]) => addressOf(page)).join(" ")}`;
        if (name.startsWith("drawings/") && users.length === 0) continue;
        samples.add(file);
        const place = record.id ? `${list}[${record.id}]` : list;
        found.push(`${file}  ${place}  sample record (sample: true)${name.startsWith("drawings/") ? use : ""}`);
      }
    }
  }
  for (const [file, svg] of await readSources([content], /\.svg$/)) {
    const isShown = !file.includes("images") || records.includes(path.relative(path.join(content, "images"), file));
    if (svg.includes("<!-- sample -->") && isShown) found.push(`${file}  picture of the sample`);
  }
  const sources = await readSources(
    SOURCES.map((folder) => path.join(root, folder)),
    SOURCE_FILE,
  );
  const reserved = new Map(
    texts.flatMap(([page, text]) => [...text.matchAll(RESERVED_TEXT)].map(([one]) => [one.trim(), page])),
  );
  for (const [text, page] of reserved) {
    const lines = findLines(text, sources);
    // Already listed as a record.
    if (lines.some(({ file }) => samples.has(file))) continue;
    const places = lines.length > 0 ? lines.map(({ file, line }) => `${file}  line ${line}`) : [`out${page}`];
    found.push(...places.map((place) => `${place}  ${text} (the sample's name, or reserved for examples)`));
  }
  return found;
}

/** Returns the texts of a record that are long enough to identify it on a page. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.length < MIN_TEXT_LENGTH ? [] : [value];
  return Object.values(Object(value)).flatMap(textsOf);
}

function decode(html: string): string {
  return html.replaceAll("%40", "@").replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&nbsp;", "\u00a0");
}

async function main() {
  await guardLaunch(await readSite("out"));
  console.log("No sample content: ready for production.");
}

await runCommand(import.meta.url, main);
