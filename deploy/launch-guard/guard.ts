/** Stops a deploy to production while anything in it is a sample. */
import type { SiteFiles } from "../site-files.ts";
import { markAsPreview } from "./preview.ts";
import { type SampleFinding, samplePages, sampleRecords } from "./sample-content.ts";

export type GuardOptions = { allowSample: boolean; content?: string };

/**
 * @returns the site as it may go out: unchanged, or marked as a preview if it holds samples and they are allowed
 * @throws listing file and record of every sample when they are not allowed
 */
export async function guardLaunch(
  site: SiteFiles,
  { allowSample, content = "content" }: GuardOptions,
): Promise<SiteFiles> {
  const records = await sampleRecords(content);
  // The pages show the records, so they are looked at only when the records are clean.
  const findings = records.length > 0 ? records : samplePages(site);
  if (findings.length === 0) return site;
  if (allowSample) return markAsPreview(site);
  throw new Error(`${list(findings)}\n\nThis is sample content and must not go public: ${findings.length} places.
Replace them, or deploy a preview, which search engines leave out: --allow-sample`);
}

function list(findings: SampleFinding[]): string {
  return findings.map(({ file, record, what }) => `${file}  ${record}  ${what}`).join("\n");
}
