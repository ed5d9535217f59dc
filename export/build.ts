/**
 * The second half of `npm run build [-- --preview] [-- --examples]`: builds the site from valid content into out/. The
 * first half, export/prepare.ts, checks the content and generates pictures and fonts. A build that fails does not change
 * out/. With `--examples`, it also builds the pages of examples, for the tests.
 */
import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { records } from "@/content/records";
import { pageAddress } from "@/content/routes";
import { fileAt } from "@/lib/headers";
import { FOOTER_PAGES } from "@/lib/navigation";
import { isPreview, readSite } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { checkBudgets } from "./budgets";
import { checkClientComponents } from "./client-components";
import { finishExamples } from "./examples";
import { finishExport, GENERATED_FILES, PAGES } from "./finish";
import { writeHeadersFile } from "./headers-file";
import { checkLinks } from "./links";
import { lockBuild } from "./lock";
import { normalizeBuildEnvironment } from "./prepare";
import { checkPublicFiles, copyFiles, listPublicFiles } from "./public";
import { swap } from "./swap";
import { checkEscapes, checkGaps, findUnshownClaims } from "./texts";

const EXPORT = ".cache/export";
const SITE = ".cache/site";
const LOCK = ".cache/build.lock";

/**
 * Files by which hosts detect Next's own export. They are removed, so that no host publishes that export by mistake.
 */
const NEXT_MARKER_FILES = ["export-detail.json", "export-marker.json", "routes-manifest.json"];

async function build(): Promise<void> {
  const option = { type: "boolean", default: false } as const;
  const { preview, examples } = parseArgs({ options: { preview: option, examples: option } }).values;
  normalizeBuildEnvironment(process.cwd());
  lockBuild(LOCK);
  const ownersFiles = await listPublicFiles();
  checkPublicFiles(ownersFiles, GENERATED_FILES);
  await checkClientComponents();
  await rm(EXPORT, { recursive: true, force: true });
  runNextBuild({ PREVIEW: preview, EXAMPLES: examples });
  for (const marker of NEXT_MARKER_FILES) await rm(`.next/${marker}`, { force: true });
  await finishExport(EXPORT, SITE, ownersFiles);
  await copyFiles(ownersFiles, "public", SITE);
  const pages = PAGES.map(({ file }) => file);
  await checkLinks(SITE, pages);
  await checkEscapes(SITE, pages);
  await checkGaps(SITE, pages);
  await checkBudgets(
    SITE,
    pages,
    FOOTER_PAGES.map(({ path }) => fileAt(pageAddress(path)).slice(1)),
  );
  if (isPreview(await readSite(SITE)) !== preview)
    throw new Error("Expected robots metadata in app/layout.tsx alone; found it in the metadata of a page, too");
  await writeHeadersFile(SITE);
  await finishExamples(EXPORT);
  await swap(SITE, "out");
  for (const notice of await findUnshownClaims("out", pages, records.claims)) console.log(`Note: ${notice}`);
}

/** @param options PREVIEW: whether search engines must not index the site. EXAMPLES: whether to build /examples too. */
function runNextBuild(options: Record<"PREVIEW" | "EXAMPLES", boolean>): void {
  const flags = Object.fromEntries(Object.entries(options).map(([name, isSet]) => [name, isSet ? "1" : ""]));
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, EXPORT_DIR: EXPORT, ...flags, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("next build failed; its message is above. out/ is as it was.");
}

await runCommand(import.meta.url, build);
