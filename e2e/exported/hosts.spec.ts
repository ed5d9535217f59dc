/** Runs `npm run verify` against the exported folder on the hosts that can run on this machine. */
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { verify } from "@/deploy/verify";
import { installedNginx, publishToNginx, startNginx } from "@/e2e/deploy/local-nginx";
import { startLocalS3 } from "@/e2e/deploy/local-s3";
import { headersFile } from "@/export/headers-file";
import { readSite } from "@/lib/site-files";
import { SITE_DIR } from "../site-dir";

const faultsOf = async (copy: string, isPlainHost = false) => verify(copy, await readSite(SITE_DIR), isPlainHost);

test("verify passes on nginx", async () => {
  test.skip(!installedNginx, "not run: nginx is not installed here");
  test.slow();
  const folder = test.info().outputPath();
  await publishToNginx(folder, SITE_DIR, "release");
  const { root, stop } = await startNginx(folder);
  try {
    expect(await faultsOf(root)).toEqual([]);
  } finally {
    stop();
  }
});

// deploy/s3/deploy.test.ts deploys a small site in the main check.
test("verify passes on S3's website endpoint", { tag: "@nightly" }, async () => {
  test.slow();
  // Imported here, because every worker reads every spec.
  const { deploy } = await import("@/deploy/s3/deploy");
  const s3 = await startLocalS3();
  try {
    await deploy(await readSite(SITE_DIR), s3.target, () => {});
    expect(await faultsOf(s3.website, true)).toEqual([]);
  } finally {
    s3.close();
  }
});

test("the exported _headers file matches the header table and stays within the limits of Cloudflare Pages", async () => {
  const written = await readFile(`${SITE_DIR}/_headers`, "utf8");
  expect(written).toBe(headersFile(await readSite(SITE_DIR)));
  expect(
    written.split("\n").filter((line) => line.length > 2000),
    "longer than 2,000 characters",
  ).toEqual([]);
  expect(written.match(/^\//gm)?.length ?? 0, "rules").toBeLessThanOrEqual(100);
});
