import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { schedulePath } from "@/content/site";
import { handMadeSite, type SiteChoices, writeHandMadeSite } from "@/e2e/deploy/hand-made-site";
import { type LocalS3, startLocalS3 } from "@/e2e/deploy/local-s3";
import { referencesOf } from "@/e2e/exported/page-references";
import { fileAt, KINDS } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";
import { listen } from "../loopback";
import { ask, verify } from "../verify";
import { type Bucket, type StoredObject, s3Bucket } from "./bucket";
import { deploy, explainFailure, rollback } from "./deploy";

const silently = () => {};
const siteOf = (choices: SiteChoices = {}): SiteFiles =>
  new Map(Object.entries(handMadeSite(choices)).map(([file, content]) => [file, Buffer.from(content)]));

/** A bucket in memory that lists its changes and can be cut off from the nth change on. */
class MemoryBucket implements Bucket {
  objects = new Map<string, StoredObject>();
  changes: string[] = [];
  cutAt = Number.POSITIVE_INFINITY;

  private change(line: string): void {
    if (this.changes.length + 1 >= this.cutAt) throw new Error("cut");
    this.changes.push(line);
  }
  keys = async () => new Set(this.objects.keys());
  read = async (key: string) => this.objects.get(key)?.Body.toString();
  put = async (object: StoredObject) => {
    this.change(`put ${object.Key}`);
    this.objects.set(object.Key, object);
  };
  copy = async (from: string, Key: string) => {
    this.change(`copy ${Key}`);
    const object = this.objects.get(from);
    if (!object) throw new Error(`${from} is missing`);
    this.objects.set(Key, { ...object, Key });
  };
  delete = async (key: string) => {
    this.change(`delete ${key}`);
    this.objects.delete(key);
  };

  deploy = (choices: SiteChoices) => deploy(siteOf(choices), { bucket: this }, silently);
  rollback = () => rollback({ bucket: this }, silently);
  putByHand = (Key: string, text = "by hand") => this.objects.set(Key, { Key, Body: Buffer.from(text) });
  publicKeys = () => [...this.objects.keys()].filter((key) => !key.startsWith("_releases/"));

  /** The distinct headings of the pages. Fails if a page, or a file that it refers to, is missing. */
  wordsOfPages(pages = ["/", "/talent/", schedulePath]): string[] {
    const words = pages.map((page) => {
      const { Body = "", ContentEncoding } = this.objects.get(fileAt(page).slice(1)) ?? {};
      const html = (ContentEncoding === "gzip" ? gunzipSync(Body) : Body).toString();
      for (const address of referencesOf(html).addresses) {
        const { pathname } = new URL(address, `https://site.example${page}`);
        if (/\.\w+$/.test(pathname)) expect(this.publicKeys(), page).toContain(pathname.slice(1));
      }
      return /<h1>(\w+)/.exec(html)?.[1] ?? `${page} is missing`;
    });
    return [...new Set(words)];
  }
}

const FIRST = { words: "First", chunk: "aaaa1111" };
const SECOND = { words: "Second", chunk: "bbbb2222", without: ["/home/index.html"] };

test("uploads everything first, then publishes hashed files, other files, pages and last the landing page", async () => {
  const bucket = new MemoryBucket();
  await bucket.deploy({ ...FIRST, without: ["/.well-known/security.txt", "/office.JPG", "/brochure.pdf"] });
  bucket.changes = [];
  await bucket.deploy({ ...SECOND, without: [...SECOND.without, "/sitemap.xml"] });
  const [, id = ""] = /_releases\/(\w+)\//.exec(bucket.changes.join()) ?? [];
  const files = ["office.JPG", "brochure.pdf", "icon.svg", "robots.txt", "manifest.webmanifest"];
  const others = [...files, ".well-known/security.txt"];
  const pages = ["schedule/index.html", "talent/index.html", "404.html"];
  const shape = bucket.changes.map((line) => line.replace(id, "ID"));
  const sorted = (lines: string[]) => [...lines].sort();
  const stored = [...others, ...pages, "index.html"].map((key) => `put _releases/ID/${key}`);
  const hashed = ["_hashed/dialog-bbbb2222.js", "_hashed/portrait-5be0c1d2.webp"].map((key) => `put ${key}`);
  const uploads = 1 + stored.length + hashed.length;
  expect(sorted(shape.slice(0, uploads))).toEqual(sorted(["put _releases/state.json", ...stored, ...hashed]));
  const published = shape.slice(uploads);
  expect(sorted(published.slice(0, others.length))).toEqual(sorted(others.map((key) => `copy ${key}`)));
  const pageChanges = published.slice(others.length, others.length + pages.length);
  expect(sorted(pageChanges)).toEqual(sorted(pages.map((key) => `copy ${key}`)));
  expect(published.slice(others.length + pages.length)).toEqual([
    "copy index.html",
    "delete home/index.html",
    "delete sitemap.xml",
    "put _releases/state.json",
  ]);
});

test("a second deploy without changes adds and removes nothing", async () => {
  const bucket = new MemoryBucket();
  await bucket.deploy(FIRST);
  const before = [...bucket.objects.keys()];
  await bucket.deploy(FIRST);
  expect([...bucket.objects.keys()]).toEqual(before);
});

test("replaces what changed, deletes what went, and keeps the old scripts for open pages", async () => {
  const bucket = new MemoryBucket();
  await bucket.deploy(FIRST);
  await bucket.deploy(SECOND);
  const keys = bucket.publicKeys();
  expect(keys).toEqual(expect.arrayContaining(["_hashed/dialog-aaaa1111.js", "_hashed/dialog-bbbb2222.js"]));
  expect(keys).not.toContain("home/index.html");
  expect(bucket.wordsOfPages()).toEqual(["Second"]);
});

test("rolls back release by release, past those that were undone or never finished", async () => {
  const bucket = new MemoryBucket();
  const deployNth = (nth: number) => bucket.deploy({ words: `Nth${nth}`, chunk: `dddd000${nth}` });
  for (const nth of [1, 2, 3]) await deployNth(nth);
  await bucket.rollback();
  await deployNth(4);
  bucket.cutAt = bucket.changes.length + 15;
  await expect(deployNth(5)).rejects.toThrow("cut");
  bucket.cutAt = Number.POSITIVE_INFINITY;
  for (const words of ["Nth4", "Nth2", "Nth1"]) {
    await bucket.rollback();
    expect(bucket.wordsOfPages(["/", "/home/", "/talent/"])).toEqual([words]);
  }
  await expect(bucket.rollback()).rejects.toThrow(/There is no release before/);
});

test("keeps five releases, and leaves files that no deploy uploaded alone", async () => {
  const bucket = new MemoryBucket();
  const foreign = ["google1234.html", "_releases/notes.json", "_releases/objects/by-hand.txt", "_hashed/by-hand.js"];
  for (const key of foreign) bucket.putByHand(key);
  for (const nth of [1, 2, 3, 4, 5, 6, 7]) await bucket.deploy({ words: `Nth${nth}`, chunk: `dddd000${nth}` });
  const keys = [...bucket.objects.keys()];
  expect(keys.filter((key) => key.startsWith("_hashed/dialog-"))).toEqual(
    [3, 4, 5, 6, 7].map((nth) => `_hashed/dialog-dddd000${nth}.js`),
  );
  expect(new Set(keys.flatMap((key) => /^_releases\/(\w{12})\//.exec(key)?.[1] ?? [])).size).toBe(5);
  expect(keys).toEqual(expect.arrayContaining(foreign));
});

test("stops at an unreadable list of releases, naming it and changing nothing", async () => {
  const bucket = new MemoryBucket();
  bucket.putByHand("_releases/state.json", "{ by hand");
  for (const run of [() => bucket.deploy(FIRST), bucket.rollback])
    await expect(run()).rejects.toThrow(/^_releases\/state\.json: expected the list "releases"/);
  expect(bucket.changes).toEqual([]);
});

test("does not roll back to a release that lacks a file", async () => {
  const bucket = new MemoryBucket();
  await bucket.deploy(FIRST);
  await bucket.deploy(SECOND);
  const stored = [...bucket.objects.keys()].find((key) => /^_releases\/\w+\/home\/index\.html$/.test(key)) ?? "";
  bucket.objects.delete(stored);
  await expect(bucket.rollback()).rejects.toThrow(`is no longer whole; missing: ${stored}`);
  expect(bucket.wordsOfPages()).toEqual(["Second"]);
});

test("an interruption anywhere leaves whole pages; a second run finishes, and a rollback undoes it", async () => {
  const before = new MemoryBucket();
  await before.deploy(FIRST);
  for (let step = 1; ; step += 1) {
    const bucket = new MemoryBucket();
    bucket.objects = new Map(before.objects);
    bucket.cutAt = step;
    const isFinished = await bucket.deploy(SECOND).then(
      () => true,
      () => false,
    );
    expect(["First", "Second"], `cut at step ${step}`).toEqual(expect.arrayContaining(bucket.wordsOfPages()));
    if (isFinished) {
      expect(step).toBeGreaterThan(15);
      break;
    }
    bucket.cutAt = Number.POSITIVE_INFINITY;
    // Every other time, the interrupted deploy is rolled back as it is.
    if (step % 2) {
      await bucket.deploy(SECOND);
      expect(bucket.wordsOfPages(), `repeated after step ${step}`).toEqual(["Second"]);
      expect(bucket.publicKeys()).not.toContain("home/index.html");
    }
    await bucket.rollback();
    expect(bucket.wordsOfPages(["/", "/home/"]), `rolled back after step ${step}`).toEqual(["First"]);
  }
});

test("clears CloudFront's cache, also in the run after one whose request failed", async () => {
  const paths: string[] = [];
  let status = 500;
  const cloudFront = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (status === 201) paths.push(...[...body.matchAll(/<Path>([^<]+)/g)].map((match) => match[1] ?? ""));
    response.writeHead(status, { "content-type": "text/xml" }).end(status === 201 ? "<Invalidation/>" : "");
  });
  const credentials = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "key", AWS_MAX_ATTEMPTS: "1" };
  Object.assign(process.env, { ...credentials, AWS_ENDPOINT_URL_CLOUDFRONT: await listen(cloudFront) });
  const target = { bucket: new MemoryBucket(), distribution: "E123" };
  await deploy(siteOf(SECOND), target, silently).catch(() => {});
  await expect(deploy(siteOf(FIRST), target, silently)).rejects.toThrow();
  expect(target.bucket.wordsOfPages()).toEqual(["First"]);
  status = 201;
  await deploy(siteOf(FIRST), target, silently);
  await deploy(siteOf(SECOND), target, silently);
  await rollback(target, silently);
  expect(paths).toEqual(["/*", "/*", "/*"]);
  cloudFront.close();
});

test("explains a failure of AWS or the network with what to check", () => {
  const named = (name: string) => Object.assign(new Error("The bucket does not exist"), { name });
  expect(explainFailure(named("NoSuchBucket"))).toMatch(
    /^NoSuchBucket: The .*\nCheck S3_BUCKET, AWS_REGION, the credent/,
  );
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(explainFailure(refused)).toMatch(/^ECONNREFUSED: connect\nCheck/);
  expect(explainFailure(new Error("There is no release"))).toBe("There is no release");
});

test.describe("on a real S3 server", () => {
  test.describe.configure({ mode: "serial", timeout: 180_000 });
  let s3: LocalS3;
  let website: string;

  test.beforeAll(async () => {
    s3 = await startLocalS3(["site"]);
    website = await s3.website("site");
    Object.assign(process.env, s3.environment);
  });
  test.afterAll(() => s3.close());

  /** Runs the command; returns what it prints. `onStart` gets the function that kills it. */
  function run(args: string[], onStart = (_kill: () => void) => {}): Promise<string> {
    const env = { ...process.env, S3_BUCKET: "site" };
    const child = spawn(process.execPath, ["--import", "tsx", "deploy/s3/deploy.ts", ...args], { env });
    onStart(() => child.kill("SIGKILL"));
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += data));
    return new Promise((resolve) => child.on("close", () => resolve(text)));
  }
  const folderOf = (choices: SiteChoices) => writeHandMadeSite({ ...choices, origin: website });
  const wordsOf = async (page: string) =>
    /<h1>(\w+)/.exec((await ask(website + page)).body.toString())?.[1] ?? `${page} is missing`;

  test("the command refuses sample content", async () => {
    expect(await run(["--dir", await folderOf(FIRST)])).toMatch(/sample (record|text)/);
    expect((await ask(`${website}/`)).status).toBe(404);
  });

  test("a deploy that verify passes, then one that is killed halfway, repeated and rolled back", async () => {
    const target = { bucket: s3Bucket("site") };
    const first = siteOf({ ...FIRST, isPreview: true, origin: website });
    first.set("/Foto Größe (1).JPG", Buffer.from("An owner's file"));
    await deploy(first, target, silently);
    expect(await verify(website, first, true)).toEqual([]);
    const { headers } = await ask(`${website}/`);
    expect(headers).toMatchObject({ "cache-control": KINDS.page["cache-control"], "content-encoding": "gzip" });

    const second = await folderOf({ ...SECOND, isPreview: true });
    await run(["--dir", second], (kill) => {
      s3.gate(({ method, url }) => {
        const isCut = method === "PUT" && url?.startsWith("/site/talent/index.html");
        if (isCut) kill();
        return !isCut;
      });
    });
    s3.gate(undefined);
    expect([await wordsOf("/"), await wordsOf("/home/"), await wordsOf("/talent/")]).toEqual([
      "First",
      "First",
      "First",
    ]);
    expect(await run(["--dir", second])).toMatch(/This is a preview[\s\S]* is live/);
    expect([await wordsOf("/"), await wordsOf("/talent/")]).toEqual(["Second", "Second"]);
    await rollback(target, silently);
    expect([await wordsOf("/"), await wordsOf("/home/")]).toEqual(["First", "First"]);
  });
});
