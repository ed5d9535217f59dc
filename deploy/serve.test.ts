import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { createTestSite, writeTestSite } from "@/e2e/deploy/test-site";
import { addressOf, COMMON_HEADERS, contentTypeOf, fileHeaders, type HeaderTable } from "@/lib/headers";
import { readSite } from "@/lib/site-files";
import { fetchResponse } from "./fetch-response";
import { listen } from "./loopback";
import { prepareSite, respond } from "./responses";
import { serve } from "./serve";

let root: string;
let dir: string;

test.beforeAll(async () => {
  dir = await writeTestSite();
  // Configuration of hosts is never sent.
  await writeFile(path.join(dir, "_redirects"), "/careers /talent/ 301!\n");
  root = await serve(dir);
});

/** Sends a request without compression, unless `headers` ask for it. */
const answerTo = (address: string, headers: HeaderTable = {}) =>
  fetchResponse(root + address, { "accept-encoding": "identity", ...headers });

test("sends every file with its type and its headers of lib/headers.ts", async () => {
  for (const [file, content] of await readSite(dir)) {
    const { status, headers, body } = await answerTo(encodeURI(addressOf(file)));
    expect(status, file).toBe(200);
    expect(body, file).toEqual(content);
    expect(headers, file).toMatchObject({
      ...COMMON_HEADERS,
      ...fileHeaders(file, content),
      "content-type": contentTypeOf(file),
    });
  }
});

test("serves a later build into the same folder", async () => {
  const folder = await writeTestSite();
  const address = await serve(folder);
  await writeFile(path.join(folder, "index.html"), "<!doctype html><title>The new build</title>");
  await expect.poll(async () => (await fetch(address)).text()).toContain("The new build");
});

test("redirects to add a missing slash, keeping the query", async () => {
  const { status, headers } = await answerTo("/talent?from=mail");
  expect(status).toBe(301);
  expect(headers.location).toBe("/talent/?from=mail");
});

test("answers an unknown address with the 404 page and status 404", async () => {
  for (const address of ["/industries/healthcare", "/Talent/", "/talent/x/", "/_hashed/", "/_redirects"]) {
    const { status, body } = await answerTo(address);
    expect(status, address).toBe(404);
    expect(body.toString(), address).toBe(createTestSite()["/404.html"]);
  }
});

test("redirects repeated slashes to one, never to another host", async () => {
  const site = prepareSite(await readSite(dir));
  for (const [address, location] of [
    ["//", "/"],
    ["//talent/?a=//b", "/talent/?a=//b"],
    ["/talent//", "/talent/"],
    ["///evil.example", "/evil.example"],
    ["//\\evil.example", "/%5Cevil.example"],
  ] as const)
    expect(respond(site, address), address).toMatchObject({ status: 301, headers: { location } });
});

test("never serves files outside the folder or redirects to another host", async () => {
  const addresses = [
    "/../package.json",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/talent/..\\..\\x",
    "/\\evil.example",
    "/talent/%2e%2e/",
  ];
  const site = prepareSite(await readSite(dir));
  for (const address of addresses) {
    const { status, headers } = respond(site, address);
    expect(status, address).toBe(404);
    expect(headers.location, address).toBeUndefined();
  }
});

test("answers a malformed address with 400", async () => {
  for (const address of ["/%", "/%E0%A4%A", "/a%00b"]) expect((await answerTo(address)).status, address).toBe(400);
  expect(respond(new Map(), "*").status).toBe(400);
});

test("sends text in the best encoding that the browser accepts", async () => {
  const html = createTestSite()["/index.html"];
  const encodings: [string, string | undefined][] = [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ];
  for (const [accept, expected] of encodings) {
    const { headers, body } = await answerTo("/", { "accept-encoding": accept });
    expect(headers["content-encoding"], accept).toBe(expected);
    expect(headers.vary).toBe("accept-encoding");
    expect(body.toString()).toBe(html);
  }
  expect(
    (await answerTo("/_hashed/portrait-5be0c1d2.webp", { "accept-encoding": "br" })).headers["content-encoding"],
  ).toBeUndefined();
});

test("answers 304 if the browser's copy is current", async () => {
  const { etag = "" } = (await answerTo("/")).headers;
  const again = await answerTo("/", { "if-none-match": `"other", ${etag}`, "accept-encoding": "br" });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers["content-security-policy"]).toBeTruthy();
  const { etag: unknown = "" } = (await answerTo("/nowhere")).headers;
  expect((await answerTo("/nowhere", { "if-none-match": unknown })).status).toBe(404);
});

test("stops if the requested port is taken", async () => {
  const other = createServer();
  const { port } = new URL(await listen(other));
  const { code, output } = await run("--dir", dir, "--port", port);
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`address already in use 127.0.0.1:${port}`);
});

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "deploy/serve.ts", ...args]);
  let output = "";
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (output += data));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}
