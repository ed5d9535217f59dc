/** Finds what must not go public: sample records, reserved addresses and numbers, the sample brand. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesBelow, linesWith, readSources } from "@/export/files";
import type { SiteFiles } from "./site-files";

/** One thing to replace before the launch: a record, a line of a source, or a page. */
export interface SampleFinding {
  file: string;
  place: string;
  what: string;
}

/** RFC 2606 reserves example.com and its like, the North American plan 555-0100 to 555-0199, for invented people. */
const SAMPLES: [what: string, pattern: RegExp][] = [
  ["sample address", /[\w.@/:-]*\bexample\.(?:com|org|net)\b|[\w.@/:-]+\.example\b/gi],
  ["sample number", /[+()\d\s-]*\b555[-\s]?01\d\d\b/g],
  ["sample brand", /\bThreefold\b/gi],
];

/** All that pages are made of. */
const MADE_OF = /(?<!\.test)\.(?:tsx?|css|svg|html|txt|xml)$/;

/** The words of drawings: those of one that no page shows go nowhere. */
const DRAWINGS = /^drawings\//;

/** No records of their own: all of them once more, which are named where they stand, and what a record is. */
const NO_RECORDS = /^(records\.ts$|schema\/)|\.test\.ts$/;

/**
 * Looks for samples.
 * @param site the exported files
 * @param content the folder of the records
 * @param others the other folders of what pages are made of
 * @returns one finding for each sample record, and for each line with another sample that a page shows; a page itself only
 *   where nothing else is found
 * @throws when there are no records: what has not been looked through must not pass
 */
export async function findSamples(
  site: SiteFiles,
  content: string,
  others: readonly string[],
): Promise<SampleFinding[]> {
  const findings = await sampleRecords(site, content);
  const named = new Set(findings.map(({ file }) => file));
  const sources = await readSources([content, ...others], MADE_OF);
  const unfound: SampleFinding[] = [];
  for (const [text, file] of textsIn(site)) {
    const what = `${whatIs(text)}: ${text}`;
    const lines = linesWith(text, sources);
    // What a sample record says goes with it.
    if (lines.some(({ file }) => named.has(file))) continue;
    if (lines.length === 0) unfound.push({ file, place: "text", what });
    for (const { file, line } of lines) findings.push({ file, place: `line ${line}`, what });
  }
  return findings.length > 0 ? findings : unfound;
}

async function sampleRecords(site: SiteFiles, folder: string): Promise<SampleFinding[]> {
  const names = (await filesBelow(folder)).filter((name) => name.endsWith(".ts") && !NO_RECORDS.test(name));
  if (names.length === 0) throw new Error(`${folder}: expected the records of the site, found none`);
  const shown = [...pagesOf(site)].map(([, text]) => text).join("\n");
  const findings: SampleFinding[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    // A list may be exported a second time in part, under another name.
    const seen = new Set<unknown>();
    for (const [place, record] of Object.entries(exported).flatMap(recordsOf)) {
      const isSample = JSON.stringify(record)?.includes('"sample":true') && !seen.has(record);
      seen.add(record);
      if (isSample && (!DRAWINGS.test(name) || isShown(record, shown)))
        findings.push({ file, place, what: "sample record (sample: true)" });
    }
  }
  return findings;
}

/** Of an exported list its records, by their names; anything else is a record itself. */
function recordsOf([name, value]: [string, unknown]): [place: string, record: unknown][] {
  if (!Array.isArray(value)) return [[name, value]];
  return value.map((item, index) => [`${name}[${item?.id ?? item?.name ?? item?.title ?? index}]`, item]);
}

/** By two of its texts, since one of many may stand elsewhere by chance, such as "min". */
function isShown(record: unknown, markup: string): boolean {
  const texts: string[] = [];
  JSON.stringify(record, (_, value) => (typeof value === "string" ? texts.push(value) : value));
  const found = texts.filter((text) => markup.includes(`>${inMarkup(text)}<`));
  return found.length >= Math.min(2, texts.length);
}

/** As React writes it into a page. */
function inMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Every sample text that is shown, and a file that shows it. The brand in an address is a part of that. */
function textsIn(site: SiteFiles): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, text] of pagesOf(site)) {
    let rest = text;
    for (const [, pattern] of SAMPLES) {
      for (const [match] of rest.matchAll(pattern)) texts.set(match.trim(), `out${file}`);
      rest = rest.replaceAll(pattern, " ");
    }
  }
  return texts;
}

function whatIs(text: string): string | undefined {
  return SAMPLES.find(([, pattern]) => text.search(pattern) >= 0)?.[0];
}

function* pagesOf(site: SiteFiles): Generator<[file: string, text: string]> {
  for (const [file, content] of site) {
    if (/\.(?:html|txt|xml|webmanifest)$/.test(file)) yield [file, content.toString("utf8")];
  }
}
