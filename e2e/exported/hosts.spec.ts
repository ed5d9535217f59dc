/** Runs `npm run verify` against the exported folder on the hosts that can run on this machine. */
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { verify } from "@/deploy/verify";
import { installedNginx, publishToNginx, startNginx } from "@/e2e/deploy/local-nginx";
import { formatHeadersFile } from "@/export/headers-file";
import { readSite } from "@/lib/site-files";
import { SITE_DIR } from "../site-dir";

test("verify passes on nginx", { tag: "@nightly" }, async () => {
  test.skip(!installedNginx, "not run: nginx is not installed here");
  test.slow();
  const folder = test.info().outputPath();
  await publishToNginx(folder, SITE_DIR, "release");
  const { root, stop } = await startNginx(folder);
  try {
    expect(await verify(root, await readSite(SITE_DIR))).toEqual([]);
  } finally {
    stop();
  }
});

test("the exported _headers file matches the header table and stays within the limits of Cloudflare Pages", async () => {
  const written = await readFile(`${SITE_DIR}/_headers`, "utf8");
  expect(written).toBe(formatHeadersFile(await readSite(SITE_DIR)));
  expect(
    written.split("\n").filter((line) => line.length > 2000),
    "longer than 2,000 characters",
  ).toEqual([]);
  expect(written.match(/^\//gm)?.length ?? 0, "rules").toBeLessThanOrEqual(100);
});
