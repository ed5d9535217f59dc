/**
 * `npm run deploy:s3` with the real AWS CLI, against a local S3. The CLI starts for each kind of file, which takes
 * seconds, so most tests deploy only scripts and pages.
 */
import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { compress } from "@/deploy/compress";
import { deploy } from "@/deploy/s3/deploy";
import { contentTypeOf, HEADERS_BY_KIND, kindOf } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";
import { hasAwsCli, startLocalS3 } from "./local-s3";
import { createTestFiles, writeTestSite } from "./test-site";

test.skip(!hasAwsCli, "not run: the AWS CLI is not installed here");
test.describe.configure({ timeout: 300_000 });

const NIGHTLY = { tag: "@nightly" };
const ALL_KINDS = createTestFiles({ words: "First", chunk: "aaaa1111" });
const FIRST = scriptsAndPages(ALL_KINDS);
const SECOND = scriptsAndPages(createTestFiles({ words: "Second", chunk: "bbbb2222", without: ["/home/index.html"] }));
const TARGET = { bucket: "site" };
const DAY_MS = 24 * 3600 * 1000;

function scriptsAndPages(site: SiteFiles): SiteFiles {
  return new Map([...site].filter(([file]) => /\.(js|html)$/.test(file)));
}

test("uploads hashed files first and pages last, each with its type and caching", NIGHTLY, async () => {
  const s3 = await startLocalS3();
  const site = new Map(ALL_KINDS).set("/Foto Größe (1).JPG", Buffer.from("An owner's file"));
  await deploy(site, { ...TARGET, distribution: "E123" });
  const kinds = s3.requests
    .filter((request) => request.startsWith("PUT"))
    .map((request) => (request.includes("/_hashed/") ? "hashed" : request.endsWith(".html") ? "page" : "other"));
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(["hashed", "other", "page"]);
  expect(s3.requests.at(-1)).toMatch(/^POST .*\/distribution\/E123\/invalidation$/);
  const expectStored = (files: SiteFiles, isGzipped: boolean) => {
    for (const [file, content] of files) {
      const { headers, body } = s3.objects.get(file.slice(1)) ?? {};
      const gzipped = isGzipped && kindOf(file) !== "listing" && file !== "/404.html" && compress(file, content)?.gzip;
      expect(body, file).toEqual(gzipped || content);
      const encoding = gzipped ? { "content-encoding": "gzip" } : {};
      const caching = HEADERS_BY_KIND[kindOf(file)]["cache-control"];
      expect(headers, file).toMatchObject({
        "content-type": contentTypeOf(file),
        "cache-control": caching,
        ...encoding,
      });
    }
  };
  expectStored(site, false);
  const texts = new Map([...site].filter(([file]) => /\.(js|html|txt)$/.test(file)));
  await deploy(texts, TARGET);
  expectStored(texts, true);
  s3.close();
});

test("keeps the old site complete if it stops before a page, and finishes when it is repeated", NIGHTLY, async () => {
  const s3 = await startLocalS3();
  const site = { ...TARGET, distribution: "E123" };
  await deploy(FIRST, site);
  s3.isAllowed = (key) => key !== "talent/index.html";
  await expect(deploy(SECOND, site)).rejects.toThrow(/^aws s3 cp: .*AccessDenied[\s\S]*\nCheck S3_BUCKET/);
  expect(String(s3.objects.get("talent/index.html")?.body)).toContain("First");
  for (const chunk of ["aaaa1111", "bbbb2222"]) expect([...s3.objects.keys()]).toContain(`_hashed/dialog-${chunk}.js`);
  s3.isAllowed = () => true;
  await deploy(SECOND, site);
  expect(String(s3.objects.get("talent/index.html")?.body)).toContain("Second");
  s3.close();
});

test("deletes files that are older than a month, except those of the previous site", NIGHTLY, async () => {
  const s3 = await startLocalS3();
  await deploy(FIRST, TARGET);
  const isFirstDeployed = () => ["_hashed/dialog-aaaa1111.js", "home/index.html"].map((key) => s3.objects.has(key));
  await deploy(SECOND, TARGET, Date.now() + 40 * DAY_MS);
  expect(isFirstDeployed(), "open pages may ask for them").toEqual([true, true]);
  for (const key of SECOND.keys()) {
    const object = s3.objects.get(key.slice(1));
    if (object) object.changed = new Date(Date.now() + 40 * DAY_MS);
  }
  await deploy(SECOND, TARGET, Date.now() + 41 * DAY_MS);
  expect(isFirstDeployed()).toEqual([false, false]);
  expect(s3.objects.has("_hashed/dialog-bbbb2222.js")).toBe(true);
  s3.close();
});

test("explains what to do without a bucket, credentials or the CLI, and refuses sample content", NIGHTLY, async () => {
  const s3 = await startLocalS3();
  const run = (dir: string, env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ["--import", "tsx", "deploy/s3/deploy.ts", "--dir", dir], {
      env: { ...process.env, S3_BUCKET: "site", AWS_EC2_METADATA_DISABLED: "true", ...env },
      encoding: "utf8",
    }).stderr;
  const preview = await writeTestSite({ isPreview: true });
  expect(run(await writeTestSite())).toMatch(/sample (record|text)/);
  expect(run(preview, { S3_BUCKET: "" })).toBe("Name the bucket: export S3_BUCKET=NAME (docs/deploy.md)\n");
  const none = { AWS_ACCESS_KEY_ID: "", AWS_SECRET_ACCESS_KEY: "", HOME: "/nowhere", USERPROFILE: "/nowhere" };
  expect(run(preview, none)).toMatch(/Unable to locate credentials.*\nCheck S3_BUCKET, AWS_REGION, the credentials/);
  expect(run(preview, { PATH: "" })).toMatch(/^Install the AWS CLI/);
  expect(s3.requests).toEqual([]);
  s3.close();
});
