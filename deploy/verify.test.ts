import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { addressOf, type HeaderTable, NOT_FOUND_PAGE, policyHeader } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";
import { type Answer, answer, prepare } from "./answers";
import { freePort, listen } from "./loopback";
import { verify } from "./verify";

type Files = Record<string, string | Buffer>;
/** How a copy differs from the build. */
interface Change {
  /** Changes the served files, not the build. */
  files?: (files: Files) => void;
  /** Changes an answer. `to` gives the answer to another address or other request headers. */
  answers?: (answer: Answer, address: string, to: (address: string, headers?: HeaderTable) => Answer) => Answer;
}

const BUILT: Files = {
  ...handMadeSite(),
  "/share/talent.png": "A picture that only a shared card shows.",
  "/_hashed/Søren & #100% [1]-5be0c1d2.webp": "A picture with an odd name.",
};
const PATHS = Object.keys(BUILT).filter((path) => path !== NOT_FOUND_PAGE);
const encoded = (path: string) => addressOf(path).split("/").map(encodeURIComponent).join("/");

const filesOf = (files: Files): SiteFiles =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
const SOUND_SITE = prepare(filesOf(BUILT));

/** Serves the hand-made site with a change and compares it with the build. */
async function faultsOf({ files, answers = (sent) => sent }: Change = {}, isPlainHost = false) {
  const deployed = { ...BUILT };
  files?.(deployed);
  const site = files ? prepare(filesOf(deployed)) : SOUND_SITE;
  const server = createServer({ keepAliveTimeout: 100 }, ({ url = "/", headers }, response) => {
    const to = (address: string, asked: HeaderTable = { "accept-encoding": String(headers["accept-encoding"]) }) =>
      answer(site, address, asked);
    const sent = answers(to(url), url, to);
    response.writeHead(sent.status, sent.headers).end(sent.body);
  });
  const root = await listen(server);
  try {
    const faults = await verify(root, filesOf(BUILT), isPlainHost);
    return faults.map(({ address, text }) => `${address} ${text.replace(root, "")}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Changes one header of every answer to a matching address. */
const header = (name: string, change: (value: string) => string | undefined, when = /./): Change => ({
  answers: (sent, address) => {
    if (!when.test(address)) return sent;
    const { [name]: value = "", ...headers } = sent.headers;
    const changed = change(value);
    return { ...sent, headers: changed === undefined ? headers : { ...headers, [name]: changed } };
  },
});
const policy = (change: (value: string) => string) => header("content-security-policy", (own) => own && change(own));
/** Replaces parts of the answers with this status, without compression. */
const instead = (status: number, other: Partial<Answer>, when = /./): Change => ({
  answers: (sent, address, to) =>
    sent.status === status && when.test(address) ? { ...to(address, {}), ...other } : sent,
});

const SOUND: [name: string, change: Change][] = [
  ["on the preview server", {}],
  [
    "on a host that sends one policy for all pages (CloudFront)",
    header("content-security-policy", (own) => policyHeader(own.endsWith("'self'"))),
  ],
  [
    "on a host that sends a second policy with every address (Netlify)",
    {
      answers: (sent) => {
        const { "content-security-policy": own, "x-robots-tag": _, ...headers } = sent.headers;
        const frames = "frame-ancestors 'self'";
        const both = own && sent.status === 200 ? `${frames}, ${own}` : frames;
        const { "cache-control": __, "cross-origin-resource-policy": ___, ...fixed } = headers;
        return { ...sent, headers: { ...(sent.status === 404 ? fixed : headers), "content-security-policy": both } };
      },
    },
  ],
  ["on a network that adds its own headers", header("x-amz-cf-id", () => "9")],
  [
    "on a host that also shows pages without their slash",
    { answers: (sent, address, to) => (sent.status === 301 ? to(`${address}/`) : sent) },
  ],
  ["on a host that redirects with another status", instead(301, { status: 308 })],
  [
    "on a host that adds slashes to unknown addresses (CloudFront)",
    {
      answers: (sent, address) =>
        sent.status === 404 && /\/[^/.]+$/.test(address)
          ? { ...sent, status: 301, headers: { location: `${address}/` } }
          : sent,
    },
  ],
  [
    "on a host with its own name for a type",
    header("content-type", () => "application/javascript; charset=UTF-8", /\.js$/),
  ],
];

for (const [name, change] of SOUND) {
  test(`finds no fault ${name}`, async () => {
    expect(await faultsOf(change)).toEqual([]);
  });
}

test("names the cause if a page was rewritten on its way", async () => {
  const faults = await faultsOf({
    files: (files) => {
      files["/index.html"] = String(files["/index.html"]).replace("<style>", "<style> ");
    },
  });
  expect(faults[0]).toMatch(/^\/ .*: a minifier has changed white space in the inline style.*\(docs\/deploy\.md\)$/);
});

const DAMAGES: [name: string, damage: (content: string | Buffer) => string | undefined, expected: RegExp][] = [
  ["gone", () => undefined, /expected status 200, got status 404/],
  ["empty", () => "", /not the file that was built: 0 bytes/],
  ["of another build", (content) => `${content} `, /not the file that was built/],
];

for (const [name, damage, expected] of DAMAGES) {
  test(`reports each file that is ${name}, and no other address`, async () => {
    const faults = await faultsOf({
      files: (files) => {
        for (const path of PATHS) {
          const content = damage(files[path] ?? "");
          if (content === undefined) delete files[path];
          else files[path] = content;
        }
      },
    });
    const blamed = faults.filter((fault) => expected.test(fault)).map((fault) => fault.split(" ")[0]);
    expect(new Set(blamed)).toEqual(new Set(PATHS.map(encoded)));
  });
}

test("reports each header of the table that is missing or different, on every file that has it", async () => {
  const transport = ["etag", "vary", "content-length", "content-encoding", "location"];
  for (const name of new Set([...SOUND_SITE.values()].flatMap(({ headers }) => Object.keys(headers)))) {
    if (transport.includes(name)) continue;
    // A host may omit x-robots-tag, since the page has a robots meta.
    for (const change of name === "x-robots-tag" ? ["all"] : [undefined, "max-age=1"]) {
      const blamed = (await faultsOf(header(name, () => change))).flatMap((fault) => {
        const [address = "", about] = fault.split(" ");
        return about === `${name}:` ? [address] : [];
      });
      const having = PATHS.filter((path) => name in (SOUND_SITE.get(path)?.headers ?? {})).map(encoded);
      expect(blamed, `${name}: ${change}`).toEqual(expect.arrayContaining(having));
    }
  }
});

const FAULTS: [name: string, change: Change, expected: RegExp][] = [
  [
    "a policy of another release",
    policy((own) => own.replace(/'sha256-[^']+'/, "'sha256-old='")),
    /^\/ content-security-policy: expected ".*", got ".*'sha256-old='/m,
  ],
  [
    "a policy that allows anything",
    policy(() => "script-src 'unsafe-inline' *; frame-ancestors 'none'"),
    /^\/ content-security-policy: expected ".*", got "script-src/m,
  ],
  ["a second policy that refuses something", policy((own) => `${own}, default-src 'none'`), /^\/ content-security-p/m],
  [
    "a policy that lets the site's own pages frame any of them",
    policy((own) => own.replace("frame-ancestors 'none'", "frame-ancestors 'self'")),
    /^\/ content-security-policy: .*'none'", got ".*'self'"$/m,
  ],
  [
    "a policy that lets no page frame the calendar",
    policy((own) => own.replace("frame-ancestors 'self'", "frame-ancestors 'none'")),
    /^\/schedule\/ content-security-policy: .*'self'", got ".*'none'"$/m,
  ],
  ...["x-frame-options", "x-robots-tag", "set-cookie", "refresh", "link", "content-disposition"].map(
    (name): [string, Change, RegExp] => [
      `${name} on a page`,
      header(name, () => "anything", /^\/home\/$/),
      new RegExp(`^/home/ ${name}: expected nothing, got "anything"$`, "m"),
    ],
  ),
  [
    "a header that is sent twice",
    // Node sends one line for each item of a list.
    header("referrer-policy", (value) => [value, "other"] as unknown as string),
    /^\/ referrer-policy: expected ".*", got ".*, other"$/m,
  ],
  ["Vary missing", header("vary", () => undefined), /^\/ vary: expected "accept-encoding", got nothing$/m],
  ["nothing compressed", { answers: (_, address, to) => to(address, {}) }, /^\/ not compressed, though/m],
  ["compressed without saying so", header("content-encoding", () => undefined), /^\/ not the file that was built/m],
  ["no validator", header("etag", () => undefined), /^\/ neither etag nor last-modified/m],
  [
    "broken off on the way",
    header("content-length", (length) => String(Number(length) + 9), /portrait/),
    /^\/_hashed\/portrait-5be0c1d2.webp no answer from /m,
  ],
  ...["/", "/talent/", "/share/", "/_hashed/"].map((folder): [string, Change, RegExp] => [
    `unknown addresses answered 200 in ${folder} only`,
    instead(404, { status: 200 }, new RegExp(`^${folder}[^/]+/$`)),
    new RegExp(`^${folder}no-such-page-asked-by-verify/ expected status 404, got status 200$`, "m"),
  ]),
  [
    "a list of a folder's files",
    instead(404, { status: 200 }, /^\/_hashed\/$/),
    /^\/_hashed\/ expected status 404, got status 200$/m,
  ],
  [
    "the host's own page for unknown addresses",
    instead(404, { headers: {}, body: Buffer.from("It works") }),
    /^\/no-such-page-asked-by-verify\/ not the file that was built: 8 bytes/m,
  ],
  [
    "unknown addresses that anyone may frame",
    {
      answers: (sent) =>
        sent.status === 404 ? { ...sent, headers: { ...sent.headers, "content-security-policy": "" } } : sent,
    },
    /^\/no-such-page-asked-by-verify\/ content-security-policy: expected/m,
  ],
  [
    "an address without its slash that is lost",
    instead(301, { status: 404 }),
    /^\/talent expected a redirect to \/talent\/, got status 404$/m,
  ],
  [
    "a redirect that leads elsewhere",
    header("location", () => "https://evil.example/", /talent$/),
    /^\/talent expected a redirect to \/talent\/, got a redirect to https:\/\/evil.example\/$/m,
  ],
];

for (const [name, change, expected] of FAULTS) {
  test(`reports ${name}`, async () => {
    expect((await faultsOf(change)).join("\n")).toMatch(expected);
  });
}

test("on a plain host, reports wrong files and types but no missing headers", async () => {
  const bare: Change = {
    files: (files) => Object.assign(files, { "/icon.svg": "<p>It works" }),
    answers: ({ headers, ...rest }, address, to) => {
      const { location = "", "content-type": type = "" } = headers;
      const shown = address.endsWith(".js") ? "text/plain" : type;
      return { ...rest, body: to(address, {}).body, headers: { "content-type": shown, ...(location && { location }) } };
    },
  };
  expect(await faultsOf(bare, true)).toEqual([
    expect.stringContaining('.js content-type: expected "text/javascript; charset=utf-8", got "text/plain"'),
    expect.stringContaining("/icon.svg not the file that was built"),
  ]);
});

test("throws one sentence if the copy does not answer", async () => {
  const copy = `http://127.0.0.1:${await freePort()}`;
  await expect(verify(copy, filesOf(BUILT))).rejects.toThrow(/^no answer from 127.0.0.1:\d+: .*ECONNREFUSED/);
});

test("the command refuses an address that is not a host", () => {
  for (const address of ["www.site.example", "https://www.site.example/below/a/path"]) {
    const words = ["--import", "tsx", "deploy/verify.ts", address];
    const { stderr, status } = spawnSync(process.execPath, words, { encoding: "utf8" });
    expect(stderr).toMatch(/^Say which copy to check: .*$/m);
    expect(status).toBe(1);
  }
});
