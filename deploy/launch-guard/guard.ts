/** Stops a deploy to production while anything in it is a sample. */
import type { SiteFiles } from "../site-files.ts";
import { markAsPreview } from "./preview.ts";
import { type SampleFinding, samplePages, sampleRecords, sampleSources } from "./sample-content.ts";

export type GuardOptions = {
  allowSample: boolean;
  /** The folder of the records. */
  content?: string;
  /** The folders of what the pages are made of: copy, drawings. */
  sources?: readonly string[];
};

/**
 * @returns the site as it may go out: unchanged, or marked as a preview if it holds samples and they are allowed
 * @throws listing file and place of every sample when they are not allowed
 */
export async function guardLaunch(
  site: SiteFiles,
  { allowSample, content = "content", sources = ["app", "components"] }: GuardOptions,
): Promise<SiteFiles> {
  const written = [...(await sampleRecords(content)), ...(await sampleSources(sources, site))];
  // The pages show both, so they are looked at only when both are clean.
  const findings = written.length > 0 ? written : samplePages(site);
  if (findings.length === 0) return site;
  if (allowSample) return markAsPreview(site);
  throw new Error(`${list(findings)}

This is sample content and must not go public: ${findings.length} places.
Replace them, or deploy a preview, which search engines leave out: --allow-sample`);
}

function list(findings: SampleFinding[]): string {
  return findings.map(({ file, place, what }) => `${file}  ${place}  ${what.join("; ")}`).join("\n");
}
