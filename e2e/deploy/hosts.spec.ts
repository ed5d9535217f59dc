/** The exported folder on the hosts that can run here, as `npm run verify` sees it from outside. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "@/deploy/loopback";
import { pack } from "@/deploy/nginx/pack";
import { ask, verify } from "@/deploy/verify";
import { headersFile } from "@/export/headers-file";
import { readSite } from "@/lib/site-files";
import { SITE_DIR } from "../site-dir";
import { installedNginx, startNginx } from "./local-nginx";
import { startLocalS3 } from "./local-s3";

const faultsOf = async (copy: string, isPlainHost = false) => verify(copy, await readSite(SITE_DIR), isPlainHost);

test("verify finds no fault in the export on nginx", async () => {
  test.skip(!installedNginx, "not run: nginx is not installed here");
  test.slow();
  const folder = test.info().outputPath();
  const release = path.join(folder, "release");
  await pack(SITE_DIR, release);
  const port = await freePort();
  const nginx = await startNginx(folder, release, port);
  try {
    const copy = `http://127.0.0.1:${port}`;
    await expect(async () => expect((await ask(`${copy}/`)).status).toBe(200)).toPass();
    expect(await faultsOf(copy)).toEqual([]);
  } finally {
    nginx.kill("SIGQUIT");
  }
});

test("verify finds no fault in the export on S3's website endpoint", async () => {
  test.slow();
  // Only here, since all workers read the specs.
  const [{ deploy }, { s3Bucket }] = await Promise.all([import("@/deploy/s3/deploy"), import("@/deploy/s3/bucket")]);
  const s3 = await startLocalS3(["site"]);
  try {
    Object.assign(process.env, s3.environment);
    await deploy(await readSite(SITE_DIR), { bucket: s3Bucket("site") }, () => {});
    expect(await faultsOf(await s3.website("site"), true)).toEqual([]);
  } finally {
    await s3.close();
  }
});

test("the headers file in the export is the one that the table and its pages give", async () => {
  const written = await readFile(`${SITE_DIR}/_headers`, "utf8");
  expect(written).toBe(headersFile(await readSite(SITE_DIR)));
  expect(
    written.split("\n").filter((line) => line.length > 2000),
    "Cloudflare Pages reads 2,000 characters a line",
  ).toEqual([]);
  expect(written.match(/^\//gm)?.length ?? 0, "and 100 rules").toBeLessThanOrEqual(100);
});
