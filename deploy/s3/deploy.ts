/** Puts the export into a bucket, and takes the release before back out of it. */
import { guardLaunch } from "../launch-guard";
import { readSite } from "../site-files";
import { Bucket } from "./bucket";
import { invalidator } from "./invalidate";
import { type ObjectRecord, objectsOf, releaseOf } from "./objects";
import {
  archiveKey,
  type Progress,
  publish,
  readRelease,
  readState,
  type Stage,
  type State,
  type Summary,
} from "./publish";
import type { Settings } from "./settings";

export interface Reporter {
  say: (line: string) => void;
  reached: (stage: Stage) => void;
  progress?: Progress;
}
export type Done = Summary & { id: string };

/**
 * Deploys the export.
 * @param guard what decides whether the site may go out, and as what
 * @throws when there is no export, it holds samples that are not allowed, or S3 or CloudFront refuses
 */
export async function deploy(
  settings: Settings,
  { say, reached, progress }: Reporter,
  guard = guardLaunch,
): Promise<Done> {
  const exported = await readSite(settings.dir);
  const site = await guard(exported, { allowSample: settings.allowSample });
  if (site !== exported) say("The site holds sample content: deployed as a preview, marked noindex.");
  const objects = await objectsOf(site, settings.distribution === undefined);
  const release = releaseOf(objects, new Date());
  const bodies = new Map(objects.map(({ key, body }) => [key, body]));
  const bucket = new Bucket(settings);
  const { live } = await readState(bucket, await bucket.keys());
  say(`Release ${release.id}: ${objects.length} files to ${settings.bucket}`);

  const store = (record: ObjectRecord, key?: string) =>
    bucket.put(record, bodies.get(record.key) ?? Buffer.alloc(0), key);
  const { keep, dryRun } = settings;
  const summary = await publish(
    bucket,
    { release, store, keep, before: live, ...cdn(settings), say, progress, dryRun },
    reached,
  );
  return { ...summary, id: release.id };
}

/**
 * Brings back the release before; after a deploy that was broken off, the one that was last live.
 * @throws when there is none, or files of it are gone
 */
export async function rollback(settings: Settings, { say, reached, progress }: Reporter): Promise<Done> {
  const bucket = new Bucket(settings);
  const keys = await bucket.keys();
  const state = await readState(bucket, keys);
  const target = releaseBefore(state);
  if (!target) {
    throw new Error(
      `There is no release before ${state.live[0] ?? "the first one"} in ${settings.bucket} to go back to.`,
    );
  }
  const release = await readRelease(bucket, target, keys);
  if (!release) throw new Error(`Release ${target} is no longer whole; missing: its record below _releases/`);
  const gone = release.objects.filter(
    (record) => !keys.has(record.kind === "hashed" ? record.key : archiveKey(record)),
  );
  if (gone.length > 0) {
    throw new Error(`Release ${target} is no longer whole; missing: ${gone.map(({ key }) => key).join(", ")}`);
  }
  say(`Back to release ${target}, deployed at ${release.at}`);

  const store = async (record: ObjectRecord, key?: string) => {
    if (key === undefined && record.kind !== "hashed") await bucket.copy(archiveKey(record), record);
  };
  const { keep, dryRun } = settings;
  const before = state.live.slice(state.live.indexOf(target) + 1);
  const how = { keep, before, rollback: true, ...cdn(settings), say, progress, dryRun };
  const summary = await publish(bucket, { release, store, ...how }, reached);
  return { ...summary, id: release.id };
}

function releaseBefore({ live, pending }: State): string | undefined {
  // A rollback that was broken off is taken up; of a deploy that was, the release that it would have replaced is back.
  if (pending?.rollback) return pending.id;
  return pending && pending.id !== live[0] ? live[0] : live[1];
}

function cdn({ distribution, cloudFrontEndpoint }: Settings) {
  return { invalidate: distribution ? invalidator(distribution, cloudFrontEndpoint) : undefined };
}
