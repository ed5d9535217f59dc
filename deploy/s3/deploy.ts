/**
 * `npm run deploy:s3 [-- --dir out]` and `npm run rollback:s3`. S3_BUCKET and CLOUDFRONT_DISTRIBUTION_ID name the target;
 * the credentials are where all AWS tools look for them. plan.ts decides what to do in which order.
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { CloudFront } from "@aws-sdk/client-cloudfront";
import { NoSuchKey, type PutObjectCommandInput, S3 } from "@aws-sdk/client-s3";
import { KINDS, kindOf, NOT_FOUND_PAGE, typeOf } from "@/lib/headers";
import { isPreview, readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";
import { guardLaunch } from "../launch-guard";
import { planDeploy, planRollback, type Release, type Step } from "./plan";

/**
 * A bucket, and the id of the CloudFront distribution in front of it. Without one, S3's website endpoint serves the site.
 */
export interface Target {
  bucket: string;
  distribution?: string | undefined;
}

/** What S3 stores for each file of a site, with the headers that it sends. */
type StoredObjects = Record<string, Omit<PutObjectCommandInput, "Bucket" | "Key" | "Body"> & { Body: Buffer }>;

const LIST_KEY = "_releases/state.json";

/** @throws when S3 or CloudFront refuses */
export async function deploy(site: SiteFiles, target: Target, log = console.log): Promise<void> {
  const objects = objectsOf(site, target.distribution === undefined);
  await perform(planDeploy(describeRelease(objects), await readReleases(target)), target, log, objects);
}

/** @throws when there is no earlier release, or some of its files are gone */
export async function rollback(target: Target, log = console.log): Promise<void> {
  await perform(planRollback(await readReleases(target)), target, log);
}

async function perform(
  steps: Step[],
  { bucket: Bucket, distribution }: Target,
  log: typeof console.log,
  objects: StoredObjects = {},
): Promise<void> {
  const s3 = connect();
  for (const step of steps) {
    if (step.do === "say") log(step.line);
    if (step.do === "upload") await s3.putObject({ Bucket, Key: step.to, ...objects[step.from] });
    if (step.do === "copy") {
      const CopySource = [Bucket, ...step.from.split("/")].map(encodeURIComponent).join("/");
      await s3.copyObject({ Bucket, Key: step.to, CopySource });
    }
    if (step.do === "check")
      await s3.headObject({ Bucket, Key: step.key }).catch((error) => explainIfMissing(error, step.key));
    if (step.do === "delete") await s3.deleteObject({ Bucket, Key: step.key });
    if (step.do === "clear cache" && distribution) await clearCloudFront(distribution);
    if (step.do === "save list")
      await s3.putObject({ Bucket, Key: LIST_KEY, Body: JSON.stringify({ releases: step.releases }, null, 1) });
  }
}

function connect(): S3 {
  // Servers other than Amazon's support only addresses with the bucket in the path.
  return new S3({ forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3) });
}

function explainIfMissing(error: Error, key: string): never {
  if (error.name !== "NotFound") throw error;
  throw new Error(`${key} is missing, so its release cannot come back. Nothing was changed.`);
}

/** Clears CloudFront's cache. A wildcard counts as one path. */
async function clearCloudFront(DistributionId: string): Promise<void> {
  // CloudFront's API is in this region only.
  const cloudFront = new CloudFront({ region: "us-east-1" });
  const InvalidationBatch = { CallerReference: `deploy-${Date.now()}`, Paths: { Quantity: 1, Items: ["/*"] } };
  await cloudFront.createInvalidation({ DistributionId, InvalidationBatch });
}

/**
 * @returns the releases in a bucket, newest first; none for an empty bucket
 * @throws when the list cannot be read, since without it the live release is unknown
 */
async function readReleases({ bucket: Bucket }: Target): Promise<Release[]> {
  try {
    const { Body } = await connect().getObject({ Bucket, Key: LIST_KEY });
    const { releases } = JSON.parse((await Body?.transformToString()) ?? "");
    if (Array.isArray(releases)) return releases;
  } catch (error) {
    if (error instanceof NoSuchKey) return [];
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Error(
    `${LIST_KEY}: expected the list "releases" that a deploy writes there. Move the file away; the next deploy begins a new one.`,
  );
}

/** @param isWebsite whether to store text with gzip: the website endpoint does not compress, CloudFront does */
function objectsOf(site: SiteFiles, isWebsite: boolean): StoredObjects {
  const objects: StoredObjects = {};
  for (const [path, content] of site) {
    // Crawlers may not accept gzip, and S3 may send the 404 page without its encoding header.
    const staysPlain = !isWebsite || kindOf(path) === "listing" || path === NOT_FOUND_PAGE;
    const zipped = staysPlain ? undefined : compress(path, content)?.gzip;
    objects[path.slice(1)] = {
      Body: zipped ?? content,
      ContentType: typeOf(path),
      CacheControl: KINDS[kindOf(path)]["cache-control"],
      ...(zipped && { ContentEncoding: "gzip" }),
    };
  }
  return objects;
}

function describeRelease(objects: StoredObjects): Release {
  const hash = createHash("sha256");
  for (const [key, { Body, ...headers }] of Object.entries(objects))
    hash.update(JSON.stringify([key, headers])).update(Body);
  const id = hash.digest("hex").slice(0, 12);
  return { id, at: new Date().toISOString(), isFinished: false, files: Object.keys(objects) };
}

/** Adds to an error of AWS or the network what to check. The project's own errors already do. */
function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = Reflect.get(error, "code") ?? error.name;
  if (code === "Error") return error.message;
  return `${code}: ${error.message}
Check S3_BUCKET, AWS_REGION, the credentials and their permissions (docs/deploy.md), and the network. Then run the same command again.`;
}

async function main() {
  const { values } = parseArgs({
    options: { rollback: { type: "boolean", default: false }, dir: { type: "string", default: "out" } },
  });
  const { S3_BUCKET: bucket, CLOUDFRONT_DISTRIBUTION_ID: distribution } = process.env;
  if (!bucket) throw new Error("Say which bucket: export S3_BUCKET=NAME (docs/deploy.md)");
  try {
    if (values.rollback) return await rollback({ bucket, distribution });
    const site = await readSite(values.dir);
    if (isPreview(site)) console.log("This is a preview: search engines leave it out.");
    else await guardLaunch(site);
    await deploy(site, { bucket, distribution });
  } catch (error) {
    throw new Error(explainFailure(error));
  }
}

await runCommand(import.meta.url, main);
