/**
 * `npm run deploy:s3 [-- --dir out]` and `npm run rollback:s3`. S3_BUCKET and CLOUDFRONT_DISTRIBUTION_ID name the target;
 * the credentials are where all AWS tools look for them.
 *
 * A deploy uploads the files to where the release keeps them, copies them to their public keys, pages last, and deletes
 * what is no longer needed. A rollback does the same without the upload. Both can be interrupted anywhere and repeated;
 * every page is whole throughout.
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";
import { KINDS, kindOf, NOT_FOUND_PAGE, typeOf } from "@/lib/headers";
import { isPreview, readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";
import { guardLaunch } from "../launch-guard";
import { type Bucket, type StoredObject, s3Bucket } from "./bucket";
import { pruneReleases, type Release, readReleases, storedKey, writeReleases } from "./releases";

/** The target of a deploy. */
export interface Target {
  bucket: Bucket;
  /** The CloudFront distribution in front of the bucket; undefined for S3's website endpoint. */
  distribution?: string | undefined;
}

type Log = (line: string) => void;

/** @throws when S3 or CloudFront refuses */
export async function deploy(site: SiteFiles, target: Target, log: Log = console.log): Promise<void> {
  const { bucket, distribution } = target;
  const objects = objectsOf(site, distribution === undefined);
  const release = describeRelease(objects);
  const others = (await readReleases(bucket)).filter(({ id }) => id !== release.id);
  await writeReleases(bucket, [release, ...others]);
  log(`Release ${release.id}: uploading ${objects.length} files. Visitors do not see them yet.`);
  for (const object of objects) await bucket.put({ ...object, Key: storedKey(release, object.Key) });
  await promote(release, others, target, log);
}

/**
 * Brings back the release before; after an interrupted deploy, the one that was last live.
 * @throws when there is none, or some of its files are gone
 */
export async function rollback(target: Target, log: Log = console.log): Promise<void> {
  const { bucket } = target;
  const [newest, ...older] = await readReleases(bucket);
  const previous = older.find(({ isFinished }) => isFinished);
  if (!newest || !previous)
    throw new Error(`There is no release before ${newest?.id ?? "the first one"} to go back to.`);
  const present = await bucket.keys();
  const missing = previous.files.map((key) => storedKey(previous, key)).filter((key) => !present.has(key));
  if (missing.length > 0) throw new Error(`Release ${previous.id} is no longer whole; missing: ${missing.join(", ")}`);

  log(`Back to release ${previous.id}, deployed at ${previous.at}.`);
  const unfinished = { ...newest, isFinished: false };
  await writeReleases(bucket, [unfinished, ...older]);
  await promote(previous, [unfinished, ...older.filter((release) => release !== previous)], target, log);
}

/** Makes a release live whose files are all in the bucket, then deletes what is no longer needed. */
async function promote(release: Release, others: Release[], { bucket, distribution }: Target, log: Log): Promise<void> {
  log("Copying them to their addresses. Until that is done, some pages are old and some are new.");
  const copied = release.files.filter((key) => storedKey(release, key) !== key);
  for (const key of copied.sort((a, b) => publishOrder(a) - publishOrder(b)))
    await bucket.copy(storedKey(release, key), key);

  const { kept, gone } = pruneReleases([{ ...release, isFinished: true }, ...others], await bucket.keys());
  if (gone.length > 0) log(`Deleting ${gone.length} files that are no longer needed.`);
  for (const key of gone) await bucket.delete(key);
  if (distribution) await clearCloudFront(distribution);
  await writeReleases(bucket, kept);
  log(`Release ${release.id} is live.`);
}

/** Files that pages need come first, and the landing page last, because it leads to the other pages. */
function publishOrder(key: string): number {
  if (key === "index.html") return 2;
  return kindOf(`/${key}`) === "page" ? 1 : 0;
}

/** Clears CloudFront's cache. A wildcard counts as one path. */
async function clearCloudFront(DistributionId: string): Promise<void> {
  // CloudFront's API is in this region only.
  const client = new CloudFrontClient({ region: "us-east-1" });
  const InvalidationBatch = { CallerReference: `deploy-${Date.now()}`, Paths: { Quantity: 1, Items: ["/*"] } };
  await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
}

/** @param isWebsite whether to store text with gzip: the website endpoint does not compress, CloudFront does */
function objectsOf(site: SiteFiles, isWebsite: boolean): StoredObject[] {
  return [...site].map(([path, content]) => {
    // Crawlers may not accept gzip, and S3 may send the 404 page without its encoding header.
    const staysPlain = !isWebsite || kindOf(path) === "listing" || path === NOT_FOUND_PAGE;
    const zipped = staysPlain ? undefined : compress(path, content)?.gzip;
    return {
      Key: path.slice(1),
      Body: zipped ?? content,
      ContentType: typeOf(path),
      CacheControl: KINDS[kindOf(path)]["cache-control"],
      ...(zipped && { ContentEncoding: "gzip" }),
    };
  });
}

function describeRelease(objects: readonly StoredObject[]): Release {
  const hash = createHash("sha256");
  for (const { Body, ...metadata } of objects) hash.update(JSON.stringify(metadata)).update(Body);
  const id = hash.digest("hex").slice(0, 12);
  return { id, at: new Date().toISOString(), isFinished: false, files: objects.map(({ Key }) => Key) };
}

/** Adds to an error of AWS or the network what to check. The project's own errors already do. */
export function explainFailure(error: unknown): string {
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
  const { S3_BUCKET, CLOUDFRONT_DISTRIBUTION_ID: distribution } = process.env;
  if (!S3_BUCKET) throw new Error("Say which bucket: export S3_BUCKET=NAME (docs/deploy.md)");
  const target = { bucket: s3Bucket(S3_BUCKET), distribution };
  try {
    if (values.rollback) return await rollback(target);
    const site = await readSite(values.dir);
    if (isPreview(site)) console.log("This is a preview: search engines leave it out.");
    else await guardLaunch(site);
    await deploy(site, target);
  } catch (error) {
    throw new Error(explainFailure(error));
  }
}

await runCommand(import.meta.url, main);
