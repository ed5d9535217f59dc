import { expect, test } from "@playwright/test";
import { schedulePath } from "@/content/site";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { type HeaderTable, NOT_FOUND_PAGE, policyHeader } from "@/lib/headers";
import { type Answer, answer, prepare } from "./answers";
import { compareAnswers } from "./compare";

const SITE = prepare(new Map(Object.entries(handMadeSite()).map(([path, content]) => [path, Buffer.from(content)])));
const ROOT = "https://www.example.com";
const SCRIPT = "/_hashed/dialog-3f2a91bc.js";
const UNKNOWN = "/nowhere/";

/** The answer of a good host, its body decompressed. */
function replyTo(address: string): Answer {
  const sent = answer(SITE, address, { "accept-encoding": "br" });
  return { ...sent, body: answer(SITE, address).body };
}

type Change = (reply: Answer) => Partial<Answer>;

/** The faults of an answer that is changed on its way. */
function faultsOf(address: string, change: Change = () => ({}), isPlainHost = false): string[] {
  const reply = replyTo(address);
  return compareAnswers(ROOT + address, answer(SITE, address), { ...reply, ...change(reply) }, isPlainHost);
}

/** Sets a header, or removes it if the value is undefined. */
const header =
  (name: string, change: (value: string) => string | undefined): Change =>
  ({ headers }) => {
    const { [name]: value = "", ...others } = headers;
    const changed = change(value);
    return { headers: changed === undefined ? others : { ...others, [name]: changed } };
  };
const policy = (change: (value: string) => string) => header("content-security-policy", change);

const VALID: [name: string, address: string, change: Change][] = [
  ["one policy for all pages (CloudFront)", "/", policy(() => policyHeader(false))],
  ["one policy for all framed pages (CloudFront)", schedulePath, policy(() => policyHeader(true))],
  ["a second policy for any address (Netlify)", "/", policy((original) => `frame-ancestors 'self', ${original}`)],
  ["that policy alone for an unknown address (Netlify)", UNKNOWN, policy(() => "frame-ancestors 'self'")],
  ["an unknown address cached as the host likes", UNKNOWN, header("cache-control", () => undefined)],
  ["a noindex page without x-robots-tag", schedulePath, header("x-robots-tag", () => undefined)],
  ["headers of the network", "/", header("x-amz-cf-id", () => "9")],
  ["another redirect status", "/talent", () => ({ status: 308 })],
  ["an equivalent content type", SCRIPT, header("content-type", () => "application/javascript; charset=UTF-8")],
  ["cache-control without spaces", "/", header("cache-control", (value) => value.replaceAll(", ", ","))],
  [
    "last-modified instead of etag",
    "/",
    ({ headers: { etag = "", ...rest } }) => ({ headers: { ...rest, "last-modified": etag } }),
  ],
];

test("finds no fault in the answers of the preview server", () => {
  for (const address of ["/", "/talent", "/talent/", schedulePath, UNKNOWN, SCRIPT, "/icon.svg", "/office.JPG"])
    expect(faultsOf(address), address).toEqual([]);
});

for (const [name, address, change] of VALID) {
  test(`accepts ${name}`, () => {
    expect(faultsOf(address, change)).toEqual([]);
  });
}

const FOREIGN_HEADERS = ["x-frame-options", "x-robots-tag", "set-cookie", "refresh", "link", "content-disposition"];
const FAULTS: [name: string, address: string, change: Change, expected: RegExp][] = [
  [
    "a policy of another release",
    "/",
    policy((original) => original.replace(/'sha256-[^']+'/, "'sha256-old='")),
    /^content-security-policy: expected ".*", got ".*'sha256-old='/,
  ],
  [
    "a policy that allows anything",
    "/",
    policy(() => "script-src *; frame-ancestors 'none'"),
    /^content-security-policy: /,
  ],
  [
    "a second policy that blocks something",
    "/",
    policy((original) => `${original}, default-src 'none'`),
    /^content-security-policy: /,
  ],
  [
    "a policy that lets the site frame any page",
    "/",
    policy((original) => original.replace("ancestors 'none'", "ancestors 'self'")),
    /'none'", got ".*'self'"$/,
  ],
  [
    "a policy that lets no page frame the calendar",
    schedulePath,
    policy((original) => original.replace("ancestors 'self'", "ancestors 'none'")),
    /'self'", got ".*'none'"$/,
  ],
  ["an unknown address without a policy", UNKNOWN, policy(() => ""), /^content-security-policy: expected/],
  ...FOREIGN_HEADERS.map((name): [string, string, Change, RegExp] => [
    `${name} on a page`,
    "/",
    header(name, () => "x"),
    new RegExp(`^${name}: expected nothing, got "x"$`),
  ]),
  ["no vary", "/", header("vary", () => undefined), /^vary: expected "accept-encoding", got nothing$/],
  ["no compression", "/", header("content-encoding", () => undefined), /^not compressed, though/],
  ["no validator", "/", header("etag", () => undefined), /^neither etag nor last-modified/],
  ["an empty file", SCRIPT, () => ({ body: Buffer.of() }), /^not the file that was built: 0 bytes/],
  [
    "a file of another build",
    SCRIPT,
    ({ body }) => ({ body: Buffer.concat([body, Buffer.from(" ")]) }),
    /^not the file that was built/,
  ],
  [
    "a page that a minifier has changed",
    "/",
    ({ body }) => ({ body: Buffer.from(body.toString().replace("<style>", "<style> ")) }),
    /: a minifier has changed white space in the inline style.*\(docs\/deploy\.md\)$/,
  ],
  [
    "the host's own 404 page",
    UNKNOWN,
    () => ({ headers: {}, body: Buffer.from("It works") }),
    /^not the file that was built: 8 bytes/,
  ],
  ["a missing file", SCRIPT, () => replyTo(UNKNOWN), /^expected status 200, got status 404$/],
  ["an unknown address answered 200", UNKNOWN, () => ({ status: 200 }), /^expected status 404, got status 200$/],
  [
    "an address without its slash that is lost",
    "/talent",
    () => ({ status: 404, headers: {} }),
    /^expected a redirect to .*\/talent\/, got status 404$/,
  ],
  [
    "a redirect that leads elsewhere",
    "/talent",
    header("location", () => "https://evil.example/"),
    /got a redirect to https:\/\/evil.example\/$/,
  ],
];

for (const [name, address, change, expected] of FAULTS) {
  test(`reports ${name}`, () => {
    expect(faultsOf(address, change)).toContainEqual(expect.stringMatching(expected));
  });
}

test("reports each header of lib/headers.ts that is missing or different, on every kind of file", () => {
  const notCompared = ["etag", "vary", "content-length", "content-encoding", "x-robots-tag"];
  for (const [path, { headers }] of SITE) {
    if (path === NOT_FOUND_PAGE || path.endsWith("/index.html")) continue;
    for (const name of Object.keys(headers).filter((header) => !notCompared.includes(header)))
      for (const changed of [undefined, "max-age=1"])
        expect(
          faultsOf(
            path,
            header(name, () => changed),
          ).join(),
          `${path} ${name}`,
        ).toContain(`${name}: `);
  }
  for (const name of Object.keys(SITE.get("/index.html")?.headers ?? {}).filter(
    (header) => !notCompared.includes(header),
  ))
    expect(
      faultsOf(
        "/",
        header(name, () => undefined),
      ).join(),
      name,
    ).toContain(`${name}: `);
});

test("on a plain host, reports wrong files and types but no missing headers", () => {
  const bare = ({ headers }: Answer): HeaderTable => ({ "content-type": headers["content-type"] ?? "" });
  expect(faultsOf("/", (reply) => ({ headers: bare(reply) }), true)).toEqual([]);
  const wrongType = faultsOf(SCRIPT, () => ({ headers: { "content-type": "text/plain" } }), true);
  expect(wrongType).toEqual(['content-type: expected "text/javascript; charset=utf-8", got "text/plain"']);
  const wrongFile = faultsOf("/icon.svg", (reply) => ({ headers: bare(reply), body: Buffer.from("It works") }), true);
  expect(wrongFile).toEqual([expect.stringContaining("not the file that was built")]);
});
