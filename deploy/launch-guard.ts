/**
 * Stops a deploy to production while anything in it is a sample: `npm run launch-guard [-- --allow-sample]`, for hosts
 * that build by themselves, behind the build. With --allow-sample, it marks the export as a preview instead.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { behindCharset } from "@/export/html";
import { runCommand } from "@/tools/command";
import { kindOf, metaPolicyOf } from "./headers";
import { writeHostFiles } from "./host-files";
import { findSamples } from "./sample-content";
import { readSite, type SiteFiles } from "./site-files";

export interface GuardOptions {
  allowSample: boolean;
  /** The folder of the records. */
  content?: string;
  /** The folders of what the pages are made of: copy, drawings. */
  sources?: readonly string[];
}

/**
 * @returns the site as it may go out: unchanged, or marked as a preview if it holds samples and they are allowed
 * @throws listing file and place of every sample when they are not allowed
 */
export async function guardLaunch(
  site: SiteFiles,
  { allowSample, content = "content", sources = ["public", "app", "components", "lib", "export"] }: GuardOptions,
): Promise<SiteFiles> {
  const findings = await findSamples(site, content, sources);
  if (findings.length === 0) return site;
  if (allowSample) return markAsPreview(site);
  const list = findings.map(({ file, place, what }) => `${file}  ${place}  ${what}`).join("\n");
  throw new Error(`${list}

This is sample content and must not go public: ${findings.length} places.
Write your own in their place, then \`sample: false\`; that of a page in content/routes.ts stands for its words in app/, too.
Or deploy a preview, which search engines leave out: --allow-sample`);
}

/**
 * Marks every page `noindex` and takes the sitemap out of robots.txt. Crawlers stay allowed in: one that may not fetch
 * a page cannot read that it is not to be indexed.
 * @throws when a page has no charset to put the mark behind
 */
function markAsPreview(site: SiteFiles): SiteFiles {
  return new Map([...site].map(([path, content]) => [path, marked(path, content)]));
}

function marked(path: string, content: Buffer): Buffer {
  if (path === "/robots.txt")
    return Buffer.from("# A preview. Its pages ask not to be indexed.\nUser-agent: *\nAllow: /\n");
  if (kindOf(path) !== "page") return content;
  const html = content.toString("utf8");
  // A page of the site's own has a policy; any other is a file of the owner's, such as a proof that the site is theirs.
  if (!metaPolicyOf(html)) return content;
  const mark = '<meta name="robots" content="noindex">';
  if (html.includes(mark)) return content;
  return Buffer.from(behindCharset(path, html, mark));
}

const OUT = "out";

async function main() {
  const { values } = parseArgs({ options: { "allow-sample": { type: "boolean", default: false } } });
  const site = await readSite(OUT);
  const allowed = await guardLaunch(site, { allowSample: values["allow-sample"] });
  if (allowed === site) return console.log("No sample content: ready for production.");
  for (const [file, content] of allowed) {
    if (content !== site.get(file)) await writeFile(path.join(OUT, file), content);
  }
  await writeHostFiles(OUT);
  console.log(`${OUT} holds sample content and is marked as a preview (noindex).`);
}

await runCommand(import.meta.url, main);
