import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { site as ownSite, schedulePath } from "@/content/site";
import { type SiteChoices, writeHandMadeSite } from "@/e2e/deploy/hand-made-site";
import { type LocalS3, localKeys, startLocalS3 } from "@/e2e/deploy/local-s3";
import { referencesOf } from "@/e2e/seo/page-references";
import { ask } from "../ask";
import { KINDS } from "../headers";
import { guardLaunch } from "../launch-guard";
import { listen } from "../loopback";
import { readSite, type SiteFiles } from "../site-files";
import { verify } from "../verify";
import { Bucket, explain } from "./bucket";
import { type Done, deploy, rollback } from "./deploy";
import type { Release } from "./objects";
import { archiveKey, type Stage } from "./publish";
import { readSettings } from "./settings";

test.describe.configure({ mode: "serial", timeout: 180_000 });

const BUCKETS = [
  "site",
  "cdn",
  "kept",
  "preview",
  "fresh",
  "foreign",
  "state",
  ...Array.from({ length: 60 }, (_, step) => `killed-${step}`),
];
let s3: LocalS3;
/** As if all content were real. */
const real = async (site: SiteFiles) => site;

test.beforeAll(async () => {
  Object.assign(process.env, localKeys, { AWS_MAX_ATTEMPTS: "1" });
  s3 = await startLocalS3(BUCKETS);
});
test.afterAll(() => s3.close());
test.beforeEach(() => s3.gate(undefined));

const settingsOf = (bucket: string, dir: string, args: string[] = [], more: Partial<NodeJS.ProcessEnv> = {}) =>
  readSettings(["--bucket", bucket, "--dir", dir, "--endpoint", s3.endpoint, ...args], { ...process.env, ...more });
const SILENT = { say: () => {}, reached: () => {} };

// Names that the launch guard takes for samples are not in this site.
const ORIGIN = "https://www.real-firm.net";
const siteOf = (choices: SiteChoices = {}) => writeHandMadeSite({ origin: ORIGIN, ...choices });
const put = async (bucket: string, choices: SiteChoices = {}, args: string[] = []): Promise<Done> =>
  deploy(settingsOf(bucket, await siteOf(choices), args), SILENT, real);
const keysOf = async (bucket: string) => [
  ...(await new Bucket({ bucket, endpoint: s3.endpoint, region: "us-east-1" }).keys()),
];
const siteKeys = async (bucket: string) => (await keysOf(bucket)).filter((key) => !key.startsWith("_releases/"));

const FIRST = { words: "First", chunk: "aaaa1111" };
const SECOND = { words: "Second", chunk: "bbbb2222", without: ["/home/index.html"] };

/** Every page there is answers, and finds all of the files that it refers to. */
async function expectWholePages(root: string, pages = ["/", "/talent/", schedulePath]) {
  const words = new Set<string>();
  for (const page of pages) {
    const { status, body } = await ask(root + page);
    expect(status, page).toBe(200);
    const html = body.toString();
    words.add(/<h1>(\w+)/.exec(html)?.[1] ?? "");
    for (const address of referencesOf(html).addresses) {
      if (!/\.(?:js|webp|svg|webmanifest)$/.test(address)) continue;
      expect((await ask(new URL(address, root + page).href)).status, `${page} needs ${address}`).toBe(200);
    }
  }
  return [...words];
}

test("a first deploy puts the whole site there, as verify wants it of a website endpoint", async () => {
  const told: string[] = [];
  const dir = await siteOf({ ...FIRST, origin: await websiteOf("site") });
  const { uploaded, unchanged, deleted } = await deploy(
    settingsOf("site", dir),
    { ...SILENT, progress: (step, done, total) => told.push(`${step}: ${done} of ${total}`) },
    real,
  );
  expect(told).toEqual(expect.arrayContaining(["Hashed files: 1 of 2", "Hashed files: 2 of 2", "Last page: 1 of 1"]));
  expect([uploaded, unchanged, deleted]).toEqual([12, 0, 0]);
  const root = await websiteOf("site");
  expect(await verify(root, await readSite(dir), { plainHost: true })).toEqual([]);
  const { headers } = await ask(`${root}/`);
  expect(headers).toMatchObject({ "cache-control": KINDS.page["cache-control"], "content-encoding": "gzip" });
});

const WEBSITES = new Map<string, Promise<string>>();
function websiteOf(bucket: string): Promise<string> {
  const known = WEBSITES.get(bucket) ?? s3.website(bucket);
  WEBSITES.set(bucket, known);
  return known;
}

test("deployed again unchanged, nothing is uploaded and nothing goes", async () => {
  await put("fresh", FIRST);
  const { uploaded, unchanged, deleted } = await put("fresh", FIRST);
  expect([uploaded, unchanged, deleted]).toEqual([0, 12, 0]);
});

test("a second deploy replaces what changed, deletes what went, and leaves the old chunks for open tabs", async () => {
  const before = await keysOf("fresh");
  expect(before).toContain("home/index.html");
  await put("fresh", SECOND);
  const keys = await siteKeys("fresh");
  expect(keys).toContain("_hashed/dialog-aaaa1111.js");
  expect(keys).toContain("_hashed/dialog-bbbb2222.js");
  expect(keys).not.toContain("home/index.html");
  expect(await expectWholePages(await websiteOf("fresh"))).toEqual(["Second"]);
});

test("a rollback brings the release before back, deleted pages too, and a second one says there is none", async () => {
  await rollback(settingsOf("fresh", "unused"), SILENT);
  expect(await expectWholePages(await websiteOf("fresh"), ["/", "/home/", "/talent/"])).toEqual(["First"]);
  // Who loaded the newer release just before still finds its chunk.
  expect(await siteKeys("fresh")).toContain("_hashed/dialog-bbbb2222.js");
  await expect(rollback(settingsOf("fresh", "unused"), SILENT)).rejects.toThrow(/There is no release before/);
});

test("only the last few releases are kept, and files that no deploy put there are left alone", async () => {
  await new Bucket({ bucket: "kept", endpoint: s3.endpoint, region: "us-east-1" }).writeJson(
    "google1234.html",
    "by hand",
  );
  for (const step of [1, 2, 3, 4])
    await put("kept", { words: `Step${step}`, chunk: `dddd000${step}` }, ["--keep", "2"]);
  const keys = await keysOf("kept");
  expect(keys.filter((key) => key.startsWith("_hashed/dialog-"))).toEqual([
    "_hashed/dialog-dddd0003.js",
    "_hashed/dialog-dddd0004.js",
  ]);
  expect(keys.filter((key) => /^_releases\/\w{12}\.json$/.test(key))).toHaveLength(2);
  expect(keys).toContain("google1234.html");
});

test("files that no deploy wrote below _releases/ are neither deleted nor in the way", async () => {
  const bucket = new Bucket({ bucket: "foreign", endpoint: s3.endpoint, region: "us-east-1" });
  const foreign = {
    "_releases/": "",
    "_releases/notes.json": { objects: [{ key: "index.html", kind: "page" }] },
    "_releases/0123456789ab.json": { note: "named as a record is" },
    "_releases/0123456789cd.json": "{ no JSON",
    "_releases/read-me.txt": "by hand",
    "_releases/objects/": "",
    "_releases/objects/by-hand.txt": "by hand",
  };
  for (const [key, value] of Object.entries(foreign)) {
    const body = Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
    const record = {
      key,
      kind: "listing",
      fingerprint: "",
      contentType: "text/plain",
      cacheControl: "no-store",
    } as const;
    await bucket.put(record, body);
  }
  for (const step of [1, 2, 3])
    await put("foreign", { words: `Step${step}`, chunk: `dddd000${step}` }, ["--keep", "2"]);
  await rollback(settingsOf("foreign", "unused"), SILENT);
  expect(await expectWholePages(await websiteOf("foreign"))).toEqual(["Step2"]);
  const keys = await keysOf("foreign");
  expect(keys).toEqual(expect.arrayContaining(Object.keys(foreign)));
  // What the deploys themselves put there goes as before: two releases are left, each with its pages and listings.
  const own = keys.filter((key) => key.startsWith("_releases/") && !Object.hasOwn(foreign, key));
  const records = own.filter((key) => !key.includes("/objects/") && !key.endsWith("/state.json"));
  expect(records).toHaveLength(2);
  const releases = (await Promise.all(records.map((key) => bucket.readJson(key)))) as Release[];
  const kept = releases.flatMap(({ objects }) => objects.filter(({ kind }) => kind !== "hashed").map(archiveKey));
  expect(own.filter((key) => key.includes("/objects/")).sort()).toEqual([...new Set(kept)].sort());
});

test("a file in the place of what a deploy remembers stops it, by name, with nothing changed", async () => {
  const bucket = new Bucket({ bucket: "state", endpoint: s3.endpoint, region: "us-east-1" });
  await bucket.writeJson("_releases/state.json", { by: "hand" });
  for (const work of [() => put("state", FIRST), () => rollback(settingsOf("state", "unused"), SILENT)])
    await expect(work()).rejects.toThrow(/^_releases\/state\.json: expected the lists "live" and "invalidate"/);
  expect(await keysOf("state")).toEqual(["_releases/state.json"]);
});

test("a dry run says what it would do and changes nothing", async () => {
  const before = await keysOf("kept");
  const lines: string[] = [];
  const dir = await siteOf({ ...SECOND, chunk: "eeee5555" });
  await deploy(settingsOf("kept", dir, ["--dry-run"]), { say: (line) => lines.push(line), reached: () => {} }, real);
  expect(lines).toContain("would upload  _hashed/dialog-eeee5555.js  (hashed files)");
  expect(lines).toContain("would delete  home/index.html");
  expect(await keysOf("kept")).toEqual(before);
});

test("hashed files go first, then other files, then pages with the landing page last, then what is to go", async () => {
  const order: string[] = [];
  s3.gate(({ method, url }) => {
    if (method !== "GET" && method !== "HEAD") order.push(`${method} ${url?.replace("/kept", "").replace(/\?.*/, "")}`);
    return true;
  });
  await put("kept", { ...SECOND, chunk: "ffff6666" });
  const at = (part: string) => order.findIndex((line) => line.includes(part));
  const steps = [
    "/_hashed/dialog-ffff6666.js",
    "/_releases/objects/",
    "/manifest.webmanifest",
    "/talent/index.html",
    "PUT /index.html",
    "POST ",
  ];
  const positions = steps.map(at);
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test("broken off at every step, the pages stay whole, and the same command finishes the deploy", async () => {
  const dir = await siteOf(SECOND);
  // What the command makes of it, looked through for samples once and not at every step.
  const preview = await guardLaunch(await readSite(dir), { allowSample: true });
  const again = (bucket: string) => deploy(settingsOf(bucket, dir), SILENT, async () => preview);
  let step = 0;
  for (let finished = false; !finished; ) {
    step += 1;
    const bucket = `killed-${step}`;
    await put(bucket, FIRST);
    const root = await websiteOf(bucket);
    // A process that is killed and a connection that is cut are the same to the bucket; the real thing is slow.
    const cut = () =>
      again(bucket).then(
        () => true,
        () => false,
      );
    finished = await (step % 12 === 0 ? killedAt(step, bucket, dir) : brokenOffAt(step, cut));
    s3.gate(undefined);
    await expectWholePages(root);
    if (finished) break;
    await again(bucket);
    expect(await expectWholePages(root), `repeated after step ${step}`).toEqual(["Second"]);
    expect(await siteKeys(bucket)).not.toContain("home/index.html");
    await rollback(settingsOf(bucket, "unused"), SILENT);
    expect(await expectWholePages(root), `rolled back after step ${step}`).toEqual(["First"]);
  }
  expect(step).toBeGreaterThan(15);
});

/** Cuts every connection from the nth request that changes something; true when there were fewer. */
async function brokenOffAt(step: number, work: () => Promise<boolean>, onCut = () => {}): Promise<boolean> {
  let changes = 0;
  s3.gate(({ method }) => {
    if (method === "GET" || method === "HEAD") return changes < step;
    changes += 1;
    if (changes === step) onCut();
    // Every other time the request that it ends at still arrives.
    return changes < step || (changes === step && step % 2 === 0);
  });
  return work();
}

/** Runs the real command and kills it at its nth change. */
async function killedAt(step: number, bucket: string, dir: string): Promise<boolean> {
  const args = ["--bucket", bucket, "--dir", dir, "--endpoint", s3.endpoint, "--allow-sample"];
  const child = spawn(process.execPath, ["--import", "tsx", "deploy/s3/command.ts", "deploy", ...args], {
    stdio: "ignore",
  });
  const ended = new Promise<boolean>((resolve) => child.on("close", (code) => resolve(code === 0)));
  return brokenOffAt(
    step,
    () => ended,
    () => child.kill("SIGKILL"),
  );
}

test("a rollback after a deploy that was broken off restores the release that was live", async () => {
  await put("cdn", FIRST);
  let changes = 0;
  s3.gate(({ method, url }) => method === "GET" || method === "HEAD" || !url?.includes("talent") || ++changes > 99);
  await expect(put("cdn", SECOND)).rejects.toThrow();
  s3.gate(undefined);
  await rollback(settingsOf("cdn", "unused"), SILENT);
  expect(await expectWholePages(await websiteOf("cdn"), ["/", "/home/", "/talent/"])).toEqual(["First"]);
});

test("CloudFront is told exactly what changed, also after a deploy whose message to it was lost", async () => {
  const told: string[][] = [];
  let answers = 500;
  const cloudFront = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (answers === 201) told.push([...body.matchAll(/<Path>([^<]+)/g)].map((match) => match[1] ?? "").sort());
    response
      .writeHead(answers, { "content-type": "text/xml" })
      .end(answers === 201 ? "<Invalidation><Id>I1</Id></Invalidation>" : "");
  });
  const CLOUDFRONT_ENDPOINT = await listen(cloudFront);
  const dir = await siteOf({ ...FIRST, words: "Third" });
  const settings = settingsOf("cdn", dir, ["--distribution", "E123"], { CLOUDFRONT_ENDPOINT });
  const stages: Stage[] = [];
  await expect(deploy(settings, { say: () => {}, reached: (stage) => stages.push(stage) }, real)).rejects.toThrow();
  expect(stages).toEqual(["mixed", "live"]);

  answers = 201;
  await deploy(settings, SILENT, real);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("/talent/index.html");
  expect(told[0]).toContain("/talent/");
  expect(told[0]).not.toContain("/_hashed/dialog-aaaa1111.js");
  await deploy(settings, SILENT, real);
  expect(told, "nothing changed, nothing to tell").toHaveLength(1);
  cloudFront.close();
});

test("sample content is not deployed, unless as a preview that asks not to be indexed", async () => {
  const dir = await siteOf(FIRST);
  await expect(deploy(settingsOf("preview", dir), SILENT)).rejects.toThrow(
    ownSite.sample ? /site\.ts {2}site {2}sample record/ : /sample (record|address)/,
  );
  await deploy(settingsOf("preview", dir, ["--allow-sample"]), SILENT);
  const { body } = await ask(`${await websiteOf("preview")}/talent/`);
  expect(body.toString()).toContain('<meta name="robots" content="noindex">');
});

test("what fails is said in a sentence, with what visitors see", async () => {
  const dir = await siteOf(FIRST);
  const run = (args: string[], environment: Record<string, string> = {}) =>
    output([...args, "--dir", dir], environment);
  const missing = await run(["--bucket", "no-such-bucket", "--endpoint", s3.endpoint]);
  expect(missing).toContain('There is no bucket "no-such-bucket" there.');
  expect(missing).toContain("no page was changed");
  expect(await run(["--bucket", "site", "--endpoint", s3.endpoint], { AWS_ACCESS_KEY_ID: "WRONG" })).toContain(
    "access key is not known",
  );
  const nobody = {
    AWS_ACCESS_KEY_ID: "",
    AWS_SECRET_ACCESS_KEY: "",
    HOME: "/nowhere",
    AWS_EC2_METADATA_DISABLED: "true",
  };
  expect(await run(["--bucket", "site", "--endpoint", s3.endpoint], nobody)).toContain("No credentials found.");
  // The test server checks no signatures, so this one is given the answer of Amazon's.
  const mismatch = Object.assign(new Error("The request signature…"), { name: "SignatureDoesNotMatch", $metadata: {} });
  expect(explain(mismatch, "site")).toContain("The secret key does not fit the access key.");
  expect(await run(["--bucket", "site", "--endpoint", "http://127.0.0.1:1"])).toContain("Nobody answers there.");
  expect(() => readSettings([], { NODE_ENV: "test" })).toThrow("Say which bucket: --bucket NAME");
  await expect(deploy(settingsOf("site", "/nowhere"), SILENT)).rejects.toThrow("npm run build");
});

function output(args: string[], environment: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...environment };
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "deploy/s3/command.ts", "deploy", ...args, "--allow-sample"],
    {
      env,
    },
  );
  let text = "";
  child.stdout.on("data", (data) => (text += data));
  child.stderr.on("data", (data) => (text += data));
  return new Promise((resolve) => child.on("close", (code) => resolve(`${text}\nexit code ${code}`)));
}
