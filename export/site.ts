/** The steps of a build, from the content to a whole site (export/build.ts says in which order, and why). */
import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { imagesOf, records } from "@/content/records";
import { writeHostFiles } from "@/deploy/host-files";
import { siteAddress } from "@/lib/site-address";
import { checkBudgets } from "./budgets";
import { checkOwnContent } from "./check-content";
import { tellState } from "./content-state";
import { finish, MADE, PAGES } from "./finish";
import { makeFonts } from "./fonts";
import { makeImages } from "./images";
import { checkLinks } from "./links";
import { checkPublic, copyFiles, publicFiles } from "./public";

const EXPORT = ".cache/export";

/**
 * @param target The folder to write.
 * @throws Error, before anything is written for good, if the content, a file of the owner's or a page is not fit.
 */
export async function makeSite(target: string): Promise<void> {
  // A wrong SITE_URL is said at once and alone, not by every page.
  siteAddress();
  await checkOwnContent();
  const owners = await publicFiles();
  checkPublic(owners, MADE);
  await Promise.all([makeImages(imagesOf(records)), makeFonts(), tellState([])]);
  await rm(EXPORT, { recursive: true, force: true });
  nextBuild();
  await finish(EXPORT, target, owners);
  await checkLinks(
    target,
    PAGES.map(({ file }) => file),
    owners,
  );
  await checkBudgets(
    target,
    PAGES.map(({ file, behaviour }) => ({ file, scripts: behaviour === "none" ? 0 : 1 })),
  );
  await copyFiles(owners, "public", target);
  await writeHostFiles(target);
}

function nextBuild(): void {
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, EXPORT_DIR: EXPORT, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("next build failed; its message is above. out/ is as it was.");
}
