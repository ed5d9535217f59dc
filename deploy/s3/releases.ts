/** The releases in a bucket, listed in the bucket itself in `_releases/state.json`. */
import { kindOf } from "@/lib/headers";
import type { Bucket } from "./bucket";

export interface Release {
  /** A hash of its files and their metadata. */
  id: string;
  /** When it was deployed, in ISO 8601. */
  at: string;
  /** False until all of it is live, and again after a rollback. */
  isFinished: boolean;
  /** The public keys of its files. */
  files: string[];
}

/** How many finished releases stay, for rollbacks and for pages that visitors have open. */
const KEPT_RELEASES = 5;
const FOLDER = "_releases/";
const STATE_KEY = `${FOLDER}state.json`;

/**
 * Where a release keeps a file: a hashed file at its public key, since only pages of the release ask for it; any other
 * file in the folder of the release.
 */
export function storedKey({ id }: Release, key: string): string {
  return kindOf(`/${key}`) === "hashed" ? key : `${FOLDER}${id}/${key}`;
}

/**
 * @returns the releases, newest first; none for an empty bucket
 * @throws when the list cannot be read, since without it the live release is unknown
 */
export async function readReleases(bucket: Bucket): Promise<Release[]> {
  const text = await bucket.read(STATE_KEY);
  if (text === undefined) return [];
  try {
    const { releases } = JSON.parse(text);
    if (Array.isArray(releases)) return releases;
  } catch {
    // The error below covers this.
  }
  throw new Error(
    `${STATE_KEY}: expected the list "releases" that a deploy writes there. Move the file away; the next deploy begins a new one.`,
  );
}

export async function writeReleases(bucket: Bucket, releases: readonly Release[]): Promise<void> {
  const Body = Buffer.from(JSON.stringify({ releases }, null, 1));
  await bucket.put({ Key: STATE_KEY, Body, ContentType: "application/json", CacheControl: "no-store" });
}

/**
 * Decides what to keep once the first release is live. Files that no release contains are never deleted.
 * @param present the keys in the bucket
 * @returns the releases to keep and the keys to delete
 */
export function pruneReleases(releases: Release[], present: ReadonlySet<string>): { kept: Release[]; gone: string[] } {
  const finishedBefore = (index: number) => releases.slice(0, index).filter(({ isFinished }) => isFinished).length;
  const kept = releases.filter((_, index) => finishedBefore(index) < KEPT_RELEASES);
  const stored = (release: Release) => release.files.map((key) => storedKey(release, key));
  const needed = new Set([...(releases[0]?.files ?? []), ...kept.flatMap(stored)]);
  const releasedKeys = new Set(releases.flatMap((release) => [...release.files, ...stored(release)]));
  return { kept, gone: [...releasedKeys].filter((key) => present.has(key) && !needed.has(key)) };
}
