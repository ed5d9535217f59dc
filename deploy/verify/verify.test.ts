import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { type Answer, answer, prepare, type SiteRequest } from "../answers";
import {
  addressOf,
  EVERY_ANSWER,
  fixedPolicyHeader,
  HASHED_FOLDER,
  headersOf,
  KINDS,
  NOT_FOUND_PAGE,
} from "../headers";
import { listen } from "../loopback";
import type { SiteFiles } from "../site-files";
import { compareInsecure } from "./compare";
import { verify } from "./verify";

type Files = Record<string, string | Buffer>;
interface Planted {
  /** Changes the files that are served, not those that were built. */
  files?: (files: Files) => void;
  /** Changes both. */
  built?: (files: Files) => void;
  /** Changes what the host answers; `to` says what it would answer to another address, or to another client. */
  answers?: (
    answer: Answer,
    request: SiteRequest,
    to: (address: string, headers?: SiteRequest["headers"]) => Answer,
  ) => Answer;
}

const filesOf = (files: Files): SiteFiles =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));

/** Serves the hand-made site with something planted in it, and verifies it against the site as it was built. */
async function findingsOf({ files, built, answers = (sent) => sent }: Planted = {}, plainHost = false) {
  let site = await prepare(new Map());
  const server = createServer((request, response) => {
    const asked = { method: request.method ?? "GET", address: request.url ?? "/", headers: request.headers };
    const to = (address: string, headers = asked.headers) => answer(site, { ...asked, address, headers });
    const { status, headers, body } = answers(to(asked.address), asked, to);
    response.writeHead(status, headers).end(body);
  });
  // An answer that is cut short ends at once.
  server.keepAliveTimeout = 1;
  const root = await listen(server);
  try {
    const made: Files = { ...handMadeSite({ origin: root }), [CARD]: "A picture that only a shared card shows." };
    built?.(made);
    const deployed = { ...made };
    files?.(deployed);
    site = await prepare(filesOf(deployed));
    const { findings } = await verify(root, filesOf(made), { plainHost });
    return findings
      .filter(({ text }) => !text.startsWith("asked over http"))
      .map(({ level, address, text }) => `${level} ${address} ${text}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const CARD = "/share/talent.png";
const SITE: Files = { ...handMadeSite(), [CARD]: "" };
const PATHS = Object.keys(SITE).filter((path) => path !== NOT_FOUND_PAGE);
const SCRIPT = PATHS.find((path) => path.endsWith(".js")) ?? "";
const PICTURE = PATHS.find((path) => path.endsWith(".webp")) ?? "";
const SECURITY = "/.well-known/security.txt";
const PARKING = "<!doctype html><html><title>Welcome</title><h1>It works</h1></html>";
const FOR_A_YEAR = KINDS.hashed["cache-control"] ?? "";
const NOINDEX = '<meta name="robots" content="noindex">';

const edit = (path: string, change: (text: string) => string): Planted => ({
  files: (files) => Object.assign(files, { [path]: change(String(files[path])) }),
});
const remove = (path: string): Planted => ({ files: (files) => void delete files[path] });

/** Changes one header wherever it is sent, or on every answer to the addresses that are named. */
const header = (name: string, change: (value: string) => string | undefined, when?: RegExp): Planted => ({
  answers: (sent, { address }) => {
    if (when ? !when.test(address) : sent.headers[name] === undefined) return sent;
    const { [name]: value = "", ...headers } = sent.headers;
    const changed = change(value);
    return { ...sent, headers: changed === undefined ? headers : { ...headers, [name]: changed } };
  },
});
const add = (name: string, value: string, when: RegExp) => header(name, () => value, when);
const policy = (change: (value: string) => string) => header("content-security-policy", change);
/** Answers with something else, sent plain, where the address is such a one and has this status. */
const instead = (when: RegExp, status: number, other: Partial<Answer>): Planted => ({
  answers: (sent, { address }) => {
    if (!when.test(address) || sent.status !== status) return sent;
    const { "content-encoding": _, "content-length": __, ...headers } = sent.headers;
    return { ...sent, ...(other.body ? { headers } : {}), ...other };
  },
});

const SOUND: [name: string, planted: Planted][] = [
  ["of the preview server", {}],
  [
    "of a host that sends one policy for all pages",
    policy((full) => fixedPolicyHeader(full.includes("frame-ancestors 'self'"))),
  ],
  [
    "of a host that sends one policy for all addresses beside the pages' own, and with status 404 no other",
    {
      answers: (sent) => {
        const { "content-security-policy": own, "x-robots-tag": _, ...headers } = sent.headers;
        const { "cache-control": __, "cross-origin-resource-policy": ___, ...fixed } = headers;
        const frames = "frame-ancestors 'self'";
        if (sent.status === 404) return { ...sent, headers: { ...fixed, "content-security-policy": frames } };
        return { ...sent, headers: { ...sent.headers, "content-security-policy": own ? `${frames}, ${own}` : frames } };
      },
    },
  ],
  ["of a network that adds marks of its own", add("x-amz-cf-id", "9", /./)],
  [
    "of a host that shows a page at its address without the slash too",
    { answers: (sent, { address }, to) => (sent.status === 301 ? to(`${address}/`) : sent) },
  ],
  [
    "built at another hour",
    {
      files: (files) => {
        files["/sitemap.xml"] = String(files["/sitemap.xml"]).replaceAll(
          "</loc>",
          "</loc>\n<lastmod>2031-01-01T00:00:00Z</lastmod>",
        );
        files[SECURITY] = String(files[SECURITY]).replace("01T00", "02T07");
      },
    },
  ],
  [
    "with odd links and names",
    {
      built: (files) => {
        files["/index.html"] = String(files["/index.html"]).replace("</body>", '<a href="#100%">All</a></body>');
        files["/_hashed/Søren & #100% [1]-5be0c1d2.webp"] = "A picture.";
      },
    },
  ],
];

for (const [name, planted] of SOUND) {
  test(`a sound copy ${name} has no fault`, async () => {
    expect(await findingsOf(planted)).toEqual([]);
  });
}

const DAMAGES: [name: string, damage: (content: string | Buffer) => string | Buffer | undefined, expected: string][] = [
  ["gone", () => undefined, "expected status 200, got 404"],
  ["empty", () => "", "empty, expected the"],
  ["cut off", (content) => content.slice(0, content.length / 2), "cut off after"],
  ["longer than built", (content) => Buffer.concat([Buffer.from(content), Buffer.from("x")]), "expected its end"],
  ["another page under its name", () => PARKING.slice(0, -1), "not the file that was built"],
];

for (const [name, damage, expected] of DAMAGES) {
  test(`each file that is ${name} is a fault, and no other address is blamed`, async () => {
    const findings = await findingsOf({
      files: (files) => {
        for (const path of PATHS) {
          const content = damage(files[path] ?? "");
          if (content === undefined) delete files[path];
          else files[path] = content;
        }
      },
    });
    const blamed = findings
      .filter((finding) => finding.includes(expected))
      .map((finding) => finding.split(" ")[1] ?? "");
    expect(new Set(blamed)).toEqual(new Set(PATHS.map(addressOf)));
  });
}

test("each header of the table that is missing, or says something else, is a fault on every file that has it", async () => {
  const expected = new Map(
    PATHS.map((path) => [
      addressOf(path),
      { ...EVERY_ANSWER, ...headersOf(path, Buffer.from(SITE[path] ?? "")), "content-type": "" },
    ]),
  );
  for (const name of new Set([...expected.values()].flatMap(Object.keys))) {
    // A page says by itself that it is not to be indexed, so a host may leave that out.
    const changes = name === "x-robots-tag" ? ["all"] : [undefined, "max-age=1"];
    for (const change of changes) {
      const findings = await findingsOf(header(name, () => change));
      const blamed = findings.flatMap((finding) => {
        const [level, address = "", about] = finding.split(" ");
        return level === "fault" && about === `${name}:` ? [address] : [];
      });
      const having = [...expected].flatMap(([address, headers]) => (name in headers ? [address] : []));
      expect(blamed, `${name}: ${change}`).toEqual(expect.arrayContaining(having));
    }
  }
});

const FAULTS: [name: string, planted: Planted, expected: RegExp][] = [
  // A policy other than the page's own.
  [
    "a policy without frame-src",
    policy((full) => full.replace("frame-src 'self'; ", "")),
    /fault \/ content-security-policy: frame-src expected "'self'", got nothing/,
  ],
  [
    "a policy that lets no picture in",
    policy((full) => full.replace("img-src 'self'", "img-src 'none'")),
    /fault \/ .*img-src expected "'self'", got "'none'"/,
  ],
  ["a policy without font-src", policy((full) => full.replace("font-src 'self'; ", "")), /font-src expected "'self'"/],
  [
    "a policy of another release",
    policy((full) => full.replace(/'sha256-[^']+'/, "'sha256-old='")),
    /script-src expected .*, got .*'sha256-old='/,
  ],
  [
    "a policy that allows anything",
    policy(() => "script-src 'unsafe-inline' *; frame-ancestors 'none'"),
    /fault \/ content-security-policy: script-src expected nothing, got/,
  ],
  [
    "a second policy that refuses something",
    policy((full) => `${full}, default-src 'none'`),
    /fault \/ content-security-policy: .*img-src expected "'self'", got nothing/s,
  ],
  [
    "a policy that lets the site's own pages frame any of them",
    policy((full) => full.replace("frame-ancestors 'none'", "frame-ancestors 'self'")),
    /fault \/ .*expected frame-ancestors 'none' in the header, got frame-ancestors 'self'/,
  ],
  [
    "a policy that lets no page frame the calendar",
    policy((full) => full.replace("frame-ancestors 'self'", "frame-ancestors 'none'")),
    /fault \/schedule\/ .*expected frame-ancestors 'self' in the header, got frame-ancestors 'none'/,
  ],
  // Headers that do harm, whatever they are called.
  [
    "X-Frame-Options on the scheduling page",
    add("x-frame-options", "DENY", /schedule/),
    /fault \/schedule\/ x-frame-options: expected nothing, got "DENY"/,
  ],
  [
    "noindex by header on a page",
    add("x-robots-tag", "noindex", /^\/talent\/$/),
    /fault \/talent\/ x-robots-tag: expected nothing/,
  ],
  [
    "noindex by header on a picture",
    add("x-robots-tag", "noindex", /share/),
    /fault \/share\/talent.png x-robots-tag: expected nothing/,
  ],
  ...["set-cookie", "refresh", "link", "content-disposition", "cross-origin-embedder-policy", "new-one"].map(
    (name): [string, Planted, RegExp] => [
      `${name} on a page`,
      add(name, "anything", /^\/home\/$/),
      new RegExp(`fault /home/ ${name}: expected nothing, got "anything"`),
    ],
  ),
  [
    "less of Strict-Transport-Security than the table gives",
    header("strict-transport-security", () => "max-age=300"),
    /fault \/ strict-transport-security: expected ".*", got "max-age=300"/,
  ],
  ...["content-type", "referrer-policy"].map((name): [string, Planted, RegExp] => [
    `${name} sent twice`,
    // Node sends a line for each of a list.
    header(name, (value) => [value, "other"] as unknown as string),
    new RegExp(`fault / ${name}: expected ".*", got ".*, other"`),
  ]),
  [
    "a type that the browser does not run",
    add("content-type", "text/plain", /\.js$/),
    /fault \/_hashed\/.*\.js content-type: expected "text\/javascript; charset=utf-8", got "text\/plain"/,
  ],
  // Files; each kind of damage stands above.
  ["an empty booking script", edit(SCRIPT, () => ""), /fault \/_hashed\/.*\.js empty/],
  ["a picture of 0 bytes", edit(PICTURE, () => ""), /fault \/_hashed\/.*\.webp empty/],
  [
    "HTML under a picture's name and type",
    edit(PICTURE, () => PARKING),
    /fault \/_hashed\/.*\.webp not the file that was built: .* got "<!doctype html>/,
  ],
  ["the share picture gone", remove(CARD), /fault \/share\/talent.png expected status 200, got 404/],
  ["security.txt gone", remove(SECURITY), /fault \/.well-known\/security.txt expected status 200, got 404/],
  [
    "security.txt expired",
    { built: (files) => Object.assign(files, { [SECURITY]: "Expires: 2020-01-01T00:00:00Z\n" }) },
    /fault \/.well-known\/security.txt expired at 2020-01-01T00:00:00Z/,
  ],
  [
    "noindex in a page",
    edit("/talent/index.html", (html) => html.replace("<title>", `${NOINDEX}<title>`)),
    /fault \/talent\/ not the file that was built: .* got ".*noindex/,
  ],
  ["Disallow: /", edit("/robots.txt", (text) => text.replace("Allow", "Disallow")), /fault \/robots.txt not the file/],
  [
    "a page missing from the sitemap",
    edit("/sitemap.xml", (xml) => xml.replace(/<url><loc>[^<]*talent\/<\/loc><\/url>/, "")),
    /fault \/sitemap.xml not the file/,
  ],
  [
    "one page of the release before",
    edit("/talent/index.html", (html) => html.replaceAll("One", "Two")),
    /fault \/talent\/ not the file that was built: .* expected ".*One.*", got ".*Two/,
  ],
  // Ways of a file to the visitor.
  ["Vary missing", header("vary", () => undefined), /fault \/ vary: expected "accept-encoding", got nothing/],
  [
    "pages that are cached for each visitor",
    header("vary", (value) => `${value}, cookie`),
    /fault \/ vary: expected "accept-encoding" alone, got "accept-encoding, cookie"/,
  ],
  [
    "nothing compressed",
    { answers: (_, { address }, to) => to(address, {}) },
    /fault \/ not compressed: \d+ bytes, though the client takes brotli and gzip/,
  ],
  [
    "all compressed, even for a client that takes none",
    { answers: (_, { address }, to) => to(address, { "accept-encoding": "gzip" }) },
    /fault \/ compressed even for a client that takes no compression/,
  ],
  [
    "something else for a client that takes no compression",
    {
      answers: (sent, { address, headers }, to) =>
        headers["accept-encoding"] === "identity" && address === "/" ? to("/home/", {}) : sent,
    },
    /fault \/ a client that takes no compression gets something else/,
  ],
  ["compressed without saying so", header("content-encoding", () => undefined), /fault \/ not the file that was built/],
  ["no validator", header("etag", () => undefined), /fault \/ neither etag nor last-modified/],
  [
    "sent whole each time",
    { answers: (_, { address, headers: { "if-none-match": __, ...headers } }, to) => to(address, headers) },
    /fault \/ asked again, expected status 304, got 200/,
  ],
  [
    "broken off on the way",
    header("content-length", (length) => String(Number(length) + 9), /webp$/),
    /fault \/_hashed\/.* no answer from .*: aborted/,
  ],
  // Addresses.
  [
    "unknown addresses answered 200",
    instead(/./, 404, { status: 200 }),
    /fault \/no-such-page-asked-by-verify expected status 404, got 200/,
  ],
  ...["/", "/talent/", "/share/", HASHED_FOLDER].map((folder): [string, Planted, RegExp] => [
    `unknown addresses answered 200 in ${folder} only`,
    instead(new RegExp(`^${folder}[^/]+/?$`), 404, { status: 200 }),
    new RegExp(`fault ${folder}no-such-page-asked-by-verify expected status 404, got 200`),
  ]),
  [
    "unknown scripts answered with a page",
    instead(/\.js$/, 404, { status: 200 }),
    /fault \/_hashed\/no-such-page-asked-by-verify.js expected status 404, got 200/,
  ],
  [
    "a list of a folder's files",
    instead(/^\/_hashed\/$/, 404, { status: 200, body: Buffer.from("portrait-5be0c1d2.webp") }),
    /fault \/_hashed\/ expected status 404, got 200/,
  ],
  [
    "a file for the host that is shown",
    instead(/^\/_headers$/, 404, { status: 200 }),
    /fault \/_headers expected status 404, got 200/,
  ],
  [
    "the host's own page for unknown addresses",
    instead(/./, 404, { body: Buffer.from(PARKING) }),
    /fault \/no-such-page-asked-by-verify not the file that was built: .* got "<!doctype html><html><title>Welcome/,
  ],
  [
    "unknown addresses that anyone may frame",
    {
      answers: (sent) =>
        sent.status === 404 ? { ...sent, headers: { ...EVERY_ANSWER, "content-type": "text/html" } } : sent,
    },
    /fault \/no-such-page-asked-by-verify content-security-policy: expected frame-ancestors 'none' or .* got nothing/,
  ],
  [
    "unknown addresses without a header that every answer has",
    {
      answers: ({ headers: { "x-content-type-options": sniffing = "", ...headers }, ...sent }) => ({
        ...sent,
        headers: sent.status === 404 ? headers : { ...headers, "x-content-type-options": sniffing },
      }),
    },
    /fault \/no-such-page-asked-by-verify x-content-type-options: expected "nosniff", got nothing/,
  ],
  [
    "unknown addresses that are kept for a year",
    {
      answers: (sent) =>
        sent.status === 404 ? { ...sent, headers: { ...sent.headers, "cache-control": FOR_A_YEAR } } : sent,
    },
    /fault \/no-such-page-asked-by-verify cache-control: expected .*, got ".*31536000/,
  ],
  [
    "an address without its slash that is lost",
    instead(/./, 301, { status: 404 }),
    /fault \/talent expected a redirect to \/talent\/, got 404/,
  ],
  [
    "a redirect that leads elsewhere",
    add("location", "https://evil.example/", /talent$/),
    /fault \/talent expected a redirect to \/talent\/, got 301 to https:\/\/evil.example\//,
  ],
  [
    "a page that redirects in a circle",
    instead(/^\/talent\/$/, 200, { status: 301, headers: { location: "/talent/" } }),
    /fault \/talent\/ expected status 200, got 301 to .*\/talent\/$/m,
  ],
  [
    "an error of the host at a malformed address",
    instead(/%$/, 400, { status: 500 }),
    /fault \/% a malformed address is answered with 500/,
  ],
];

for (const [name, planted, expected] of FAULTS) {
  test(`a fault: ${name}`, async () => {
    expect((await findingsOf(planted)).join("\n")).toMatch(expected);
  });
}

test("what is for a person to know is a note and no fault", async () => {
  const notes: [Planted, RegExp][] = [
    [instead(/./, 301, { status: 302 }), /^note \/talent redirects with 302; 301 or 308 would be kept/m],
    [
      {
        answers: (sent) =>
          sent.status === 301 ? { status: 301, headers: { location: sent.headers.location ?? "" } } : sent,
      },
      /^note \/talent referrer-policy: expected/m,
    ],
    [
      {
        answers: (sent, { address }) =>
          sent.status === 404 && address.startsWith("/_hashed/")
            ? { ...sent, headers: { ...sent.headers, "cache-control": FOR_A_YEAR } }
            : sent,
      },
      /^note \/_hashed\/no-such-page-asked-by-verify status 404 is kept by ".*31536000/m,
    ],
    [
      {
        built: (files) =>
          Object.assign(files, { "/index.html": String(files["/index.html"]).replace("<title>", `${NOINDEX}<title>`) }),
      },
      /^note \/ asks search engines to leave it out, as a preview does/m,
    ],
    [
      {
        built: (files) =>
          Object.assign(files, {
            "/index.html": String(files["/index.html"]).replace(
              /(canonical" href=")[^"]+/,
              "$1https://www.site.example/",
            ),
          }),
      },
      /^note \/ this copy names https:\/\/www.site.example as its address/m,
    ],
  ];
  for (const [planted, expected] of notes) {
    const findings = await findingsOf(planted);
    expect(findings.join("\n")).toMatch(expected);
    expect(findings.filter((finding) => finding.startsWith("fault"))).toEqual([]);
  }
});

test("on a host that cannot send headers, that is for a person to know; a wrong file is a fault all the same", async () => {
  const bare: Planted = {
    ...edit(PICTURE, () => PARKING),
    answers: ({ headers, ...rest }) => {
      const kept = ["content-type", "content-encoding", "etag", "location"].filter((name) => headers[name]);
      return { ...rest, headers: Object.fromEntries(kept.map((name) => [name, headers[name] ?? ""])) };
    },
  };
  const findings = await findingsOf(bare, true);
  expect(findings.filter((finding) => finding.startsWith("fault"))).toEqual([
    expect.stringContaining(`fault ${PICTURE} not the file that was built`),
  ]);
  expect(findings.join("\n")).toContain(
    "note / content-security-policy: expected frame-ancestors 'none' in the header",
  );
});

test("a copy of another build is said to be one, in one message, with the first place that differs", async () => {
  const release: Planted = {
    files: (files) => Object.assign(files, handMadeSite({ words: "Two", chunk: "77aa21bc" })),
  };
  await expect(findingsOf(release)).rejects.toThrow(
    /^http:\S+ is of another build than the folder: 4 of 4 pages differ .*\n\/: not the file that was built/,
  );
});

test("a copy that does not answer is said to be so, in one sentence", async () => {
  await expect(verify("http://127.0.0.1:1", filesOf(SITE))).rejects.toThrow(
    /^no answer from http:\/\/127.0.0.1:1: .*ECONNREFUSED/,
  );
});

test("http must lead to https on the same host, or answer nothing", () => {
  const said = (status: number, location?: string) =>
    compareInsecure(new URL("https://www.site.example"), {
      url: "http://www.site.example/",
      status,
      headers: location === undefined ? {} : { location },
      body: Buffer.alloc(0),
      size: 0,
    }).map(({ text }) => text);
  expect(said(301, "https://www.site.example/")).toEqual([]);
  expect(compareInsecure(new URL("https://www.site.example"), undefined)).toEqual([]);
  expect(said(200)).toEqual(["http://www.site.example/ does not redirect to https: 200"]);
  for (const target of ["http://www.site.example/", "https://www.site.example.evil.example/", "/"]) {
    expect(said(302, target).join()).toContain("does not redirect to https: 302 to");
  }
});

test("the command says in one line what it lacks, and ends with 2", () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "deploy/verify/command.ts", ...args], { encoding: "utf8" });
  const noFolder = run("http://127.0.0.1:1", "--dir", "/nowhere/out");
  expect(noFolder.stderr).toMatch(/^No exported site in \/nowhere\/out .*npm run build\n$/);
  expect(noFolder.status).toBe(2);
  for (const address of ["www.site.example", "https://www.site.example/below/a/path"]) {
    const noCopy = run(address);
    expect(noCopy.stderr).toMatch(/^Say which copy to check: .*\n$/);
    expect(noCopy.status).toBe(2);
  }
});
