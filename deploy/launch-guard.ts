/** Stops a deploy to production while the site contains sample content: `npm run launch-guard`, after the build. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesBelow, linesWith, readSources } from "@/lib/files";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { findUsedExports } from "@/tools/reachable";

/**
 * The sample firm's name, and what is reserved for examples: example.com and the like (RFC 2606), and the telephone
 * numbers 555-0100 to 555-0199 (North American Numbering Plan).
 */
const SAMPLE =
  /[\w.@/:-]*\bexample\.(?:com|org|net)\b|[\w.@/:-]+\.example\b|[+()\d\s-]*\b555[-\s]?01\d\d\b|\bThreefold\b/gi;

/** The sources of pages other than the records: copy, drawings, an owner's own files. */
const SOURCES = ["public", "app", "components", "lib", "export"];
const SOURCE_FILE = /(?<!\.test)\.(?:tsx?|css|svg|html|txt|xml)$/;

/** Words of drawings. They count only if a page uses the drawing. */
const DRAWINGS = /^drawings\//;

const PAGE_FILE = /(?<!\.test|\.d)\.tsx?$/;

/** Files of content/ without records of their own. */
const NO_RECORDS = /^(records\.ts$|schema\/)|\.test\.ts$/;

/** @throws listing file and place of every sample in a site and its sources */
export async function guardLaunch(site: SiteFiles, content = "content", others = SOURCES): Promise<void> {
  const findings = await findSamples(site, content, others);
  if (findings.length === 0) return;
  throw new Error(`${findings.join("\n")}

This is sample content and must not go public: ${findings.length} places.
Replace each with your own and set \`sample: false\`; for a page in content/routes.ts that covers its words in app/, too.
Or build a preview, which search engines leave out: npm run build -- --preview`);
}

/**
 * Finds sample content.
 * @param site the exported files
 * @param content the folder of the records
 * @param others the other source folders
 * @returns one line for each sample record, and for each source line whose sample text a page shows, with the reason. If
 *   there are none of these, one line for each sample text of an exported page
 * @throws when there are no records, since an empty folder proves nothing
 */
export async function findSamples(site: SiteFiles, content = "content", others = SOURCES): Promise<string[]> {
  const pages = [...site].filter(([file]) => /\.(?:html|txt|xml|webmanifest)$/.test(file));
  const shown = new Map<string, string>();
  for (const [file, page] of pages) {
    for (const [text] of page.toString().matchAll(SAMPLE)) shown.set(text.trim(), file);
  }
  const app = others.filter((folder) => path.basename(folder) === "app");
  const records = await sampleRecords(content, [...(await readSources(app, PAGE_FILE)).keys()]);
  const sources = await readSources([content, ...others], SOURCE_FILE);
  const found = records.map(({ file, place }) => `${file}  ${place}  sample record (sample: true)`);
  const notFound: string[] = [];
  /** The sample texts of each source line. */
  const textsByLine = new Map<string, string[]>();
  for (const [text, page] of shown) {
    const lines = linesWith(text, sources);
    // Already reported with its record.
    if (lines.some(({ file }) => records.some((record) => record.file === file))) continue;
    if (lines.length === 0) notFound.push(`out${page}  ${describeSamples([text])}`);
    for (const { file, line } of lines) {
      const place = `${file}  line ${line}`;
      textsByLine.set(place, [...(textsByLine.get(place) ?? []), text]);
    }
  }
  for (const [place, texts] of textsByLine) found.push(`${place}  ${describeSamples(texts)}`);
  return found.length > 0 ? found : notFound;
}

/**
 * @returns the sample texts of a line, each with the reason. Of two overlapping texts, such as "me@firm.example" and
 *   "firm.example", only the longer is listed.
 */
function describeSamples(texts: readonly string[]): string {
  const longest = texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
  return `sample text: ${longest.map((text) => `${text} (${reasonFor(text)})`).join(", ")}`;
}

function reasonFor(text: string): string {
  if (/example/i.test(text)) return "an address reserved for examples";
  return /\d/.test(text) ? "a number reserved for examples" : "the sample firm's name";
}

/** @param pages the files of pages; only the drawings that they use count */
async function sampleRecords(folder: string, pages: readonly string[]): Promise<{ file: string; place: string }[]> {
  const names = (await filesBelow(folder)).filter((name) => name.endsWith(".ts") && !NO_RECORDS.test(name));
  if (names.length === 0) throw new Error(`${folder}: expected the records of the site, found none`);
  const modules = new Map<string, Record<string, { id?: string } | { id?: string }[]>>();
  for (const name of names) modules.set(name, await import(pathToFileURL(path.join(folder, name)).href));
  // Records and pages choose some drawings by name. The others in those lists are not used.
  const SceneName = stringsAt("scene", [...modules.values()]);
  const ShareScene = stringsAt("shareScene", [...modules.values()]);
  const drawn = findUsedExports(pages, { SceneName, ShareScene });

  const found = new Map<unknown, { file: string; place: string }>();
  for (const [name, exported] of modules) {
    const file = path.join(folder, name);
    for (const [list, value] of Object.entries(exported)) {
      if (DRAWINGS.test(name) && !drawn.has(`${file}#${list}`)) continue;
      for (const record of [value].flat()) {
        const isSample = JSON.stringify(record)?.includes('"sample":true');
        const place = record?.id ? `${list}[${record.id}]` : list;
        // A part of a list may also be exported under another name.
        if (isSample && !found.has(record)) found.set(record, { file, place });
      }
    }
  }
  return [...found.values()];
}

/** @returns all texts in fields of this name, at any depth */
function stringsAt(field: string, value: unknown): Set<string> {
  const found = JSON.stringify(value).matchAll(new RegExp(`"${field}":"([^"]+)"`, "g"));
  return new Set([...found].map(([, text = ""]) => text));
}

async function main() {
  await guardLaunch(await readSite("out"));
  console.log("No sample content: ready for production.");
}

await runCommand(import.meta.url, main);
