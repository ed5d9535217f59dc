import { expect, test } from "@playwright/test";
import { planDeploy, planRollback, type Release, type Step } from "./plan";

/** What pages need beside their release's script. */
const COMMON = ["icon.svg", ".well-known/security.txt"];
const FIRST = describe("first", ["index.html", "404.html", "home/index.html", ...COMMON]);
const SECOND = describe("second", ["index.html", "404.html", "talent/index.html", ...COMMON]);

function describe(id: string, files: string[]): Release {
  return { id, at: "2026-11-28", isFinished: false, files: [...files, `_hashed/${id}.js`] };
}

const changesOf = (steps: Step[]) => steps.filter((step) => step.do !== "say");

/** A bucket in memory: for each key, the release that its content is from. */
class Bucket {
  contents = new Map<string, string>();
  releases: Release[] = [];

  perform(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.do === "upload") this.contents.set(step.to, this.releases[0]?.id ?? "");
      if (step.do === "copy") this.contents.set(step.to, this.contents.get(step.from) ?? `${step.from} is missing`);
      if (step.do === "delete") this.contents.delete(step.key);
      if (step.do === "save list") this.releases = step.releases;
    }
  }
  deploy = (release: Release) => this.perform(planDeploy(release, this.releases));
  rollback = () => this.perform(planRollback(this.releases));

  /** The releases that the pages are from. Fails if a page's script is missing. */
  live(): string[] {
    const pages = [...this.contents].filter(([key]) => !key.startsWith("_releases/") && key.endsWith(".html"));
    for (const [key, id] of pages) expect([...this.contents.keys()], key).toContain(`_hashed/${id}.js`);
    return [...new Set(pages.map(([, id]) => id))];
  }
}

test("uploads everything, publishes other files, pages and last the landing page, then deletes", () => {
  const bucket = new Bucket();
  bucket.deploy(FIRST);
  const lines = changesOf(planDeploy(SECOND, bucket.releases)).map((step) =>
    [step.do, "to" in step && step.to, "key" in step && step.key].filter(Boolean).join(" "),
  );
  expect(lines).toEqual([
    "save list",
    "upload _releases/second/index.html",
    "upload _releases/second/404.html",
    "upload _releases/second/talent/index.html",
    "upload _releases/second/icon.svg",
    "upload _releases/second/.well-known/security.txt",
    "upload _hashed/second.js",
    "copy icon.svg",
    "copy .well-known/security.txt",
    "copy 404.html",
    "copy talent/index.html",
    "copy index.html",
    "delete home/index.html",
    "clear cache",
    "save list",
  ]);
});

test("an interruption after any step leaves whole pages; a second run finishes, and a rollback undoes it", () => {
  const bucketAfter = (steps: readonly Step[]) => {
    const bucket = new Bucket();
    bucket.deploy(FIRST);
    bucket.perform(steps);
    expect(["first", "second"], `after ${steps.length} steps`).toEqual(expect.arrayContaining(bucket.live()));
    return bucket;
  };
  const deploying = changesOf(planDeploy(SECOND, bucketAfter([]).releases));
  const goingBack = changesOf(planRollback(bucketAfter(deploying).releases));
  for (let count = 0; count <= deploying.length; count += 1) {
    const repeated = bucketAfter(deploying.slice(0, count));
    repeated.deploy(SECOND);
    expect(repeated.live(), `repeated after ${count} steps`).toEqual(["second"]);
    expect([...repeated.contents.keys()]).not.toContain("home/index.html");
  }
  const interruptedDeploys = deploying.map((_, index) => deploying.slice(0, index + 1));
  const interruptedRollbacks = goingBack.map((_, index) => [...deploying, ...goingBack.slice(0, index)]);
  for (const steps of [...interruptedDeploys, ...interruptedRollbacks]) {
    const bucket = bucketAfter(steps);
    bucket.rollback();
    expect(bucket.live(), `rolled back after ${steps.length} steps`).toEqual(["first"]);
    expect([...bucket.contents.keys()]).toContain("home/index.html");
    expect([...bucket.contents.keys()]).not.toContain("talent/index.html");
  }
});

test("rolls back release by release, past those that were undone or never finished", () => {
  const bucket = new Bucket();
  const release = (id: string) => describe(id, FIRST.files);
  for (const id of ["1", "2", "3"]) bucket.deploy(release(id));
  bucket.rollback();
  bucket.deploy(release("4"));
  bucket.perform(planDeploy(release("5"), bucket.releases).slice(0, 9));
  for (const id of ["4", "2", "1"]) {
    bucket.rollback();
    expect(bucket.live()).toEqual([id]);
  }
  expect(bucket.rollback).toThrow("There is no release before 1 to go back to.");
});

test("keeps five releases and their scripts, and leaves files that no deploy uploaded alone", () => {
  const bucket = new Bucket();
  const foreign = ["google1234.html", "_releases/notes.json", "_hashed/by-hand.js"];
  for (const key of foreign) bucket.contents.set(key, "by-hand");
  // The same release again counts once.
  for (const id of ["1", "2", "3", "4", "5", "6", "7", "7"]) bucket.deploy(describe(id, FIRST.files));
  const keys = [...bucket.contents.keys()];
  const kept = ["3", "4", "5", "6", "7"];
  expect(keys.filter((key) => /^_hashed\/\d/.test(key))).toEqual(kept.map((id) => `_hashed/${id}.js`));
  expect([...new Set(keys.flatMap((key) => /^_releases\/(\d)\//.exec(key)?.[1] ?? []))]).toEqual(kept);
  expect(keys).toEqual(expect.arrayContaining(foreign));
});
