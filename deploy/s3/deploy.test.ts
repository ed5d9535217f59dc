import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { site as ownSite, schedulePath } from "@/content/site";
import { handMadeSite, type SiteChoices, writeHandMadeSite } from "@/e2e/deploy/hand-made-site";
import { type LocalS3, startLocalS3 } from "@/e2e/deploy/local-s3";
import { referencesOf } from "@/e2e/exported/page-references";
import { KINDS } from "../headers";
import { listen } from "../loopback";
import { readSite, type SiteFiles } from "../site-files";
import { ask, verify } from "../verify";
import { Bucket } from "./bucket";
import { deploy, rollback, type Target } from "./deploy";

test.describe.configure({ mode: "serial", timeout: 180_000 });

const BUCKETS = [
  "site",
  "cdn",
  "kept",
  "preview",
  "fresh",
  "steps",
  "state",
  ...Array.from({ length: 60 }, (_, step) => `killed-${step}`),
];
let s3: LocalS3;

test.beforeAll(async () => {
  s3 = await startLocalS3(BUCKETS);
  Object.assign(process.env, s3.environment);
});
test.afterAll(() => s3.close());
test.beforeEach(() => s3.gate(undefined));

const siteOf = (choices: SiteChoices = {}): SiteFiles =>
  new Map(Object.entries(handMadeSite(choices)).map(([file, content]) => [file, Buffer.from(content)]));
const silently = () => {};
const deployed = (site: SiteFiles, to: Target) => deploy(site, to, silently);
const put = (bucket: string, choices: SiteChoices = {}) => deployed(siteOf(choices), { bucket });
const back = (bucket: string) => rollback({ bucket }, silently);
const putByHand = (bucket: string, Key: string, text: string) =>
  new Bucket(bucket).put({ Key, Body: Buffer.from(text) });
const keysOf = async (bucket: string) => [...(await new Bucket(bucket).keys())];
const siteKeys = async (bucket: string) => (await keysOf(bucket)).filter((key) => !key.startsWith("_releases/"));

const FIRST = { words: "First", chunk: "aaaa1111" };
const SECOND = { words: "Second", chunk: "bbbb2222", without: ["/home/index.html"] };

/** Every page there is answers, and finds all of the files that it refers to. */
async function expectWholePages(root: string, pages = ["/", "/talent/", schedulePath]) {
  const words = new Set<string>();
  const needed = new Set<string>();
  for (const page of pages) {
    const { status, body } = await ask(root + page);
    expect(status, page).toBe(200);
    const html = body.toString();
    words.add(/<h1>(\w+)/.exec(html)?.[1] ?? "");
    for (const address of referencesOf(html).addresses)
      if (/\.(?:js|webp|svg|webmanifest)$/.test(address)) needed.add(new URL(address, root + page).href);
  }
  // Once each, whichever pages need it.
  for (const address of needed) expect((await ask(address)).status, address).toBe(200);
  return [...words];
}

test("a first deploy puts the whole site there, as verify wants it of a website endpoint", async () => {
  const root = await websiteOf("site");
  const site = siteOf({ ...FIRST, origin: root });
  site.set("/Foto Größe (1).JPG", Buffer.from("A file of the owner's, with an odd name."));
  await deployed(site, { bucket: "site" });
  expect(await verify(root, site, true)).toEqual([]);
  const { headers } = await ask(`${root}/`);
  expect(headers).toMatchObject({ "cache-control": KINDS.page["cache-control"], "content-encoding": "gzip" });
});

const WEBSITES = new Map<string, Promise<string>>();
function websiteOf(bucket: string): Promise<string> {
  const known = WEBSITES.get(bucket) ?? s3.website(bucket);
  WEBSITES.set(bucket, known);
  return known;
}

test("deployed again unchanged, nothing comes and nothing goes", async () => {
  await put("fresh", FIRST);
  const before = await keysOf("fresh");
  await put("fresh", FIRST);
  expect(await keysOf("fresh")).toEqual(before);
});

test("a second deploy replaces what changed, deletes what went, and leaves the old chunks for open tabs", async () => {
  expect(await keysOf("fresh")).toContain("home/index.html");
  await put("fresh", SECOND);
  const keys = await siteKeys("fresh");
  expect(keys).toContain("_hashed/dialog-aaaa1111.js");
  expect(keys).toContain("_hashed/dialog-bbbb2222.js");
  expect(keys).not.toContain("home/index.html");
  expect(await expectWholePages(await websiteOf("fresh"))).toEqual(["Second"]);
});

test("a rollback brings the release before back, deleted pages too, and a second one says there is none", async () => {
  await back("fresh");
  const root = await websiteOf("fresh");
  expect(await expectWholePages(root, ["/", "/home/", "/talent/"])).toEqual(["First"]);
  const { headers } = await ask(`${root}/`);
  expect(headers).toMatchObject({ "cache-control": KINDS.page["cache-control"], "content-encoding": "gzip" });
  // Who loaded the newer release just before still finds its chunk.
  expect(await siteKeys("fresh")).toContain("_hashed/dialog-bbbb2222.js");
  await expect(back("fresh")).rejects.toThrow(/There is no release before/);
});

test("rollbacks go back step by step, past what was taken back or never finished", async () => {
  const root = await websiteOf("steps");
  const step = (number: number) => put("steps", { words: `Step${number}`, chunk: `dddd000${number}` });
  for (const number of [1, 2, 3]) await step(number);
  await back("steps");
  await step(4);
  s3.gate(({ method, url }) => method === "GET" || !url?.startsWith("/steps/index.html"));
  await expect(step(5)).rejects.toThrow();
  s3.gate(undefined);
  for (const words of ["Step4", "Step2", "Step1"]) {
    await back("steps");
    expect(await expectWholePages(root)).toEqual([words]);
  }
  await expect(back("steps")).rejects.toThrow(/There is no release before/);
});

test("the last five releases are kept, and files that no deploy put there are left alone", async () => {
  const foreign = ["google1234.html", "_releases/notes.json", "_releases/objects/by-hand.txt", "_hashed/by-hand.js"];
  for (const key of foreign) await putByHand("kept", key, "by hand");
  for (const step of [1, 2, 3, 4, 5, 6, 7]) await put("kept", { words: `Step${step}`, chunk: `dddd000${step}` });
  const keys = await keysOf("kept");
  expect(keys.filter((key) => key.startsWith("_hashed/dialog-"))).toEqual(
    [3, 4, 5, 6, 7].map((step) => `_hashed/dialog-dddd000${step}.js`),
  );
  expect(new Set(keys.flatMap((key) => /^_releases\/(\w{12})\//.exec(key)?.[1] ?? [])).size).toBe(5);
  expect(keys).toEqual(expect.arrayContaining(foreign));
});

test("a file in the place of what a deploy remembers stops it, by name, with nothing changed", async () => {
  await putByHand("state", "_releases/state.json", "{ by hand");
  for (const work of [() => put("state", FIRST), () => back("state")])
    await expect(work()).rejects.toThrow(/^_releases\/state\.json: expected the list "releases"/);
  expect(await keysOf("state")).toEqual(["_releases/state.json"]);
});

test("a release of which a file is gone is not brought back", async () => {
  await put("cdn", FIRST);
  await put("cdn", SECOND);
  const copy = (await keysOf("cdn")).find((key) => /^_releases\/\w+\/home\/index\.html$/.test(key)) ?? "";
  await new Bucket("cdn").delete(copy);
  await expect(back("cdn")).rejects.toThrow(`is no longer whole; missing: ${copy}`);
  expect(await expectWholePages(await websiteOf("cdn"))).toEqual(["Second"]);
});

test("nothing is shown before all is there; then hashed files, other files, and pages with the landing page last, then what is to go", async () => {
  const order: string[] = [];
  s3.gate(({ method, url }) => {
    if (method !== "GET" && method !== "HEAD") order.push(`${method} ${url?.replace("/kept", "").replace(/\?.*/, "")}`);
    return true;
  });
  await put("kept", { ...SECOND, chunk: "ffff6666" });
  const at = (part: RegExp) => order.findIndex((line) => part.test(line));
  const steps = [
    /^PUT \/_releases\/\w+\/index.html/,
    /^PUT \/_hashed\/dialog-ffff6666.js/,
    /^PUT \/manifest.webmanifest/,
    /^PUT \/talent\/index.html/,
    /^PUT \/index.html/,
    /^DELETE /,
  ];
  const positions = steps.map(at);
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test("broken off at every step, the pages stay whole; the same command finishes the deploy, and a rollback takes it back", async () => {
  // Files that no page refers to are taken along like those that stay; each would add a step to every deploy.
  const unused = ["/office.JPG", "/brochure.pdf", "/sitemap.xml", "/.well-known/security.txt"];
  const dir = await writeHandMadeSite({ ...SECOND, without: [...SECOND.without, ...unused], isPreview: true });
  const site = await readSite(dir);
  const again = (bucket: string) => deployed(site, { bucket });
  await put("killed-0", { ...FIRST, without: unused });
  let step = 0;
  for (let finished = false; !finished; ) {
    step += 1;
    const bucket = `killed-${step}`;
    await s3.copy("killed-0", bucket);
    const root = await websiteOf(bucket);
    // A process that is killed and a connection that is cut are the same to the bucket; the real thing is slow.
    const cut = () =>
      again(bucket).then(
        () => true,
        () => false,
      );
    finished = await (step === 12 ? killedAt(step, bucket, dir) : brokenOffAt(step, cut));
    s3.gate(undefined);
    await expectWholePages(root);
    if (finished) break;
    // Every third is taken back as it is.
    if (step % 3 > 0) {
      await again(bucket);
      expect(await expectWholePages(root), `repeated after step ${step}`).toEqual(["Second"]);
      expect(await siteKeys(bucket)).not.toContain("home/index.html");
    }
    await back(bucket);
    const pages = ["/", "/home/", "/talent/"];
    expect(await expectWholePages(root, pages), `rolled back after step ${step}`).toEqual(["First"]);
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
  const command = ["deploy/s3/deploy.ts", "--dir", dir];
  const env = { ...process.env, S3_BUCKET: bucket };
  const child = spawn(process.execPath, ["--import", "tsx", ...command], { env, stdio: "ignore" });
  const ended = new Promise<boolean>((resolve) => child.on("close", (code) => resolve(code === 0)));
  return brokenOffAt(
    step,
    () => ended,
    () => child.kill("SIGKILL"),
  );
}

test("CloudFront is told to ask anew, also after a deploy whose message to it was lost", async () => {
  const told: string[] = [];
  let answers = 500;
  const cloudFront = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (answers === 201) told.push(...[...body.matchAll(/<Path>([^<]+)/g)].map((match) => match[1] ?? ""));
    response
      .writeHead(answers, { "content-type": "text/xml" })
      .end(answers === 201 ? "<Invalidation><Id>I1</Id></Invalidation>" : "");
  });
  process.env.AWS_ENDPOINT_URL_CLOUDFRONT = await listen(cloudFront);
  const target = { bucket: "cdn", distribution: "E123" };
  const third = siteOf({ ...FIRST, words: "Third" });
  await expect(deployed(third, target)).rejects.toThrow();
  expect(await expectWholePages(await websiteOf("cdn"))).toEqual(["Third"]);
  answers = 201;
  await deployed(third, target);
  await rollback(target, silently);
  expect(told).toEqual(["/*", "/*"]);
  cloudFront.close();
});

test("sample content is not deployed, unless it is built as a preview", async () => {
  const run = async (isPreview: boolean) =>
    output(["--dir", await writeHandMadeSite({ ...FIRST, isPreview })], { S3_BUCKET: "preview" });
  expect(await run(false)).toMatch(ownSite.sample ? /site\.ts {2}site {2}sample record/ : /sample (record|text)/);
  expect(await keysOf("preview")).toEqual([]);
  expect(await run(true)).toMatch(/This is a preview[\s\S]* is live/);
  const { body } = await ask(`${await websiteOf("preview")}/talent/`);
  expect(body.toString()).toContain('<meta name="robots" content="noindex">');
});

test("what fails is said in a sentence, with what to look at", async () => {
  const dir = await writeHandMadeSite({ ...FIRST, isPreview: true });
  const run = (environment: Record<string, string>) => output(["--dir", dir], environment);
  const missing = await run({ S3_BUCKET: "no-such-bucket" });
  expect(missing).toMatch(/^NoSuchBucket: .*\nCheck S3_BUCKET, AWS_REGION, the credentials/m);
  const nobody = {
    S3_BUCKET: "site",
    AWS_ACCESS_KEY_ID: "",
    AWS_SECRET_ACCESS_KEY: "",
    HOME: "/nowhere",
    AWS_EC2_METADATA_DISABLED: "true",
  };
  expect(await run(nobody)).toMatch(/^CredentialsProviderError: .*\nCheck/m);
  const nowhere = await run({ S3_BUCKET: "site", AWS_ENDPOINT_URL_S3: "http://127.0.0.1:1" });
  expect(nowhere).toMatch(/^ECONNREFUSED: .*\nCheck/m);
  expect(await run({})).toContain("Say which bucket");
});

function output(args: string[], environment: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, ["--import", "tsx", "deploy/s3/deploy.ts", ...args], { env });
  let text = "";
  child.stdout.on("data", (data) => (text += data));
  child.stderr.on("data", (data) => (text += data));
  return new Promise((resolve) => child.on("close", () => resolve(text)));
}
