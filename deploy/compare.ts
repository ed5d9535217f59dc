import { ANY_ADDRESS, EVERY_ANSWER, policyHeader } from "@/lib/headers";
import type { Answer } from "./answers";
import { explainRewrite } from "./rewritten-html";

/** Headers to compare: those of lib/headers.ts, and those that would undo them. */
const HEADERS = [
  ...Object.keys(EVERY_ANSWER),
  ...["content-type", "content-security-policy", "x-robots-tag", "cache-control", "cross-origin-resource-policy"],
  ...["x-frame-options", "set-cookie", "refresh", "link", "content-disposition", "cross-origin-embedder-policy"],
];

/** Many hosts do not compress smaller files. */
const MIN_COMPRESSED_BYTES = 1024;

type Rule = (sent: string | undefined, expected: string | undefined, status: number) => boolean;

/** Headers that hosts may send in their own form. Unknown addresses may be cached and embedded as the host likes. */
const RULES: Record<string, Rule> = {
  "cache-control": (sent, expected, status) => status === 404 || sent?.replaceAll(/,\s*/g, ", ") === expected,
  "cross-origin-resource-policy": (sent, expected, status) => status === 404 || sent === expected,
  "content-type": (sent, expected) => normalizeType(sent) === normalizeType(expected),
  "content-security-policy": isPolicyValid,
  // Optional, since the page has a robots meta and some hosts cannot set a header for one page.
  "x-robots-tag": (sent, expected) => sent === undefined || sent === expected,
};

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
  const headerFaults = (isPlainHost ? ["content-type"] : HEADERS).flatMap((name) => {
    const [sent, own] = [reply.headers[name], expected.headers[name]];
    const isValid = RULES[name] ?? Object.is;
    return isValid(sent, own, reply.status) ? [] : [`${name}: expected ${quote(own)}, got ${quote(sent)}`];
  });
  return [...compareContent(expected, reply), ...headerFaults, ...(isPlainHost ? [] : checkDelivery(expected, reply))];
}

/** A redirect's target, or the status of any other answer, in words. */
export function describeOutcome(url: string, { status, headers: { location } }: Answer): string {
  if (status < 301 || status > 308 || !location || !URL.canParse(location, url)) return `status ${status}`;
  return `a redirect to ${new URL(location, url).href}`;
}

function compareContent({ headers, body }: Answer, reply: Answer): string[] {
  if (reply.body.equals(body)) return [];
  const fault = `not the file that was built: ${reply.body.length} bytes, built were ${body.length}`;
  const isPage = headers["content-type"]?.startsWith("text/html");
  const cause = isPage && explainRewrite(body.toString(), reply.body.toString());
  return [cause ? `${fault}: ${cause}. Switch it off (docs/deploy.md)` : fault];
}

/** @returns a type in one form, since some hosts send another that browsers treat alike. */
function normalizeType(header = ""): string {
  const type = header
    .toLowerCase()
    .replace(/;\s*charset=utf-8/, "")
    .replace("vnd.microsoft.icon", "x-icon");
  return type.replace(/^(?:application|text)\/(?:manifest\+)?(?=(?:javascript|json|xml)$)/, "");
}

/**
 * A page contains its own policy. So a host may send that, or the part that all pages share, and beside it the policy of
 * any address. The strictest of them decides who may frame the page.
 */
function isPolicyValid(sent = "", own: string | undefined, status: number): boolean {
  const policies = sent.split(/,\s*/).filter(Boolean);
  const known = [own, policyHeader(true), policyHeader(false), ANY_ADDRESS["content-security-policy"]];
  if (!policies.every((policy) => known.includes(policy))) return false;
  if (own === undefined) return true;
  if (policies.length === 0) return false;
  const forbidsFrames = (policy: string) => policy.endsWith("frame-ancestors 'none'");
  // Who may frame an unknown address does not matter.
  return status === 404 || policies.some(forbidsFrames) === forbidsFrames(own);
}

/** Checks compression, and that a second visit can be answered by 304. */
function checkDelivery(expected: Answer, { headers, body }: Answer): string[] {
  const { etag, vary, "last-modified": lastModified, "content-encoding": encoding } = headers;
  const faults: string[] = [];
  if (expected.headers["content-type"]?.includes("charset") && body.length >= MIN_COMPRESSED_BYTES) {
    if (!encoding) faults.push("not compressed, though the client takes brotli and gzip");
    else if (!/accept-encoding/i.test(vary ?? "")) faults.push(`vary: expected "accept-encoding", got ${quote(vary)}`);
  }
  if (!etag && !lastModified) faults.push("neither etag nor last-modified: each visit downloads it again");
  return faults;
}

function quote(value: string | undefined): string {
  return value === undefined ? "nothing" : `"${value}"`;
}
