import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { type Answer, answer, type PreparedSite, prepare, type Request } from "../answers.ts";
import { handMadeSite } from "../hand-made-site.ts";
import type { SiteFiles } from "../site-files.ts";
import { verify } from "./verify.ts";

const pages = ["/", "/home/", "/talent/"];

type Breaking = (answer: Answer, request: Request) => Answer;
type Broken = { files?: (files: Record<string, string | Buffer>) => void; answers?: Breaking; base?: string };

/** Serves the hand-made site, broken in some way, and verifies it. */
async function findingsOf({ files, answers = (answer) => answer, base = "" }: Broken = {}, plainHost = false) {
  let site: PreparedSite;
  const server = createServer((request, response) => {
    const asked = { method: request.method ?? "GET", address: request.url ?? "/", headers: request.headers };
    const { status, headers, body } = answers(answer(site, asked), asked);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  try {
    const made = handMadeSite({ origin: root });
    files?.(made);
    const read: SiteFiles = new Map(Object.entries(made).map(([path, content]) => [path, Buffer.from(content)]));
    site = await prepare(read, base);
    const { findings } = await verify(root, { pages, plainHost });
    return findings
      .filter(({ text }) => !text.startsWith("asked over http"))
      .map(({ level, address, text }) => `${level} ${address} ${text}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function edit(path: string, change: (text: string) => string): Broken {
  return { files: (files) => Object.assign(files, { [path]: change(String(files[path])) }) };
}

const changing = (header: string, value: string | undefined, when = /./): Broken => ({
  answers: (answer, { address }) => {
    if (!when.test(address)) return answer;
    const headers = { ...answer.headers };
    if (value === undefined) delete headers[header];
    else headers[header] = value;
    return { ...answer, headers };
  },
});

test("the preview server's copy has no fault, at the root and under a base path", async () => {
  expect(await findingsOf()).toEqual([]);
  expect(await findingsOf({ base: "/sub" })).toEqual([]);
});

const breaks: [name: string, broken: Broken, expected: RegExp][] = [
  [
    "a page is missing",
    { files: (files) => delete files["/talent/index.html"] },
    /fault \/talent\/ expected status 200, got 404/,
  ],
  [
    "unknown addresses answer 200",
    { answers: (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer) },
    /fault \/no-such-page-asked-by-verify expected status 404, got 200/,
  ],
  [
    "the address without its slash is lost",
    { answers: (answer) => (answer.status === 301 ? { status: 404, headers: {} } : answer) },
    /fault \/talent expected the page or a redirect to \/talent\/, got 404/,
  ],
  [
    "a redirect leads elsewhere",
    changing("location", "https://evil.example/", /talent$/),
    /got 301 https:\/\/evil.example\//,
  ],
  ["nothing is compressed", { answers: (_, request) => uncompressed(request) }, /fault \/ not compressed: \d+ bytes/],
  [
    "a type is wrong",
    changing("content-type", "text/plain", /\.js$/),
    /dialog-3f2a91bc.js content-type: expected "text\/javascript/,
  ],
  [
    "hashed files are kept for a minute",
    changing("cache-control", "max-age=60", /assets/),
    /dialog-.* cache-control: expected "public, max-age=31536000/,
  ],
  [
    "pages are kept for a day",
    changing("cache-control", "max-age=86400", /\/$/),
    /fault \/ cache-control: expected "public, max-age=0/,
  ],
  [
    "the policy header is missing",
    changing("content-security-policy", undefined),
    /fault \/ content-security-policy: expected frame-ancestors 'none'/,
  ],
  [
    "the policy header is of another release",
    changing("content-security-policy", "default-src 'none'; script-src 'sha256-old='; frame-ancestors 'none'"),
    /refuses something that the page holds: script-src 'sha256-/,
  ],
  [
    "the policy is unsafe",
    changing("content-security-policy", "script-src 'unsafe-inline'"),
    /unsafe source or a wildcard/,
  ],
  [
    "there is no transport security",
    changing("strict-transport-security", undefined),
    /fault \/ Observatory: 80, expected 130/,
  ],
  [
    "an image is gone",
    { files: (files) => delete files["/_hashed/portrait-5be0c1d2.webp"] },
    /refers to \/_hashed\/portrait-5be0c1d2.webp, which answers 404/,
  ],
  [
    "a chunk is gone",
    { files: (files) => delete files["/assets/dialog-3f2a91bc.js"] },
    /refers to \/assets\/dialog-3f2a91bc.js, which answers 404/,
  ],
  [
    "an icon of the manifest is gone",
    { files: (files) => delete files["/icon.svg"] },
    /refers to \/icon.svg, which answers 404/,
  ],
  [
    "an anchor has no target",
    edit("/index.html", (html) => html.replace("talent/#here", "talent/#nowhere")),
    /links \/talent\/#nowhere, but that page has no such place/,
  ],
  [
    "a link leads nowhere",
    edit("/index.html", (html) => html.replace("talent/#here", "nowhere/")),
    /fault \/ links \/nowhere\/, which answers 404/,
  ],
  [
    "a link is not https",
    edit("/index.html", (html) => html.replace("talent/#here", "http://other.example/")),
    /refers to http:\/\/other.example\/ without https/,
  ],
  ["the sitemap is missing", { files: (files) => delete files["/sitemap.xml"] }, /fault \/sitemap.xml it answers 404/],
  [
    "the sitemap lists another host",
    edit("/sitemap.xml", (xml) => xml.replace(/<loc>[^<]*talent/, "<loc>http://localhost:3000/talent")),
    /http:\/\/localhost:3000\/talent\/ is not below/,
  ],
  [
    "the sitemap lists a page that is not canonical",
    edit("/sitemap.xml", (xml) => xml.replace("/talent/", "/home/")),
    /names another canonical address/,
  ],
  [
    "files for the host are shown",
    {
      files: (files) => Object.assign(files, { "/_headers.txt": "" }),
      answers: (answer, { address }) => (address === "/_headers" ? { status: 200, headers: {} } : answer),
    },
    /fault \/_headers expected status 404, got 200/,
  ],
];

for (const [name, broken, expected] of breaks) {
  test(`verify says so when ${name}`, async () => {
    expect((await findingsOf(broken)).join("\n")).toMatch(expected);
  });
}

test("on a host that cannot send headers, that is for a person to know and no fault", async () => {
  const bare: Broken = {
    answers: ({ headers, ...rest }) => {
      const kept = ["content-type", "content-encoding", "etag", "location"].filter((name) => headers[name]);
      return { ...rest, headers: Object.fromEntries(kept.map((name) => [name, headers[name] ?? ""])) };
    },
  };
  const findings = await findingsOf(bare, true);
  expect(findings.filter((finding) => finding.startsWith("fault"))).toEqual([]);
  expect(findings.join("\n")).toContain(
    "note / content-security-policy: expected frame-ancestors 'none' in the header",
  );
});

test("a copy that does not answer is said to be so, in one sentence", async () => {
  await expect(verify("http://127.0.0.1:1", { pages })).rejects.toThrow(
    /^no answer from http:\/\/127.0.0.1:1: .*ECONNREFUSED/,
  );
});

const uncompressedSite = prepare(
  new Map(Object.entries(handMadeSite()).map(([path, content]) => [path, Buffer.from(content)])),
);
let plain: PreparedSite;
test.beforeAll(async () => {
  plain = await uncompressedSite;
});
function uncompressed(request: Request): Answer {
  return answer(plain, { ...request, headers: {} });
}
