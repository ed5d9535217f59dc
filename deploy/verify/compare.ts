/** Holds one answer of a deployed copy against what the built site and the table make of it. */
import type { Answer } from "../answers";
import type { Reply } from "../ask";
import {
  EVERY_ANSWER,
  fixedPolicyHeader,
  HASHED_FOLDER,
  type HeaderTable,
  isCompressible,
  KINDS,
  kindOf,
  typeOf,
} from "../headers";

/** `site`: the copy itself is wrong; `host`: only the host can mend it, and some cannot; `note`: for a person to know. */
export interface Problem {
  of: "site" | "host" | "note";
  text: string;
}

/** Says whether one header is as it should be; undefined where it is not sent. */
interface Rule {
  expected: string;
  holds: (sent: string | undefined) => boolean;
}

// Below this, compression saves nothing and many hosts leave it out.
const WORTH_COMPRESSING = 1024;
// Said in other ways by each answer or each host, and looked at in its own way where it matters.
const TRANSPORT = ["etag", "vary", "content-length", "content-encoding", "location"];
/**
 * What hosts and networks add without a visitor or a search engine being the wiser. Anything else that the table does
 * not name is a fault, so that a cookie, a redirect or a ban on framing shows whatever it is called. Of names that begin
 * with x-, browsers and crawlers know a handful and no new ones are given out.
 */
const HARMLESS = new RegExp(
  `^(?:${TRANSPORT.join("|")}|accept-ranges|access-control-allow-origin|age|alt-svc|connection|date|expires|keep-alive|` +
    "last-modified|nel|report-to|server|server-timing|transfer-encoding|upgrade|via|(?:cache|proxy)-status|" +
    "(?:cdn|cf|fly|netlify)-.*|x-(?!frame-options|robots-tag|xss-protection|.*sourcemap|.*csp|.*policy).*)$",
);
const SAME_SITE_FRAMES = "frame-ancestors 'self'";
const NO_FRAMES = "frame-ancestors 'none'";

/** Checks a file's answer: that it is this file, as it was built, under its headers. */
export function compareFile(path: string, expected: Answer, reply: Reply): Problem[] {
  if (reply.status !== 200) return [site(`expected status 200, got ${statusOf(reply)}`)];
  const { "content-security-policy": policy, "x-robots-tag": robots, ...headers } = expected.headers;
  return [
    ...compareBody(path, expected.body ?? Buffer.alloc(0), reply.body),
    ...compareHeaders(reply.headers, {
      ...exact(headers),
      ...typed(headers["content-type"] ?? ""),
      "cache-control": oneOf(headers["cache-control"]),
      // The page says so too, and not every host can say it for a page.
      "x-robots-tag": oneOf(robots, undefined),
    }),
    ...comparePolicy(policy, reply.headers["content-security-policy"], policy ? [ancestorsIn(policy)] : undefined),
  ];
}

/** Checks the answer to an address that is not in the site: the 404 page, with what every answer has. */
export function compareUnknown(address: string, expected: Answer, reply: Reply): Problem[] {
  if (reply.status !== 404) return [site(`expected status 404, got ${statusOf(reply)}`)];
  const { "content-security-policy": policy = "", "x-robots-tag": robots, ...headers } = expected.headers;
  const isHashed = address.startsWith(HASHED_FOLDER);
  const year = KINDS.hashed["cache-control"];
  const kept = reply.headers["cache-control"];
  return [
    ...compareBody("404.html", expected.body ?? Buffer.alloc(0), reply.body),
    ...compareHeaders(reply.headers, {
      ...exact(EVERY_ANSWER),
      ...typed(headers["content-type"] ?? ""),
      "cross-origin-resource-policy": oneOf(...everyValue("cross-origin-resource-policy"), undefined),
      "cache-control": oneOf(...everyValue("cache-control").filter((value) => isHashed || value !== year), undefined),
      "x-robots-tag": oneOf(robots, undefined),
    }),
    // Some hosts (Netlify) choose headers by folder, whether the file is there or not.
    ...(oneOf(headers["cache-control"], undefined).holds(kept)
      ? []
      : [note(`status 404 is kept by "${kept}": who asks too early does not see a file that comes later`)]),
    // No page is at this address, so the site's own pages may frame it as well as not; a picture's folder may go without.
    ...comparePolicy(
      policy,
      reply.headers["content-security-policy"],
      isHashed ? undefined : [NO_FRAMES, SAME_SITE_FRAMES],
    ),
  ];
}

/** Checks a redirect: its target, and that browsers and search engines may keep it. */
export function compareRedirect(expected: Answer, reply: Reply): Problem[] {
  const target = targetOf(reply);
  const wanted = expected.headers.location ?? "";
  if (target !== new URL(wanted, reply.url).href) {
    return [site(`expected a redirect to ${wanted}, got ${statusOf(reply)}`)];
  }
  const forGood = (status: number) => status === 301 || status === 308;
  return [
    ...(forGood(expected.status) && !forGood(reply.status)
      ? [note(`redirects with ${reply.status}; 301 or 308 would be kept by browsers and search engines`)]
      : []),
    ...compareHeaders(reply.headers, {
      ...exact(EVERY_ANSWER),
      "content-type": ANYTHING,
      "cache-control": ANYTHING,
      "content-security-policy": ANYTHING,
      "cross-origin-resource-policy": ANYTHING,
    }).map(({ text }) => note(text)),
  ];
}

/**
 * Checks how a file travels.
 * @param packed the answer to a client that takes brotli and gzip
 * @param plain the answer to one that takes neither
 * @param again the answer to one that has it already and names it by its validator; undefined where there is none
 */
export function compareDelivery(path: string, packed: Reply, plain: Reply, again: Reply | undefined): Problem[] {
  const problems: Problem[] = [];
  const { "content-encoding": encoding, vary = "" } = packed.headers;
  if (plain.status !== 200 || !plain.body.equals(packed.body)) {
    problems.push(site("a client that takes no compression gets something else"));
  }
  if (plain.headers["content-encoding"]) {
    problems.push(host("compressed even for a client that takes no compression"));
  } else if (encoding && !/(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(vary)) {
    problems.push(host(`vary: expected "accept-encoding", got ${shown(packed.headers.vary)}`));
  }
  const others = vary
    .split(",")
    .filter((name) => !["", "accept-encoding", "origin"].includes(name.trim().toLowerCase()));
  if (others.length > 0) problems.push(host(`vary: expected "accept-encoding" alone, got "${vary}"`));
  if (isText(path) && packed.body.length >= WORTH_COMPRESSING && !encoding) {
    problems.push(host(`not compressed: ${packed.size} bytes, though the client takes brotli and gzip`));
  }
  if (!again) problems.push(host("neither etag nor last-modified: each visit fetches it anew"));
  else if (again.status !== 304) problems.push(host(`asked again, expected status 304, got ${statusOf(again)}`));
  return problems;
}

/** What every host compresses; of the rest (an icon, say) many leave out what could be. */
function isText(path: string): boolean {
  return isCompressible(path) && typeOf(path).includes("charset");
}

/** Checks what http://… answers where the copy is at https://…; undefined: nothing. */
export function compareInsecure(copy: URL, reply: Reply | undefined): Problem[] {
  if (!reply) return [];
  const target = targetOf(reply);
  const { protocol, hostname } = new URL(target ?? reply.url);
  if (target && protocol === "https:" && hostname === copy.hostname) return [];
  return [site(`http://${copy.hostname}/ does not redirect to https: ${statusOf(reply)}`)];
}

/** Where an answer redirects to, in full; undefined when it does not. */
export function targetOf({ headers, status, url }: Reply): string | undefined {
  const { location } = headers;
  if (status < 300 || status > 399 || !location || !URL.canParse(location, url)) return undefined;
  return new URL(location, url).href;
}

/** Where and how two contents differ, in words; undefined when they are the same. */
export function difference(path: string, built: Buffer, sent: Buffer): string | undefined {
  if (sent.equals(built)) return undefined;
  if (sent.length === 0) return `empty, expected the ${built.length} bytes that were built`;
  const [expected, got] = [timeless(path, built), timeless(path, sent)];
  if (got.equals(expected)) return undefined;
  let at = 0;
  while (at < got.length && got[at] === expected[at]) at++;
  if (at === got.length) return `cut off after ${at} of ${expected.length} bytes`;
  return `not the file that was built: from byte ${at} on expected ${excerpt(expected, at)}, got ${excerpt(got, at)}`;
}

function compareBody(path: string, built: Buffer, sent: Buffer): Problem[] {
  const text = difference(path, built, sent);
  return text ? [site(text)] : [];
}

/** A listing without the moments that two builds of the same content do not share. */
function timeless(path: string, content: Buffer): Buffer {
  if (kindOf(path) !== "listing") return content;
  const moments = /\s*<lastmod>[^<]*<\/lastmod>|\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;
  return Buffer.from(content.toString("latin1").replace(moments, ""), "latin1");
}

function excerpt(content: Buffer, at: number): string {
  if (at >= content.length) return "its end";
  const text = content.subarray(Math.max(0, at - 20), at + 60).toString("utf8");
  return JSON.stringify(text.replace(/[^ -~\n]/g, "."));
}

function compareHeaders(sent: HeaderTable, rules: Record<string, Rule>): Problem[] {
  const wrong = Object.entries(rules)
    .filter(([name, { holds }]) => !TRANSPORT.includes(name) && !holds(sent[name]))
    .map(([name, { expected }]) => {
      const text = `${name}: expected ${expected}, got ${shown(sent[name])}`;
      return name === "content-type" ? site(text) : host(text);
    });
  const added = Object.entries(sent)
    .filter(([name]) => !(name in rules) && name !== "content-security-policy" && !HARMLESS.test(name))
    .map(([name, value]) => host(`${name}: expected nothing, got "${value}"`));
  return [...wrong, ...added];
}

/**
 * Checks a policy header. A page's own policy stands in the page as well, so a host may send it again, or only the part
 * that does not depend on the page; several policies add up.
 * @param full the page's whole policy; undefined for a file that is no page
 * @param ancestors what it has to say of frames, one of these; undefined: it may be left out
 */
function comparePolicy(full: string | undefined, sent: string | undefined, ancestors: string[] | undefined): Problem[] {
  const policies = sent?.split(",").map((policy) => policy.trim()) ?? [];
  const known = [
    fixedPolicyHeader(false),
    fixedPolicyHeader(true),
    NO_FRAMES,
    SAME_SITE_FRAMES,
    ...(full ? [full] : []),
  ];
  const problems = policies
    .filter((policy) => !known.includes(policy))
    .flatMap((policy) =>
      policyDifferences(/default-src/.test(policy) && full ? full : fixedPolicyHeader(false), policy),
    );
  const effective = [NO_FRAMES, SAME_SITE_FRAMES].find((one) => policies.some((policy) => policy.includes(one)));
  if (ancestors && !ancestors.includes(effective ?? "")) {
    problems.unshift(`expected ${ancestors.join(" or ")} in the header, got ${effective ?? "nothing"}`);
  }
  return problems.map((text) => host(`content-security-policy: ${text}`));
}

function policyDifferences(expected: string, sent: string): string[] {
  const [wanted, got] = [expected, sent].map(
    (policy) =>
      new Map(
        policy.split(";").map((part) => {
          const [name = "", ...sources] = part.trim().split(/\s+/);
          return [name, sources.join(" ")];
        }),
      ),
  );
  const names = new Set([...(wanted?.keys() ?? []), ...(got?.keys() ?? [])]);
  const differing = [...names].filter((name) => name && wanted?.get(name) !== got?.get(name));
  const texts = differing.map((name) => `${name} expected ${shown(wanted?.get(name))}, got ${shown(got?.get(name))}`);
  return texts.length > 0 ? texts : [`expected "${expected}", got "${sent}"`];
}

function ancestorsIn(policy: string): string {
  return policy.includes(SAME_SITE_FRAMES) ? SAME_SITE_FRAMES : NO_FRAMES;
}

const ANYTHING: Rule = { expected: "anything", holds: () => true };

function exact(headers: HeaderTable): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { expected: `"${value}"`, holds: (sent) => sent === value }]),
  );
}

/** A header of comma-separated parts, in any order; undefined: it may be left out. */
function oneOf(...values: (string | undefined)[]): Rule {
  const parts = (value: string | undefined) =>
    value
      ?.split(",")
      .map((part) => part.trim().toLowerCase())
      .sort()
      .join(", ");
  return {
    expected: [...new Set(values.map(shown))].join(" or "),
    holds: (sent) => values.some((value) => parts(value) === parts(sent)),
  };
}

function typed(expected: string): Record<string, Rule> {
  const plain = (type = "") => type.toLowerCase().replaceAll(" ", "").replace(";charset=utf-8", "");
  return {
    "content-type": {
      expected: `"${expected}"`,
      holds: (sent) => [plain(expected), ...(ALIKE[plain(expected)] ?? [])].includes(plain(sent)),
    },
  };
}

/** Hosts that choose types by themselves choose these, which browsers take alike. */
const ALIKE: Record<string, string[]> = {
  "text/javascript": ["application/javascript"],
  "application/xml": ["text/xml"],
  "image/x-icon": ["image/vnd.microsoft.icon"],
  "application/manifest+json": ["application/json"],
};

function everyValue(name: string): (string | undefined)[] {
  return Object.values(KINDS).map((headers) => headers[name]);
}

function statusOf(reply: Reply): string {
  const target = targetOf(reply);
  return target ? `${reply.status} to ${target}` : String(reply.status);
}

function shown(value: string | undefined): string {
  return value === undefined ? "nothing" : `"${value}"`;
}

function site(text: string): Problem {
  return { of: "site", text };
}

function host(text: string): Problem {
  return { of: "host", text };
}

function note(text: string): Problem {
  return { of: "note", text };
}
