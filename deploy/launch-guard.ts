/**
 * Stops a deploy to production while anything in it is a sample: `npm run launch-guard`, for hosts that build by
 * themselves, behind the build.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesBelow, linesWith, readSources } from "@/export/files";
import { runCommand } from "@/tools/command";
import { isNoindex, kindOf, metaPolicyOf } from "./headers";
import { readSite, type SiteFiles } from "./site-files";

/**
 * The sample's brand, and what is reserved for invented people: example.com and its like (RFC 2606), and the numbers
 * 555-0100 to 555-0199 (the North American plan).
 */
const SAMPLE =
  /[\w.@/:-]*\bexample\.(?:com|org|net)\b|[\w.@/:-]+\.example\b|[+()\d\s-]*\b555[-\s]?01\d\d\b|\bThreefold\b/gi;

/** Beside the records, what pages are made of: copy, drawings, an owner's own files. */
const SOURCES = ["public", "app", "components", "lib", "export"];
const MADE_OF = /(?<!\.test)\.(?:tsx?|css|svg|html|txt|xml)$/;

/** The words of drawings: those of one that no page shows go nowhere. */
const DRAWINGS = /^drawings\//;

/** No records of their own: all of them once more, which are named where they stand, and what a record is. */
const NO_RECORDS = /^((records|leaflet)\.ts$|schema\/)|\.test\.ts$/;

/** @throws listing file and place of every sample in a site and in what it is made of. */
export async function guardLaunch(site: SiteFiles): Promise<void> {
  const findings = await findSamples(site);
  if (findings.length === 0) return;
  throw new Error(`${findings.join("\n")}

This is sample content and must not go public: ${findings.length} places.
Write your own in their place, then \`sample: false\`; that of a page in content/routes.ts stands for its words in app/, too.
Or make a preview of it, which search engines leave out: npm run build -- --preview`);
}

/**
 * Looks for samples.
 * @param site the exported files
 * @param content the folder of the records
 * @param others the other folders of what pages are made of
 * @returns one line for each sample record, and for each line with another sample that a page shows: where, and what. Of a
 *   page itself only where nothing else is found
 * @throws when there are no records: what has not been looked through must not pass
 */
export async function findSamples(site: SiteFiles, content = "content", others = SOURCES): Promise<string[]> {
  const pages = [...site].filter(([file]) => /\.(?:html|txt|xml|webmanifest)$/.test(file));
  const shown = new Map<string, string>();
  for (const [file, page] of pages) {
    for (const [text] of page.toString().matchAll(SAMPLE)) shown.set(text.trim(), file);
  }
  const records = await sampleRecords(pages.map(([, page]) => page.toString()).join("\n"), content);
  const sources = await readSources([content, ...others], MADE_OF);
  const found = records.map(({ file, place }) => `${file}  ${place}  sample record (sample: true)`);
  const unfound: string[] = [];
  for (const [text, page] of shown) {
    const lines = linesWith(text, sources);
    // What a sample record says goes with it.
    if (lines.some(({ file }) => records.some((record) => record.file === file))) continue;
    if (lines.length === 0) unfound.push(`out${page}  sample text: ${text}`);
    found.push(...lines.map(({ file, line }) => `${file}  line ${line}  sample text: ${text}`));
  }
  return found.length > 0 ? found : unfound;
}

/** @param shown all markup of the site */
async function sampleRecords(shown: string, folder: string): Promise<{ file: string; place: string }[]> {
  const names = (await filesBelow(folder)).filter((name) => name.endsWith(".ts") && !NO_RECORDS.test(name));
  if (names.length === 0) throw new Error(`${folder}: expected the records of the site, found none`);
  const found = new Map<unknown, { file: string; place: string }>();
  for (const name of names) {
    const file = path.join(folder, name);
    const exported: Record<string, { id?: string } | { id?: string }[]> = await import(pathToFileURL(file).href);
    for (const [list, value] of Object.entries(exported)) {
      for (const record of [value].flat()) {
        const isSample = JSON.stringify(record)?.includes('"sample":true');
        const place = record?.id ? `${list}[${record.id}]` : list;
        // A list may be exported a second time in part, under another name.
        if (isSample && !found.has(record) && (!DRAWINGS.test(name) || isShown(record, shown)))
          found.set(record, { file, place });
      }
    }
  }
  return [...found.values()];
}

/** By two of its texts as React writes them, since one of many may stand elsewhere by chance, such as "min". */
function isShown(record: unknown, markup: string): boolean {
  const found = new Set<string>();
  JSON.stringify(record, (_, value) => (typeof value === "string" ? found.add(value) : value));
  const texts = [...found];
  const written = texts.map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  return written.filter((text) => markup.includes(`>${text}<`)).length >= Math.min(2, texts.length);
}

/** Whether search engines are to leave all of a site out: each of its own pages asks for it. */
export function isPreview(site: SiteFiles): boolean {
  return [...site].every(([file, content]) => {
    const html = kindOf(file) === "page" ? content.toString("utf8") : "";
    // A page of the site's own has a policy; any other is a file of the owner's, such as a proof that the site is theirs.
    return !metaPolicyOf(html) || isNoindex(html);
  });
}

async function main() {
  await guardLaunch(await readSite("out"));
  console.log("No sample content: ready for production.");
}

await runCommand(import.meta.url, main);
