/** The steps of a build, from content that holds to a whole site (export/build.ts says in which order, and why). */
import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { writeHeadersFile } from "@/deploy/host-files";
import { checkBudgets } from "./budgets";
import { finish, MADE, PAGES } from "./finish";
import { checkLinks } from "./links";
import { checkPublic, copyFiles, publicFiles } from "./public";

const EXPORT = ".cache/export";

/**
 * @param target The folder to write.
 * @throws Error, before anything is written for good, if a file of the owner's or a page is not fit.
 */
export async function makeSite(target: string): Promise<void> {
  const owners = await publicFiles();
  checkPublic(owners, MADE);
  await rm(EXPORT, { recursive: true, force: true });
  nextBuild();
  await finish(EXPORT, target, owners);
  await copyFiles(owners, "public", target);
  const pages = PAGES.map(({ file }) => file);
  await checkLinks(target, pages);
  await checkBudgets(target, pages);
  await writeHeadersFile(target);
}

function nextBuild(): void {
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, EXPORT_DIR: EXPORT, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("next build failed; its message is above. out/ is as it was.");
}
