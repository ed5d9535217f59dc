/**
 * `npm run deploy:s3`: uploads out/ with the AWS CLI and its configured credentials. S3_BUCKET and
 * CLOUDFRONT_DISTRIBUTION_ID name the target (docs/deploy.md).
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { contentTypeOf, HEADERS_BY_KIND, kindOf, NOT_FOUND_PAGE } from "@/lib/headers";
import { isPreview, readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";
import { guardLaunch } from "../launch-guard";

/** A bucket, and the id of the CloudFront distribution in front of it. Without an id, S3's website endpoint is used. */
export interface Target {
  bucket: string;
  distribution?: string | undefined;
}

interface StoredObject {
  Key: string;
  LastModified: string;
}

/** The order of uploads. Pages come after their files, so that every page works even if a deploy is interrupted. */
const STAGES: readonly (readonly (keyof typeof HEADERS_BY_KIND)[])[] = [["hashed"], ["picture", "listing"], ["page"]];

const DAY_MS = 24 * 3600 * 1000;
const KEPT_DAYS = 30;
/**
 * The maximum number of files to delete at once, because Windows limits the length of a command. The next deploy
 * deletes more.
 */
const MAX_DELETED = 200;

/**
 * Uploads a site. Then deletes files that are older than a month and neither in this site nor in the previous one,
 * because open pages of the previous site may still request its files.
 *
 * @throws Error with the message of the CLI if AWS refuses. The deploy can be repeated.
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

/** @param options The options of the CLI that set the headers of the files. */
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

/** Lists the objects in the bucket. With a wrong bucket or wrong credentials, this fails before anything is changed. */
async function listObjects(bucket: string): Promise<StoredObject[]> {
  const query = "Contents[].{Key: Key, LastModified: LastModified}";
  const listed = await aws("s3api", "list-objects-v2", "--bucket", bucket, "--output", "json", "--query", query);
  return JSON.parse(listed || "null") ?? [];
}

/**
 * Groups files by the options of the CLI (as JSON) that set their headers.
 *
 * @param isWebsite Whether to compress text, because the website endpoint does not. CloudFront does.
 */
function groupByHeaders(files: [string, Buffer][], isWebsite: boolean): Map<string, [string, Buffer][]> {
  const groups = new Map<string, [string, Buffer][]>();
  for (const [file, content] of files) {
    // Crawlers may not accept gzip, and S3 may send the 404 page without its encoding header.
    const isUncompressed = !isWebsite || kindOf(file) === "listing" || file === NOT_FOUND_PAGE;
    const gzipped = isUncompressed ? undefined : compress(file, content)?.gzip;
    const headers = [
      "--content-type",
      contentTypeOf(file),
      "--cache-control",
      HEADERS_BY_KIND[kindOf(file)]["cache-control"],
    ];
    const options = JSON.stringify([...headers, ...(gzipped ? ["--content-encoding", "gzip"] : [])]);
    groups.set(options, [...(groups.get(options) ?? []), [file, gzipped ?? content]]);
  }
  return groups;
}

/** Runs the AWS CLI and returns its output. */
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
  if (!bucket) throw new Error("Name the bucket: export S3_BUCKET=NAME (docs/deploy.md)");
  const site = await readSite(dir);
  if (isPreview(site)) console.log("This is a preview: search engines leave it out.");
  else await guardLaunch(site);
  await deploy(site, { bucket, distribution });
  console.log(`${site.size} files are live.`);
}

await runCommand(import.meta.url, main);
