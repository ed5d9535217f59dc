import { ANY_ADDRESS, EVERY_ANSWER, policyHeader } from "@/lib/headers";
import type { Answer } from "./answers";
import { explainRewrite } from "./rewritten-html";

/** Headers to compare: those of lib/headers.ts, and those that would undo them. */
const HEADERS = [
  ...Object.keys(EVERY_ANSWER),
  ...["content-type", "content-security-policy", "x-robots-tag"],
  ...["x-frame-options", "set-cookie", "refresh", "link", "content-disposition", "cross-origin-embedder-policy"],
];
/** Unknown addresses may be cached and embedded as the host likes. */
const HEADERS_OF_FILES = [...HEADERS, "cache-control", "cross-origin-resource-policy"];

/** Many hosts do not compress smaller files. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Compares an answer of a deployed copy with that of the build.
 * @param url the requested address, to resolve redirects
 * @param reply its body decompressed
 * @param isPlainHost compares only content and type
 * @returns one line for each fault
 */
export function compareAnswers(url: string, expected: Answer, reply: Answer, isPlainHost: boolean): string[] {
  const [wanted, got] = [describeOutcome(url, expected), describeOutcome(url, reply)];
  if (wanted !== got) return [`expected ${wanted}, got ${got}`];
  if (expected.headers.location) return [];
  return [
    ...compareContent(expected, reply),
    ...compareHeaders(expected, reply, isPlainHost),
    ...(isPlainHost ? [] : compareDelivery(expected, reply)),
  ];
}

function compareContent({ headers, body }: Answer, reply: Answer): string[] {
  if (reply.body.equals(body)) return [];
  const fault = `not the file that was built: ${reply.body.length} bytes, built were ${body.length}`;
  const isPage = headers["content-type"]?.startsWith("text/html");
  const cause = isPage && explainRewrite(body.toString(), reply.body.toString());
  return [cause ? `${fault}: ${cause}. Switch it off (docs/deploy.md)` : fault];
}

/** A redirect's target, or the status of any other answer, in words. */
export function describeOutcome(url: string, { status, headers: { location } }: Answer): string {
  if (status < 301 || status > 308 || !location || !URL.canParse(location, url)) return `status ${status}`;
  return `a redirect to ${new URL(location, url).href}`;
}

function compareHeaders({ status, headers }: Answer, reply: Answer, isPlainHost: boolean): string[] {
  const names = isPlainHost ? ["content-type"] : status === 404 ? HEADERS : HEADERS_OF_FILES;
  return names.flatMap((name) => {
    const [expected, sent] = [headers[name], reply.headers[name]];
    const isValid: Rule = RULES[name] ?? Object.is;
    return isValid(sent, expected, status) ? [] : [`${name}: expected ${quoted(expected)}, got ${quoted(sent)}`];
  });
}

/** Headers that hosts may send in their own form. */
const RULES: Record<string, Rule> = {
  "cache-control": (sent, expected) => sent?.replaceAll(/,\s*/g, ", ") === expected,
  "content-type": (sent = "", expected = "") => normalizeType(sent) === normalizeType(expected),
  "content-security-policy": isPolicyValid,
  // Optional, since the page has a robots meta and some hosts cannot set a header for one page.
  "x-robots-tag": (sent, expected) => sent === undefined || sent === expected,
};

type Rule = (sent: string | undefined, expected: string | undefined, status: number) => boolean;

/** Types that some hosts send instead, and browsers treat alike. */
const EQUIVALENT_TYPES: Record<string, string> = {
  "application/javascript": "text/javascript",
  "text/xml": "application/xml",
  "image/vnd.microsoft.icon": "image/x-icon",
  "application/json": "application/manifest+json",
};

function normalizeType(header: string): string {
  const type = header.toLowerCase().replace(/;\s*charset=utf-8/, "");
  return EQUIVALENT_TYPES[type] ?? type;
}

/**
 * A page contains its own policy. So a host may send that, or the part that all pages share, and beside it the policy of
 * any address. The strictest of them decides who may frame the page.
 */
function isPolicyValid(sent = "", own: string | undefined, status: number): boolean {
  const policies = sent.split(",").flatMap((policy) => policy.trim() || []);
  const known = [own, policyHeader(true), policyHeader(false), ANY_ADDRESS["content-security-policy"]];
  if (!policies.every((policy) => known.includes(policy))) return false;
  if (own === undefined) return true;
  const forbidsFrames = (policy: string) => policy.endsWith("frame-ancestors 'none'");
  // Who may frame an unknown address does not matter.
  return policies.length > 0 && (status === 404 || policies.some(forbidsFrames) === forbidsFrames(own));
}

/** Checks compression, and that a second visit can be answered by 304. */
function compareDelivery(expected: Answer, { headers, body }: Answer): string[] {
  const isText = expected.headers["content-type"]?.includes("charset") && body.length >= MIN_COMPRESSED_BYTES;
  const isCompressed = Boolean(headers["content-encoding"]);
  const isVaried = /accept-encoding/i.test(headers.vary ?? "");
  return [
    ...(isText && !isCompressed ? ["not compressed, though the client takes brotli and gzip"] : []),
    ...(isText && isCompressed && !isVaried ? [`vary: expected "accept-encoding", got ${quoted(headers.vary)}`] : []),
    ...(headers.etag || headers["last-modified"]
      ? []
      : ["neither etag nor last-modified: each visit downloads it again"]),
  ];
}

function quoted(value: string | undefined): string {
  return value === undefined ? "nothing" : `"${value}"`;
}
