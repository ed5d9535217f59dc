/**
 * A deploy and a rollback as lists of steps. Both may stop after any step and be run again: every page that visitors see
 * has its files, and the list of releases says what was live.
 */
import { kindOf } from "@/lib/headers";

export interface Release {
  /** A hash of its files and their metadata. */
  id: string;
  /** When it was deployed, in ISO 8601. */
  at: string;
  /** False until all of it is live, and again after a rollback. */
  isFinished: boolean;
  /** The S3 keys under which visitors get its files, such as `talent/index.html`. */
  files: string[];
}

export type Step =
  | { do: "upload" | "copy"; from: string; to: string }
  | { do: "check" | "delete"; key: string }
  | { do: "save list"; releases: Release[] }
  | { do: "clear cache" }
  | { do: "say"; line: string };

/** How many finished releases stay, for rollbacks and for pages that visitors have open. */
const KEPT_RELEASES = 5;

/** Uploads a release to where visitors do not see it, then publishes it. */
export function planDeploy(release: Release, earlier: readonly Release[]): Step[] {
  const others = earlier.filter(({ id }) => id !== release.id);
  return [
    {
      do: "say",
      line: `Release ${release.id}: uploading ${release.files.length} files. Visitors do not see them yet.`,
    },
    { do: "save list", releases: [release, ...others] },
    ...release.files.map((file): Step => ({ do: "upload", from: file, to: storedKey(release, file) })),
    ...publish(release, others),
  ];
}

/**
 * Publishes the release before; after an interrupted deploy, the one that was last live.
 * @throws when there is none
 */
export function planRollback([newest, ...older]: readonly Release[]): Step[] {
  const previous = older.find(({ isFinished }) => isFinished);
  if (!newest || !previous)
    throw new Error(`There is no release before ${newest?.id ?? "the first one"} to go back to.`);
  const undone = { ...newest, isFinished: false };
  return [
    { do: "say", line: `Back to release ${previous.id}, deployed at ${previous.at}.` },
    ...storedKeys(previous).map((key): Step => ({ do: "check", key })),
    { do: "save list", releases: [undone, ...older] },
    ...publish(previous, [undone, ...older.filter((release) => release !== previous)]),
  ];
}

/** Makes a release live whose files are all in the bucket, then deletes what only old releases contain. */
function publish(release: Release, others: readonly Release[]): Step[] {
  const releases = [{ ...release, isFinished: true }, ...others];
  const finishedBefore = (index: number) => releases.slice(0, index).filter(({ isFinished }) => isFinished).length;
  const kept = releases.filter((_, index) => finishedBefore(index) < KEPT_RELEASES);
  const needed = new Set([...release.files, ...kept.flatMap(storedKeys)]);
  const released = new Set(releases.flatMap((one) => [...one.files, ...storedKeys(one)]));
  const files = release.files.filter((file) => !isHashed(file)).sort((a, b) => publishOrder(a) - publishOrder(b));
  return [
    { do: "say", line: "Copying them to their addresses. Until that is done, some pages are old and some are new." },
    ...files.map((file): Step => ({ do: "copy", from: storedKey(release, file), to: file })),
    { do: "say", line: "Deleting what is no longer needed." },
    ...[...released].filter((key) => !needed.has(key)).map((key): Step => ({ do: "delete", key })),
    { do: "clear cache" },
    { do: "save list", releases: kept },
    { do: "say", line: `Release ${release.id} is live.` },
  ];
}

/** Files that pages need come first, and the landing page last, because it leads to the other pages. */
function publishOrder(file: string): number {
  if (file === "index.html") return 2;
  return kindOf(`/${file}`) === "page" ? 1 : 0;
}

/**
 * Returns the S3 key under which a release keeps a file. For a hashed file it is the key that visitors request, because
 * only pages of the release request it. Any other file is in the folder of the release.
 */
function storedKey({ id }: Release, file: string): string {
  return isHashed(file) ? file : `_releases/${id}/${file}`;
}

function storedKeys(release: Release): string[] {
  return release.files.map((file) => storedKey(release, file));
}

function isHashed(file: string): boolean {
  return kindOf(`/${file}`) === "hashed";
}
