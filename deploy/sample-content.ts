/** Finds what must not go public: sample records, reserved addresses and numbers, the sample brand. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesBelow, linesWith, readSources } from "@/export/files";
import type { SiteFiles } from "./site-files";

/** One thing to replace before the launch: a record, or a line of a source, and all that is a sample in it. */
export interface SampleFinding {
  file: string;
  place: string;
  what: string[];
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
 * Looks through all records of a content folder.
 * @param dir the folder
 * @param site the exported files
 * @returns one finding for each record; of those in drawings/, for each that a page shows
 * @throws when the folder holds none: what has not been looked through must not pass
 */
export async function sampleRecords(dir: string, site: SiteFiles): Promise<SampleFinding[]> {
  const records = (await filesBelow(dir)).filter((name) => name.endsWith(".ts") && !NO_RECORDS.test(name));
  if (records.length === 0) throw new Error(`${dir}: expected the records of the site, found none`);
  const shown = shownBy(site);
  const findings: SampleFinding[] = [];
  for (const name of records) {
    const file = path.join(dir, name);
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    // A list may be exported a second time in part, under another name.
    const seen = new Set<unknown>();
    for (const [place, record] of Object.entries(exported).flatMap(recordsOf)) {
      const unseen = DRAWINGS.test(name) && !shows(shown, textsIn(record));
      const what = seen.has(record) || unseen ? [] : search(record);
      if (typeof record === "object") seen.add(record);
      if (what.length > 0) findings.push({ file, place, what });
    }
  }
  return findings;
}

/**
 * Looks through what pages are made of, for copy and drawings that stand outside of the records.
 * @param dirs the folders of the sources
 * @param site the exported files; only what they show counts
 * @returns one finding for each line
 */
export async function sampleSources(dirs: readonly string[], site: SiteFiles): Promise<SampleFinding[]> {
  const shown = shownBy(site);
  const findings: SampleFinding[] = [];
  for (const [file, text] of await readSources(dirs)) {
    for (const [index, line] of withoutComments(text).split("\n").entries()) {
      const what = samplesIn(line).filter(([, found]) => shown.includes(found));
      if (what.length > 0) findings.push({ file, place: `line ${index + 1}`, what: what.map(inWords) });
    }
  }
  return findings;
}

/**
 * Looks through the built pages, for what the other two have not found, and names where it comes from.
 * @param site the exported files
 * @param dirs the folders of all that pages are made of
 * @returns one finding for each line of a source, or for the page itself where nothing holds the sample as it stands
 */
export async function samplePages(site: SiteFiles, dirs: readonly string[]): Promise<SampleFinding[]> {
  const samples = new Map<string, { what: string; pages: string[] }>();
  for (const [file, text] of pagesOf(site)) {
    for (const [what, found] of samplesIn(text)) {
      const seen = samples.get(found) ?? { what, pages: [] };
      samples.set(found, { what, pages: [...seen.pages, `out${file}`] });
    }
  }
  const sources = await readSources(dirs, MADE_OF);
  const findings: SampleFinding[] = [];
  for (const [found, { what, pages }] of samples) {
    const named = [inWords([what, found])];
    const written = linesWith(found, sources);
    for (const { file, line } of written) findings.push({ file, place: `line ${line}`, what: named });
    if (written.length === 0) findings.push(...pages.map((file) => ({ file, place: "text", what: named })));
  }
  return findings;
}

/** One of many may stand elsewhere by chance, such as "min". */
function shows(markup: string, texts: readonly string[]): boolean {
  const found = texts.filter((text) => markup.includes(`>${inMarkup(text)}<`));
  return found.length >= Math.min(2, texts.length);
}

function shownBy(site: SiteFiles): string {
  return [...pagesOf(site)].map(([, text]) => text).join("\n");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** As React writes it into a page. */
function inMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function* pagesOf(site: SiteFiles): Generator<[file: string, text: string]> {
  for (const [file, content] of site) {
    if (/\.(?:html|txt|xml|webmanifest)$/.test(file)) yield [file, content.toString("utf8")];
  }
}

/** Of an exported list its records, by their names; anything else is a record itself. */
function recordsOf([name, value]: [string, unknown]): [place: string, record: unknown][] {
  if (!Array.isArray(value)) return [[name, value]];
  return value.map((item, index) => [`${name}[${nameOf(item) ?? index}]`, item]);
}

/** All that is a sample in a record, each with its field. */
function search(value: unknown, field = ""): string[] {
  const named = (what: string) => (field ? `${field}: ${what}` : what);
  if (typeof value === "string") return samplesIn(value).map((sample) => named(inWords(sample)));
  if (Array.isArray(value)) return value.flatMap((item, index) => search(item, `${field}[${nameOf(item) ?? index}]`));
  if (value === null || typeof value !== "object") return [];
  return [
    ...("sample" in value && value.sample === true ? [named("sample record (sample: true)")] : []),
    ...Object.entries(value).flatMap(([key, item]) => search(item, field ? `${field}.${key}` : key)),
  ];
}

function nameOf(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  const { id, name, title } = value as Record<string, unknown>;
  return [id, name, title].find((candidate) => typeof candidate === "string") as string | undefined;
}

/** What is a sample in a text, each once; the brand in an address is a part of that. */
function samplesIn(text: string): [what: string, found: string][] {
  let rest = text;
  return SAMPLES.flatMap(([what, pattern]) => {
    const found = new Set([...rest.matchAll(pattern)].map(([match]) => match.trim()));
    rest = rest.replaceAll(pattern, " ");
    return [...found].map((match): [string, string] => [what, match]);
  });
}

function inWords([what, found]: [what: string, found: string]): string {
  return `${what}: ${found}`;
}

/** A source without its comments, as many lines as before. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ""));
}
