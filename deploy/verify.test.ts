import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { schedulePath } from "@/content/site";
import { createTestFiles } from "@/e2e/deploy/test-site";
import { addressOf, COMMON_HEADERS, fileHeaders, formatPolicyHeader, NOT_FOUND_PAGE } from "@/lib/headers";
import { freePort, listen } from "./loopback";
import { prepareSite, respond } from "./responses";
import { verify } from "./verify";

const SITE = createTestFiles();
const BUILT = prepareSite(SITE);
const COPY = "https://www.site.test";
const HTTP = "http://www.site.test/";
const SCRIPT = "/_hashed/dialog-3f2a91bc.js";
const UNKNOWN = "/talent/no-such-page-asked-by-verify/";

/**
 * Changes to the expected status, body or headers. An undefined header is left out; a list is sent as several headers.
 */
type Change = Record<string, string | number | string[] | Buffer | undefined>;

/** Returns the response of a correct host, before compression. */
function expectedResponse(address: string): Change {
  if (address === HTTP) return { status: 301, location: COPY };
  const { status, headers } = respond(BUILT, address, { "accept-encoding": "gzip" });
  return { status, ...headers, "content-length": undefined, body: respond(BUILT, address).body };
}

/** Returns the lines of verify for a host that changes the responses of some addresses, or of all (`*`). */
async function verifyLines(changes: Record<string, Change>, isPlainHost = false): Promise<string[]> {
  const server = createServer({ keepAliveTimeout: 100 }, ({ url = "" }, response) => {
    const address = url.replace(`/${HTTP}`, HTTP);
    const { status, body, ...headers } = { ...expectedResponse(address), ...changes["*"], ...changes[address] };
    response.statusCode = Number(status);
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value as string);
    response.end(headers["content-encoding"] ? gzipSync(body as Buffer) : body);
  });
  const root = await listen(server);
  const { fetch } = globalThis;
  // Requests to the host's name go to the test's server.
  globalThis.fetch = (url, options) => fetch(String(url).replace(COPY, root).replace(HTTP, `${root}/${HTTP}`), options);
  try {
    return await verify(COPY, SITE, isPlainHost);
  } finally {
    globalThis.fetch = fetch;
    server.close().closeAllConnections();
  }
}

const OWN = expectedResponse("/");
const OWN_POLICY = String(OWN["content-security-policy"]);
const policy = (...policies: string[]) => ({ "content-security-policy": policies.join(", ") });

/** A host's changed responses by address and, if they are a fault, the line of verify. */
const HOSTS: [name: string, address: string, sent: Change, line?: string][] = [
  ["another redirect status", "/talent", { status: 308 }],
  ["one policy for all pages (CloudFront)", "/", policy(formatPolicyHeader(false))],
  ["one policy for all framed pages (CloudFront)", schedulePath, policy(formatPolicyHeader(true))],
  ["a policy for pictures (CloudFront, nginx)", "/icon.svg", policy(formatPolicyHeader(false))],
  ["a second policy for any address (Netlify)", "/", policy("frame-ancestors 'self'", OWN_POLICY)],
  ["that policy alone for an unknown address (Netlify)", UNKNOWN, policy("frame-ancestors 'self'")],
  ["an unknown address cached as the host likes", UNKNOWN, { "cache-control": undefined }],
  ["a noindex page without x-robots-tag", schedulePath, { "x-robots-tag": undefined }],
  ["an equivalent content type", SCRIPT, { "content-type": "application/javascript; charset=UTF-8" }],
  ["cache-control without spaces", "/", { "cache-control": `${OWN["cache-control"]}`.replaceAll(" ", "") }],
  ["a missing file", SCRIPT, { status: 404 }, "expected status 200, got status 404$"],
  ["an unknown address answered 200", UNKNOWN, { status: 200 }, "expected status 404, got status 200$"],
  ["a redirect elsewhere", "/talent", { location: "//evil.test/" }, ".*got a redirect to https://evil.test/$"],
  ["the site by http", HTTP, { status: 200 }, "expected a redirect to https, got status 200$"],
  ["a download that breaks off", SCRIPT, { "content-length": "9999" }, "no answer from www.site.test: "],
  ["a file of another build", SCRIPT, { body: "" }, "expected the \\d+ bytes that were built, got 0 others"],
  ["no compression", "/", { "content-encoding": undefined }, "expected compression, got none$"],
  ["no validator", "/", { etag: undefined }, "expected etag or last-modified, got neither$"],
  ["a header twice", "/", { "referrer-policy": ["no-referrer", "a"] }, "referrer-policy: .*, got no-referrer, a$"],
  ["a header that would undo another", "/", { "x-frame-options": "x" }, "x-frame-options: expected nothing, got x$"],
  ["an old policy", "/", policy(OWN_POLICY.replace(/256-[^']+/, "256-old=")), "content-security-policy: .*256-old="],
  ["a policy that lets the site frame any page", "/", policy(formatPolicyHeader(true)), ".*'none', got .*'self'$"],
  ["a calendar that no page may frame", schedulePath, policy(formatPolicyHeader(false)), ".*'self', got .*'none'$"],
];
for (const [name, place, sent, line] of HOSTS) {
  test(`${line ? "reports" : "accepts"} ${name}`, async () => {
    expect(await verifyLines({ [place]: sent })).toEqual(line ? [expect.stringMatching(`^${place}  ${line}`)] : []);
  });
}

test("reports each header of lib/headers.ts that is missing, on every file; reports only the content type on a host that sets no headers", async () => {
  const names = Object.keys({ ...COMMON_HEADERS, ...fileHeaders("/index.html", Buffer.of()), "content-type": "" });
  const changes = { "*": Object.fromEntries(names.map((name) => [name, undefined])) };
  const lines = await verifyLines(changes);
  for (const [path, { headers }] of BUILT)
    for (const name of names.filter((one) => one in headers && path !== NOT_FOUND_PAGE))
      expect.soft(lines).toContain(`${addressOf(path)}  ${name}: expected ${headers[name]}, got nothing`);
  const plain = await verifyLines(changes, true);
  expect(plain).toHaveLength(plain.filter((line) => line.includes("content-type: ")).length);
});

test("reports in one sentence that the deployed copy does not respond", async () => {
  const copy = `http://127.0.0.1:${await freePort()}`;
  await expect(verify(copy, SITE)).rejects.toThrow(/^no answer from 127.0.0.1:\d+: .*ECONNREFUSED/);
});
