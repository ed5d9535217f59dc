/**
 * `npm run deploy:s3`: uploads out/ with the AWS CLI, which finds the credentials as always. S3_BUCKET and
 * CLOUDFRONT_DISTRIBUTION_ID name the target (docs/deploy.md).
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { KINDS, kindOf, NOT_FOUND_PAGE, typeOf } from "@/lib/headers";
import { isPreview, readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";
import { guardLaunch } from "../launch-guard";

/** A bucket, and the id of the CloudFront distribution in front of it. Without one, S3's website endpoint serves the site. */
export interface Target {
  bucket: string;
  distribution?: string | undefined;
}

interface StoredObject {
  Key: string;
  LastModified: string;
}

/** What a page needs is there before the page. So a deploy may stop anywhere: every page that visitors get is whole. */
const STAGES: readonly (readonly (keyof typeof KINDS)[])[] = [["hashed"], ["picture", "listing"], ["page"]];

const DAY_MS = 24 * 3600 * 1000;
const KEPT_DAYS = 30;
/** Windows limits the length of a command. The next deploy deletes the rest. */
const MAX_DELETED = 200;

/**
 * Uploads a site, then deletes what is older than a month and neither in this site nor in the one before, whose open pages may
 * still ask for it.
 * @throws Error with the message of the CLI when AWS refuses. The deploy may then be repeated
 */
export async function deploy(site: SiteFiles, { bucket, distribution }: Target, now = Date.now()): Promise<void> {
  const before = await listObjects(bucket);
  for (const kinds of STAGES) {
    const files = [...site].filter(([file]) => kinds.includes(kindOf(file)));
    for (const [options, group] of groupByHeaders(files, !distribution))
      await upload(group, bucket, JSON.parse(options));
  }
  const replaced = before.find(({ Key }) => Key === "index.html")?.LastModified ?? 0;
  const limit = Math.min(now - KEPT_DAYS * DAY_MS, new Date(replaced).getTime() - DAY_MS);
  const old = before.filter(({ Key, LastModified }) => !site.has(`/${Key}`) && Date.parse(LastModified) < limit);
  const Objects = old.slice(0, MAX_DELETED).map(({ Key }) => ({ Key }));
  if (old.length > 0)
    await aws("s3api", "delete-objects", "--bucket", bucket, "--delete", JSON.stringify({ Objects, Quiet: true }));
  if (distribution)
    await aws(
      "cloudfront",
      "create-invalidation",
      "--distribution-id",
      distribution,
      "--paths",
      "/*",
      "--region",
      "us-east-1",
    );
}

/** @param options the options of the CLI that set their headers */
async function upload(files: [string, Buffer][], bucket: string, options: string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "deploy-"));
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  await aws("s3", "cp", "--recursive", "--only-show-errors", folder, `s3://${bucket}`, ...options).finally(() =>
    rm(folder, { recursive: true }),
  );
}

/** Every object of the bucket. Fails before anything is changed if the bucket or the credentials are wrong. */
async function listObjects(bucket: string): Promise<StoredObject[]> {
  const query = "Contents[].{Key: Key, LastModified: LastModified}";
  const listed = await aws("s3api", "list-objects-v2", "--bucket", bucket, "--output", "json", "--query", query);
  return JSON.parse(listed || "null") ?? [];
}

/**
 * @param isWebsite whether to store text with gzip: the website endpoint does not compress, CloudFront does
 * @returns the files by the options with which the CLI uploads them, as JSON
 */
function groupByHeaders(files: [string, Buffer][], isWebsite: boolean): Map<string, [string, Buffer][]> {
  const groups = new Map<string, [string, Buffer][]>();
  for (const [file, content] of files) {
    // Crawlers may not accept gzip, and S3 may send the 404 page without its encoding header.
    const staysPlain = !isWebsite || kindOf(file) === "listing" || file === NOT_FOUND_PAGE;
    const zipped = staysPlain ? undefined : compress(file, content)?.gzip;
    const headers = ["--content-type", typeOf(file), "--cache-control", KINDS[kindOf(file)]["cache-control"]];
    const options = JSON.stringify([...headers, ...(zipped ? ["--content-encoding", "gzip"] : [])]);
    groups.set(options, [...(groups.get(options) ?? []), [file, zipped ?? content]]);
  }
  return groups;
}

/** @returns what the CLI prints */
async function aws(...words: string[]): Promise<string> {
  try {
    return (await promisify(execFile)("aws", words, { maxBuffer: Number.POSITIVE_INFINITY })).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === "ENOENT") throw new Error("Install the AWS CLI, and run it once: https://aws.amazon.com/cli/");
    throw new Error(
      `aws ${words.slice(0, 2).join(" ")}: ${stderr?.trim()}\nCheck S3_BUCKET, AWS_REGION, the credentials and their ` +
        "permissions (docs/deploy.md). Then run the same command again.",
    );
  }
}

async function main() {
  const { dir } = parseArgs({ options: { dir: { type: "string", default: "out" } } }).values;
  const { S3_BUCKET: bucket, CLOUDFRONT_DISTRIBUTION_ID: distribution } = process.env;
  if (!bucket) throw new Error("Say which bucket: export S3_BUCKET=NAME (docs/deploy.md)");
  const site = await readSite(dir);
  if (isPreview(site)) console.log("This is a preview: search engines leave it out.");
  else await guardLaunch(site);
  await deploy(site, { bucket, distribution });
  console.log(`${site.size} files are live.`);
}

await runCommand(import.meta.url, main);
