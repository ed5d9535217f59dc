/** The commands on a local S3. plan.test.ts covers what they do in which order. */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { handMadeFiles, type SiteChoices, writeHandMadeSite } from "@/e2e/deploy/hand-made-site";
import { type LocalS3, startLocalS3 } from "@/e2e/deploy/local-s3";
import { KINDS } from "@/lib/headers";
import { listen } from "../loopback";
import { ask, verify } from "../verify";
import { deploy, rollback } from "./deploy";

test.describe.configure({ mode: "serial", timeout: 180_000 });

const FIRST = { words: "First", chunk: "aaaa1111", isPreview: true };
const SECOND = { words: "Second", chunk: "bbbb2222", without: ["/home/index.html"], isPreview: true };
const silently = () => {};
const letThrough = () => true;
let s3: LocalS3;

test.beforeAll(async () => {
  s3 = await startLocalS3();
});
test.afterAll(() => s3.close());

const siteOf = (choices: SiteChoices) => handMadeFiles({ ...choices, origin: s3.website });

/** Runs the command; returns what it prints. `onStart` gets the function that kills it. */
async function run(args: string[], S3_BUCKET = "site", onStart = (_kill: () => void) => {}): Promise<string> {
  const env = { ...process.env, S3_BUCKET };
  const child = spawn(process.execPath, ["--import", "tsx", "deploy/s3/deploy.ts", ...args], { env });
  onStart(() => child.kill("SIGKILL"));
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
}

/** The headings of pages, each once. */
async function wordsOf(...pages: string[]): Promise<string[]> {
  const bodies = await Promise.all(pages.map(async (page) => (await ask(s3.website + page)).body.toString()));
  return [...new Set(bodies.map((body) => /<h1>(\w+)/.exec(body)?.[1] ?? body))];
}

test("the command refuses sample content, and says what to check if AWS refuses", async () => {
  expect(await run(["--dir", await writeHandMadeSite()])).toMatch(/sample (record|text)/);
  expect([...s3.objects.keys()]).toEqual([]);
  expect(await run(["--rollback"], "nowhere")).toMatch(
    /^NoSuchBucket: .*\nCheck S3_BUCKET, AWS_REGION, the credentials/m,
  );
});

test("a deploy that verify passes, then one that is killed halfway, repeated and rolled back", async () => {
  const first = siteOf(FIRST).set("/Foto Größe (1).JPG", Buffer.from("An owner's file"));
  await deploy(first, s3.target, silently);
  expect(await verify(s3.website, first, true)).toEqual([]);
  const { headers } = await ask(`${s3.website}/`);
  expect(headers).toMatchObject({ "cache-control": KINDS.page["cache-control"], "content-encoding": "gzip" });

  const second = await writeHandMadeSite({ ...SECOND, origin: s3.website });
  await run(["--dir", second], "site", (kill) => {
    s3.gate(({ method, url }) => {
      const isCut = method === "PUT" && url?.startsWith("/site/talent/index.html");
      if (isCut) kill();
      return !isCut;
    });
  });
  s3.gate(letThrough);
  expect(await wordsOf("/", "/home/", "/talent/")).toEqual(["First"]);
  expect(await run(["--dir", second])).toMatch(/This is a preview[\s\S]* is live/);
  expect(await wordsOf("/", "/talent/")).toEqual(["Second"]);
  expect((await ask(`${s3.website}/home/`)).status).toBe(404);
  expect((await ask(`${s3.website}/_hashed/dialog-aaaa1111.js`)).status, "a script of open pages").toBe(200);
  await rollback(s3.target, silently);
  expect(await wordsOf("/", "/home/", "/talent/")).toEqual(["First"]);
});

test("clears CloudFront's cache", async () => {
  const requests: string[] = [];
  const cloudFront = createServer(async (request, response) => {
    requests.push(await text(request));
    response.writeHead(201, { "content-type": "text/xml" }).end("<Invalidation/>");
  });
  process.env.AWS_ENDPOINT_URL_CLOUDFRONT = await listen(cloudFront);
  await deploy(siteOf(SECOND), { ...s3.target, distribution: "E123" }, silently);
  expect(requests).toEqual([expect.stringContaining("<Path>/*</Path>")]);
  cloudFront.close();
});

test("changes nothing if the release before lacks a file, or the list of releases cannot be read", async () => {
  s3.gate(({ method = "" }) => ["GET", "HEAD"].includes(method));
  const file = [...s3.objects.keys()].find((key) => /^_releases.*home.index\.html$/.test(key)) ?? "";
  s3.objects.delete(file);
  await expect(rollback(s3.target, silently)).rejects.toThrow(`${file} is missing, so its release cannot come back`);
  s3.objects.set("_releases/state.json", { headers: {}, body: Buffer.from("{ by hand") });
  for (const command of [() => deploy(siteOf(FIRST), s3.target, silently), () => rollback(s3.target, silently)])
    await expect(command()).rejects.toThrow(/^_releases\/state\.json: expected the list "releases"/);
});
