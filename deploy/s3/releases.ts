/** Which releases a bucket holds, as it remembers them itself in `_releases/state.json`. */
import { kindOf } from "@/lib/headers";
import type { Bucket } from "./bucket";

/** What went live together, or is to. */
export interface Release {
  /** The same for the same files, sent in the same way. */
  id: string;
  at: string;
  /** Not so while it is on its way, nor once it is taken back. */
  isFinished: boolean;
  /** Keys of its files. */
  files: string[];
}

/** How many finished releases are kept, for a rollback and for pages that somebody has open. */
const KEPT = 5;
const FOLDER = "_releases/";
const STATE_KEY = `${FOLDER}state.json`;

/**
 * Where a release keeps a file: one with a hash in its name at its address from the first, since only pages of the release
 * ask for it there; any other in the release's own folder.
 */
export function storedAt({ id }: Release, key: string): string {
  return kindOf(`/${key}`) === "hashed" ? key : `${FOLDER}${id}/${key}`;
}

/**
 * @returns the releases, newest first; none of an empty bucket
 * @throws when something else lies in the place of them, naming it: without them, nobody can tell what is live
 */
export async function readReleases(bucket: Bucket): Promise<Release[]> {
  const text = await bucket.read(STATE_KEY);
  if (text === undefined) return [];
  try {
    const { releases } = JSON.parse(text);
    if (Array.isArray(releases)) return releases;
  } catch {
    // Said below.
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
 * What stays and what goes once the first of the releases is live. A hashed file stays for as long as its release, by which
 * a page that somebody has open may ask for it. Files that no release put into the bucket are left alone, wherever they lie.
 * @param present the keys in the bucket
 */
export function tidied(releases: Release[], present: ReadonlySet<string>): { kept: Release[]; gone: string[] } {
  const kept = releases.filter((_, at) => releases.slice(0, at).filter(({ isFinished }) => isFinished).length < KEPT);
  const stored = (release: Release) => release.files.map((key) => storedAt(release, key));
  const stays = new Set([...(releases[0]?.files ?? []), ...kept.flatMap(stored)]);
  const ours = new Set(releases.flatMap((release) => [...release.files, ...stored(release)]));
  return { kept, gone: [...ours].filter((key) => present.has(key) && !stays.has(key)) };
}
