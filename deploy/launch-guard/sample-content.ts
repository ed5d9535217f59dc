/** Finds what must not go public: sample records, reserved addresses and numbers, the sample brand. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteFiles } from "../site-files.ts";

/** One thing to replace before the launch. */
export type SampleFinding = { file: string; record: string; what: string };

/** RFC 2606 reserves example.com and its like, the North American plan 555-0100 to 555-0199, for invented people. */
const samples: [what: string, pattern: RegExp][] = [
  ["sample address", /[\w.@/:-]*\bexample\.(?:com|org|net)\b|[\w.@/:-]+\.example\b/i],
  ["sample number", /[+()\d\s-]*\b555[-\s]?01\d\d\b/],
  ["sample brand", /\bThreefold\b/i],
];

/**
 * Looks through all records of a content folder.
 * @param dir the folder; its own files only, tests left out
 */
export async function sampleRecords(dir: string): Promise<SampleFinding[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).sort();
  const findings: SampleFinding[] = [];
  for (const name of names) {
    const file = path.join(dir, name);
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const [key, value] of Object.entries(exported)) {
      search(value, key, (record, what) => findings.push({ file, record, what }));
    }
  }
  return findings;
}

/**
 * Looks through the built pages, for copy that stands outside of the records.
 * @param site the exported files
 */
export function samplePages(site: SiteFiles): SampleFinding[] {
  const findings: SampleFinding[] = [];
  for (const [file, content] of site) {
    if (!/\.(?:html|txt|xml|webmanifest)$/.test(file)) continue;
    for (const [what, found] of samplesIn(content.toString("utf8"))) {
      findings.push({ file: `out${file}`, record: "text", what: `${what}: ${found}` });
    }
  }
  return findings;
}

function search(value: unknown, record: string, found: (record: string, what: string) => void) {
  if (typeof value === "string") {
    for (const [what, text] of samplesIn(value)) found(record, `${what}: ${text}`);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) search(item, `${record}[${nameOf(item) ?? index}]`, found);
  } else if (value !== null && typeof value === "object") {
    if ("sample" in value && value.sample === true) found(record, "sample record (sample: true)");
    for (const [key, item] of Object.entries(value)) search(item, `${record}.${key}`, found);
  }
}

function nameOf(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  const { id, name, title } = value as Record<string, unknown>;
  return [id, name, title].find((candidate) => typeof candidate === "string") as string | undefined;
}

function samplesIn(text: string): [what: string, found: string][] {
  return samples.flatMap(([what, pattern]) => {
    const found = pattern.exec(text)?.[0].trim();
    return found ? [[what, found] as [string, string]] : [];
  });
}
