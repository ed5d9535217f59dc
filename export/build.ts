/**
 * From content that holds to the finished site in out/, the second half of `npm run build [-- --preview]`; the first is
 * export/prepare.ts, which stops if a record is not as it must be, and makes the pictures and fonts. Whatever stops the
 * build on its way leaves out/ as it was.
 */
import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { isPreview, readSite } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { checkBudgets } from "./budgets";
import { finish, MADE, PAGES } from "./finish";
import { writeHeadersFile } from "./headers-file";
import { checkLinks } from "./links";
import { settle } from "./prepare";
import { checkPublic, copyFiles, publicFiles } from "./public";
import { swap } from "./swap";

const EXPORT = ".cache/export";
const SITE = ".cache/site";

async function build(): Promise<void> {
  const { preview } = parseArgs({ options: { preview: { type: "boolean", default: false } } }).values;
  settle(process.cwd());
  const owners = await publicFiles();
  checkPublic(owners, MADE);
  await rm(EXPORT, { recursive: true, force: true });
  nextBuild(preview);
  await finish(EXPORT, SITE, owners);
  await copyFiles(owners, "public", SITE);
  const pages = PAGES.map(({ file }) => file);
  await checkLinks(SITE, pages);
  await checkBudgets(SITE, pages);
  if (isPreview(await readSite(SITE)) !== preview)
    throw new Error(
      "app/layout.tsx alone says what search engines leave out: expected no robots in a page's own metadata",
    );
  await writeHeadersFile(SITE);
  await swap(SITE, "out");
}

/** @param preview Whether search engines are to leave the site out. */
function nextBuild(preview: boolean): void {
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, EXPORT_DIR: EXPORT, PREVIEW: preview ? "1" : "", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("next build failed; its message is above. out/ is as it was.");
}

await runCommand(import.meta.url, build);
