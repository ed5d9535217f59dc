import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { schedulePath } from "@/content/site";
import { handMadeFiles } from "@/e2e/deploy/hand-made-site";
import { addressOf, EVERY_ANSWER, headersOf, NOT_FOUND_PAGE, policyHeader } from "@/lib/headers";
import { answer, prepare } from "./answers";
import { freePort, listen } from "./loopback";
import { type Fault, verify } from "./verify";

const SITE = handMadeFiles();
const BUILT = prepare(SITE);
const COPY = "https://www.site.test";
const HTTP = "http://www.site.test/";
const SCRIPT = "/_hashed/dialog-3f2a91bc.js";
const UNKNOWN = "/talent/no-such-page-asked-by-verify/";

/** Status, body and headers that a host sends instead. It leaves out a header that is undefined, and sends a list as several. */
type Change = Record<string, string | number | string[] | Buffer | undefined>;

/** The answer of a good host, before compression. */
function goodAnswer(address: string): Change {
  if (address === HTTP) return { status: 301, location: COPY };
  const { status, headers } = answer(BUILT, address, { "accept-encoding": "gzip" });
  return { status, ...headers, "content-length": undefined, body: answer(BUILT, address).body };
}

/** The faults that verify finds on a host that changes its good answers at some addresses, or at all (`*`). */
async function faultsOf(changes: Record<string, Change>, isPlainHost = false): Promise<Fault[]> {
  const server = createServer({ keepAliveTimeout: 100 }, ({ url = "" }, response) => {
    const address = url.replace(`/${HTTP}`, HTTP);
    const { status, body, ...headers } = { ...goodAnswer(address), ...changes["*"], ...changes[address] };
    response.statusCode = Number(status);
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value as string);
    response.end(headers["content-encoding"] ? gzipSync(body as Buffer) : body);
  });
  const root = await listen(server);
  const { fetch } = globalThis;
  // The host's name leads to the server.
  globalThis.fetch = (url, options) => fetch(String(url).replace(COPY, root).replace(HTTP, `${root}/${HTTP}`), options);
  try {
    return await verify(COPY, SITE, isPlainHost);
  } finally {
    globalThis.fetch = fetch;
    server.closeAllConnections();
    server.close();
  }
}

const OWN = goodAnswer("/");
const OWN_POLICY = String(OWN["content-security-policy"]);
const policy = (...policies: string[]) => ({ "content-security-policy": policies.join(", ") });

/** What a host sends at an address, and the fault that verify names, if it is one. */
const HOSTS: [name: string, address: string, sent: Change, fault?: string][] = [
  ["another redirect status", "/talent", { status: 308 }],
  ["a page without its slash", "/talent", { location: undefined, ...goodAnswer("/talent/") }],
  ["one policy for all pages (CloudFront)", "/", policy(policyHeader(false))],
  ["one policy for all framed pages (CloudFront)", schedulePath, policy(policyHeader(true))],
  ["a second policy for any address (Netlify)", "/", policy("frame-ancestors 'self'", OWN_POLICY)],
  ["that policy alone for an unknown address (Netlify)", UNKNOWN, policy("frame-ancestors 'self'")],
  ["an unknown address cached as the host likes", UNKNOWN, { "cache-control": undefined }],
  ["a noindex page without x-robots-tag", schedulePath, { "x-robots-tag": undefined }],
  ["headers of the network", "/", { "x-amz-cf-id": "9" }],
  ["an equivalent content type", SCRIPT, { "content-type": "application/javascript; charset=UTF-8" }],
  ["cache-control without spaces", "/", { "cache-control": `${OWN["cache-control"]}`.replaceAll(" ", "") }],
  ["last-modified instead of etag", "/", { etag: undefined, "last-modified": "Fri, 27 Nov 2026 09:00:00 GMT" }],
  ["a missing file", SCRIPT, { status: 404 }, "^expected status 200, got status 404$"],
  ["an unknown address answered 200", UNKNOWN, { status: 200 }, "^expected status 404, got status 200$"],
  ["the list of a folder's files", "/_hashed/", { status: 200 }, "^expected status 404, got status 200$"],
  ["a lost address", "/talent", { status: 404 }, `^expected a redirect to ${COPY}/talent/, got status 404$`],
  ["a redirect elsewhere", "/talent", { location: "//evil.test/" }, ", got a redirect to https://evil.test/$"],
  ["the site by http", HTTP, { status: 200 }, "^expected a redirect to https, got status 200$"],
  ["a download that breaks off", SCRIPT, { "content-length": "9999" }, "^no answer from www.site.test: "],
  ["a file of another build", SCRIPT, { body: "" }, "^not the file that was built: 0 bytes, built were \\d+$"],
  ["the host's own 404 page", UNKNOWN, { body: "It works" }, "^not the file that was built: 8 bytes"],
  [
    "a minified page",
    "/",
    { body: `${OWN.body}`.replace("<style>", "$& ") },
    ": a minifier .* style, .*\\. Switch it off",
  ],
  ["no compression", "/", { "content-encoding": undefined }, "^not compressed, though"],
  ["no vary", "/", { vary: undefined }, '^vary: expected "accept-encoding", got nothing$'],
  ["no validator", "/", { etag: undefined }, "^neither etag nor last-modified"],
  ["a header twice", "/", { "referrer-policy": ["no-referrer", "a"] }, '^referrer-policy: .*, got "no-referrer, a"$'],
  ["an old policy", "/", policy(OWN_POLICY.replace(/256-[^']+/, "256-old=")), "^content-security-policy: .*256-old="],
  ["a second policy that blocks more", "/", policy(OWN_POLICY, "default-src 'none'"), "^content-security-policy: "],
  ["a policy that lets the site frame any page", "/", policy(policyHeader(true)), "'none'\", got \".*'self'\"$"],
  ["a calendar that no page may frame", schedulePath, policy(policyHeader(false)), "'self'\", got \".*'none'\"$"],
  ["an unknown address without a policy", UNKNOWN, policy(), "^content-security-policy: expected "],
];
for (const name of ["x-frame-options", "x-robots-tag", "set-cookie", "refresh", "link", "content-disposition"])
  HOSTS.push([name, "/", { [name]: "x" }, `^${name}: expected nothing, got "x"$`]);

for (const [name, place, sent, fault] of HOSTS) {
  test(`${fault ? "reports" : "accepts"} ${name}`, async () => {
    const expected = fault ? [{ address: place, text: expect.stringMatching(fault) }] : [];
    expect(await faultsOf({ [place]: sent })).toEqual(expected);
  });
}

const COMPARED = Object.keys({ ...EVERY_ANSWER, ...headersOf("/index.html", Buffer.of()), "content-type": "" });

test("reports each header of lib/headers.ts that is missing or different, on every file", async () => {
  for (const value of [undefined, "other"]) {
    const faults = await faultsOf({ "*": Object.fromEntries(COMPARED.map((name) => [name, value])) });
    for (const [path, { headers }] of BUILT) {
      const names = COMPARED.filter((name) => name in headers && path !== NOT_FOUND_PAGE);
      for (const name of names) {
        const text = `${name}: expected "${headers[name]}", got ${value ? `"${value}"` : "nothing"}`;
        expect.soft(faults).toContainEqual({ address: addressOf(path), text });
      }
    }
  }
});

test("on a plain host, reports wrong files and types but no missing headers", async () => {
  const { status: _, body: __, "content-type": ___, ...headers } = OWN;
  const bare = Object.fromEntries(Object.keys(headers).map((name) => [name, undefined]));
  const wrong = { [SCRIPT]: { "content-type": "text/plain" }, "/icon.svg": { body: "It works" } };
  expect(await faultsOf({ "*": bare, ...wrong }, true)).toEqual([
    { address: SCRIPT, text: 'content-type: expected "text/javascript; charset=utf-8", got "text/plain"' },
    { address: "/icon.svg", text: expect.stringMatching("^not the file that was built: 8 bytes") },
  ]);
});

test("requests each file, page without its slash and folder, and an unknown page in each folder", async () => {
  const requested = new Set<string | undefined>();
  const server = createServer(({ url }, response) => {
    requested.add(url);
    response.end();
  });
  const paths = ["/index.html", "/404.html", "/talent/index.html", "/_hashed/Søren & #100% [1].webp"];
  await verify(await listen(server), new Map(paths.map((path) => [path, Buffer.of()])));
  server.close().closeAllConnections();
  const folders = ["/", "/_hashed/", "/talent/"];
  const unknown = folders.map((folder) => `${folder}no-such-page-asked-by-verify/`);
  const files = ["/talent", "/_hashed/S%C3%B8ren%20%26%20%23100%25%20%5B1%5D.webp"];
  expect(requested).toEqual(new Set([...folders, ...unknown, ...files]));
});

test("throws one sentence if the copy does not answer", async () => {
  const copy = `http://127.0.0.1:${await freePort()}`;
  await expect(verify(copy, SITE)).rejects.toThrow(/^no answer from 127.0.0.1:\d+: .*ECONNREFUSED/);
});

test("the command refuses an address that is not a host", () => {
  const words = ["--import", "tsx", "deploy/verify.ts", "https://www.site.example/below/a/path"];
  const { stderr, status } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stderr).toMatch(/^Say which copy to check: .*$/m);
  expect(status).toBe(1);
});
