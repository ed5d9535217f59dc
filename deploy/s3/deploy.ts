/**
 * Puts the export into a bucket: `npm run deploy:s3 [-- --dir out]`, and takes the release before back out of it:
 * `npm run rollback:s3`. Bucket and distribution are in the environment, as are the credentials, where all tools of AWS
 * look for them.
 *
 * A deploy first brings the files to where the release keeps them, and nobody sees them yet. Then it copies them to their
 * addresses, pages last, and at the end deletes what is to go. A rollback is that second half, with an older release. Each
 * can be broken off at any point and repeated, and the pages are whole all the while.
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";
import { KINDS, kindOf, NOT_FOUND_PAGE, typeOf } from "@/lib/headers";
import { isPreview, readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { compress } from "../compress";
import { guardLaunch } from "../launch-guard";
import { Bucket, type StoredObject } from "./bucket";
import { type Release, readReleases, storedAt, tidied, writeReleases } from "./releases";

/** Where the site goes. */
export interface Target {
  bucket: string;
  /** The CloudFront in front of the bucket; left out: S3's website endpoint. */
  distribution?: string | undefined;
}

/** Is told each step as it begins. */
type Say = (line: string) => void;

/**
 * Deploys a site.
 * @throws when S3 or CloudFront refuses
 */
export async function deploy(site: SiteFiles, to: Target, say: Say = console.log): Promise<void> {
  const objects = objectsOf(site, to.distribution === undefined);
  const release = releaseOf(objects);
  say(`Release ${release.id}: ${objects.length} files to ${to.bucket}`);

  const bucket = new Bucket(to.bucket);
  const others = (await readReleases(bucket)).filter(({ id }) => id !== release.id);
  await writeReleases(bucket, [release, ...others]);
  say("Uploading them, which no visitor sees yet");
  for (const object of objects) await bucket.put({ ...object, Key: storedAt(release, object.Key) });
  await bringLive(bucket, release, others, to, say);
}

/**
 * Brings back the release before; after a deploy that was broken off, the one that was last live.
 * @throws when there is none, or files of it are gone
 */
export async function rollback(to: Target, say: Say = console.log): Promise<void> {
  const bucket = new Bucket(to.bucket);
  const [newest, ...older] = await readReleases(bucket);
  // Of a deploy or a rollback that was broken off, the newest is the one that was to go.
  const target = older.find(({ isFinished }) => isFinished);
  if (!newest || !target) {
    throw new Error(`There is no release before ${newest?.id ?? "the first one"} in ${to.bucket} to go back to.`);
  }
  const present = await bucket.keys();
  const gone = target.files.map((key) => storedAt(target, key)).filter((key) => !present.has(key));
  if (gone.length > 0) throw new Error(`Release ${target.id} is no longer whole; missing: ${gone.join(", ")}`);

  say(`Back to release ${target.id}, deployed at ${target.at}`);
  const others = [{ ...newest, isFinished: false }, ...older.filter((release) => release !== target)];
  await writeReleases(bucket, [...others.slice(0, 1), ...older]);
  await bringLive(bucket, target, others, to, say);
}

/** Shows a release whose files are all in the bucket, and deletes what is then to go. */
async function bringLive(
  bucket: Bucket,
  release: Release,
  others: Release[],
  { distribution }: Target,
  say: Say,
): Promise<void> {
  say("Showing them; until that is done, some pages are new and some are not, and each of them works");
  const copied = release.files.filter((key) => storedAt(release, key) !== key);
  for (const key of copied.sort((one, other) => turn(one) - turn(other))) {
    await bucket.copy(storedAt(release, key), key);
  }

  const { kept, gone } = tidied([{ ...release, isFinished: true }, ...others], await bucket.keys());
  if (gone.length > 0) say(`Deleting ${gone.length} files that are no longer needed`);
  for (const key of gone) await bucket.delete(key);
  if (distribution) await clearCloudFront(distribution);
  await writeReleases(bucket, kept);
  say(`Release ${release.id} is live.`);
}

/** What pages need comes first, and the landing page last: from it people go on to the others. */
function turn(key: string): number {
  if (key === "index.html") return 2;
  return kindOf(`/${key}`) === "page" ? 1 : 0;
}

/** Makes CloudFront ask the bucket anew for everything, which counts as one address. */
async function clearCloudFront(DistributionId: string): Promise<void> {
  // CloudFront is one service for the whole world, and that service lives in this region.
  const client = new CloudFrontClient({ region: "us-east-1" });
  const Paths = { Quantity: 1, Items: ["/*"] };
  const InvalidationBatch = { CallerReference: `deploy-${Date.now()}`, Paths };
  await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
}

/**
 * Makes the objects of a site.
 * @param gzip store texts compressed, for a host that sends what is stored (S3's website endpoint); CloudFront
 *   compresses by itself, and better
 */
function objectsOf(site: SiteFiles, gzip: boolean): StoredObject[] {
  return [...site].map(([path, content]) => {
    // Machines that read listings may not take compressed files; and S3 may send an error page without its encoding.
    const isPlain = !gzip || kindOf(path) === "listing" || path === NOT_FOUND_PAGE;
    const zipped = isPlain ? undefined : compress(path, content)?.gzip;
    return {
      Key: path.slice(1),
      Body: zipped ?? content,
      ContentType: typeOf(path),
      CacheControl: KINDS[kindOf(path)]["cache-control"],
      ...(zipped && { ContentEncoding: "gzip" }),
    };
  });
}

function releaseOf(objects: readonly StoredObject[]): Release {
  const hash = createHash("sha256");
  for (const { Body, ...sent } of objects) hash.update(JSON.stringify(sent)).update(Body);
  return {
    id: hash.digest("hex").slice(0, 12),
    at: new Date().toISOString(),
    isFinished: false,
    files: objects.map(({ Key }) => Key),
  };
}

/** What went wrong: of S3, CloudFront and the network in their words, with what to look at. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = Reflect.get(error, "code") ?? error.name;
  if (code === "Error") return error.message;
  return `${code}: ${error.message}
Check S3_BUCKET, AWS_REGION, the credentials and what they may do (docs/deploy.md), and the network. Then run the same command again.`;
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
    throw new Error(explain(error));
  }
}

await runCommand(import.meta.url, main);
