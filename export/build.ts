/**
 * From checked content to the finished site in out/; `npm run build` checks the content first.
 *
 *   1. export/images.ts      AVIF and WebP of the pictures
 *   2. next build            the plain export, in .cache/export
 *   3. export/finish.ts      the site, in .cache/site
 *   4. export/budgets.ts     stops here if the site is heavier than it may be
 *   5. export/public.ts      the owner's own files, as they are
 *   6. deploy/host-files.ts  what hosts read beside the pages
 *   7. swap                  .cache/site becomes out/; the one before stays until then
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { imagesOf, records } from "../content/records";
import { writeHostFiles } from "../deploy/host-files";
import { siteAddress } from "../lib/site-address";
import { checkBudgets } from "./budgets";
import { finish, MADE, PAGES } from "./finish";
import { makeImages } from "./images";
import { checkPublic, copyFiles, publicFiles } from "./public";

const EXPORT = ".cache/export";
const SITE = ".cache/site";
const OUT = "out";
const PREVIOUS = ".cache/previous";

async function main(): Promise<void> {
  // A wrong SITE_URL is said at once and alone, not by every page.
  siteAddress();
  const owners = await publicFiles();
  checkPublic(owners, MADE);
  await makeImages(imagesOf(records));
  await rm(EXPORT, { recursive: true, force: true });
  nextBuild();
  await finish(EXPORT, SITE, owners);
  await checkBudgets(
    SITE,
    PAGES.map(({ file, behaviour }) => ({ file, scripts: behaviour === "none" ? 0 : 1 })),
  );
  await copyFiles(owners, "public", SITE);
  await writeHostFiles(SITE);
  await swap();
}

function nextBuild(): void {
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, EXPORT_DIR: EXPORT, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("next build failed; its message is above. out/ is as it was.");
}

/** Two renames, so that out/ is whole at any moment but the instant between them. */
async function swap(): Promise<void> {
  await rm(PREVIOUS, { recursive: true, force: true });
  if (existsSync(OUT)) await rename(OUT, PREVIOUS);
  await rename(SITE, OUT);
  await rm(PREVIOUS, { recursive: true, force: true });
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
