/**
 * Brings a release live in a bucket, in an order that never shows a half-new site: hashed files, then the other files,
 * then pages, then what is to go. Each step looks at what is there, so a publish can be broken off at any point and
 * repeated.
 *
 * Beside the site the bucket keeps, under `_releases/`, what a rollback needs: a record of each of the last releases,
 * the content of their pages and other unhashed files, and which releases were live. Hashed files stay where they are
 * for as long as a kept release uses them, so that an open tab still finds its chunks.
 */
import { addressOf } from "../headers";
import type { Bucket } from "./bucket";
import type { ObjectRecord, Release } from "./objects";

/** Which releases were live, newest first, and what is still to be done. */
export interface State {
  live: string[];
  pending?: { id: string; rollback: boolean };
  invalidate: string[];
}

export interface Publishing {
  release: Release;
  /** Brings one object of the release into the bucket, under its own key or another. */
  store: (record: ObjectRecord, key?: string) => Promise<void>;
  /** How many releases to keep, this one included. */
  keep: number;
  /** Ids of the releases that were live before, newest first. */
  before: string[];
  rollback?: boolean;
  /** Clears these addresses from the CDN's memory. Left out: there is no CDN. */
  invalidate?: ((addresses: string[]) => Promise<void>) | undefined;
  /** Says what is being done, and how much of it is. */
  say: (line: string) => void;
  progress?: Progress | undefined;
  dryRun?: boolean;
}

/** Told after each file of a step. */
export type Progress = (step: string, done: number, total: number) => void;

/** What visitors see if the publishing ends here. */
export type Stage = "untouched" | "mixed" | "live";
export interface Summary {
  uploaded: number;
  deleted: number;
  unchanged: number;
  invalidated: number;
}

const FOLDER = "_releases/";
const STATE_KEY = `${FOLDER}state.json`;
const RECORD_NAME = /^_releases\/([0-9a-f]{12})\.json$/;

const AT_ONCE = 8;

/** Where the content of a release's unhashed object is kept. */
export function archiveKey({ fingerprint }: ObjectRecord): string {
  return `${FOLDER}objects/${fingerprint}`;
}

function recordKey(id: string): string {
  return `${FOLDER}${id}.json`;
}

/**
 * Reads which releases were live; an empty bucket has had none.
 * @throws when something else lies in the place of it, naming it: without it, nobody can tell what is live
 */
export async function readState(bucket: Bucket, keys: ReadonlySet<string>): Promise<State> {
  if (!keys.has(STATE_KEY)) return { live: [], invalidate: [] };
  const state = await bucket.readJson(STATE_KEY);
  if (hasLists<State>(state, "live", "invalidate")) return state;
  throw new Error(
    `${STATE_KEY}: expected the lists "live" and "invalidate" that a deploy writes there. Move the file away; the next deploy begins a new one.`,
  );
}

/** Reads a release's record; undefined if there is none, or a file that no deploy wrote. */
export async function readRelease(bucket: Bucket, id: string, keys: ReadonlySet<string>): Promise<Release | undefined> {
  const record = keys.has(recordKey(id)) ? await bucket.readJson(recordKey(id)) : undefined;
  return hasLists<Release>(record, "objects") && record.id === id ? record : undefined;
}

function hasLists<T>(value: unknown, ...names: (keyof T)[]): value is T {
  return typeof value === "object" && value !== null && names.every((name) => Array.isArray(Reflect.get(value, name)));
}

/**
 * Publishes a release.
 * @param reached is told the stage as it changes, so that a failure can say what visitors see
 * @throws what the bucket or the CDN throws; repeating the call takes up where it ended
 */
export async function publish(
  bucket: Bucket,
  { release, store, keep, before, rollback = false, invalidate, say, progress, dryRun = false }: Publishing,
  reached: (stage: Stage) => void,
): Promise<Summary> {
  const keys = await bucket.keys();
  const state = await readState(bucket, keys);
  const known = await knownReleases(bucket, keys);
  const all = [release, ...known.filter(({ id }) => id !== release.id)];

  const live = [release.id, ...before.filter((id) => id !== release.id)].slice(0, keep);
  const kept = newest(all, keep, live);
  const changed = await changedObjects(bucket, release.objects, keys);
  const archived = unhashed(release.objects).filter((record) => !keys.has(archiveKey(record)));
  const going = keysToGo(release, all, kept, keys);
  const stale = [...changed.filter(({ kind }) => kind !== "hashed").map(({ key }) => key), ...going.site];
  const invalid = invalidate ? [...new Set([...state.invalidate, ...stale.flatMap(addressesOf)])] : [];
  const phases: [string, ObjectRecord[]][] = [
    ["Hashed files", changed.filter(({ kind }) => kind === "hashed")],
    ["Other files", changed.filter(({ kind }) => kind === "listing" || kind === "picture")],
    ["Pages", pagesInOrder(changed)],
  ];
  const summary: Summary = {
    uploaded: changed.length,
    deleted: going.site.length,
    unchanged: release.objects.length - changed.length,
    invalidated: invalid.length,
  };

  if (dryRun) {
    for (const [name, records] of phases)
      for (const { key } of records) say(`would upload  ${key}  (${name.toLowerCase()})`);
    for (const key of going.site) say(`would delete  ${key}`);
    for (const address of invalid) say(`would invalidate  ${address}`);
    return summary;
  }

  if (state.pending && state.pending.id !== release.id)
    say(`Release ${state.pending.id} was not finished; this one takes its place.`);
  await bucket.writeJson(recordKey(release.id), release);
  await bucket.writeJson(STATE_KEY, { ...state, pending: { id: release.id, rollback }, invalidate: invalid });

  const each = async (name: string, records: ObjectRecord[], work: (record: ObjectRecord) => Promise<void>) => {
    if (records.length === 0) return;
    say(`${name}: ${records.length}`);
    let done = 0;
    await inParallel(records, async (record) => {
      await work(record);
      progress?.(name, ++done, records.length);
    });
  };
  const [hashedFiles, otherFiles, pages] = phases.map(([, records]) => records);
  await each("Hashed files", hashedFiles ?? [], (record) => store(record));
  await each("Kept for a rollback", archived, (record) => store(record, archiveKey(record)));
  if ((otherFiles?.length ?? 0) + (pages?.length ?? 0) > 0) reached("mixed");
  await each("Other files", otherFiles ?? [], (record) => store(record));
  // The landing page last and alone: from it people go on to the others.
  await each("Pages", pages?.slice(0, -1) ?? [], (record) => store(record));
  await each("Last page", pages?.slice(-1) ?? [], (record) => store(record));
  await bucket.writeJson(STATE_KEY, { live, invalidate: invalid });
  reached("live");

  if (going.site.length > 0) say(`Deleting ${going.site.length} files that are no longer in the site`);
  await bucket.delete(going.site);
  if (invalidate && invalid.length > 0) {
    say(`Clearing ${invalid.length} addresses from CloudFront`);
    await invalidate(invalid);
    await bucket.writeJson(STATE_KEY, { live, invalidate: [] });
  }
  await bucket.delete(going.archive);
  // The records last: they are what says which files were ours.
  await bucket.delete(going.records);
  return summary;
}

async function knownReleases(bucket: Bucket, keys: ReadonlySet<string>): Promise<Release[]> {
  const ids = [...keys].flatMap((key) => RECORD_NAME.exec(key)?.[1] ?? []);
  const records = await Promise.all(ids.map((id) => readRelease(bucket, id, keys)));
  return records.filter((record) => record !== undefined);
}

/** The releases whose files stay: those that were live last, and those deployed last, rolled back or not. */
function newest(all: Release[], keep: number, live: string[]): Release[] {
  const latest = [...all].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, keep);
  return all.filter((release) => latest.includes(release) || live.includes(release.id));
}

async function changedObjects(bucket: Bucket, objects: ObjectRecord[], keys: ReadonlySet<string>) {
  const changed = new Set<ObjectRecord>();
  await inParallel(objects, async (record) => {
    if (!keys.has(record.key) || (await bucket.fingerprint(record.key)) !== record.fingerprint) changed.add(record);
  });
  return objects.filter((record) => changed.has(record));
}

/** Files of earlier releases that this one has not; files that no release put there are left alone, wherever they lie. */
function keysToGo(release: Release, all: Release[], kept: Release[], keys: ReadonlySet<string>) {
  const wanted = new Set(release.objects.map(({ key }) => key));
  const archiveOf = (releases: Release[]) =>
    new Set(releases.flatMap(({ objects }) => unhashed(objects).map(archiveKey)));
  const archive = archiveOf(kept);
  for (const { objects } of kept) for (const { key, kind } of objects) if (kind === "hashed") wanted.add(key);
  const ours = new Set(all.flatMap(({ objects }) => objects.map(({ key }) => key)));
  return {
    site: [...ours].filter((key) => keys.has(key) && !wanted.has(key)),
    archive: [...archiveOf(all)].filter((key) => keys.has(key) && !archive.has(key)),
    records: all.filter((one) => !kept.includes(one)).map(({ id }) => recordKey(id)),
  };
}

function unhashed(objects: readonly ObjectRecord[]): ObjectRecord[] {
  return objects.filter(({ kind }) => kind !== "hashed");
}

function pagesInOrder(objects: readonly ObjectRecord[]): ObjectRecord[] {
  const pages = objects.filter(({ kind }) => kind === "page");
  return [...pages.filter(({ key }) => key !== "index.html"), ...pages.filter(({ key }) => key === "index.html")];
}

/** As a visitor asks for it, and as the CDN's function rewrites it. */
function addressesOf(key: string): string[] {
  return [...new Set([`/${key}`, addressOf(`/${key}`)])];
}

/** Works on a few items at once; the first failure ends it, when what is under way has ended as well. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && failures.length === 0; item = waiting.shift()) {
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
