/**
 * Compares a deployed copy with out/, from outside: `npm run verify -- https://host [--plain-host]`. Every answer must match
 * that of deploy/answers.ts. Asks the calendar, too, whether the copy may frame it.
 */
import { parseArgs } from "node:util";
import { site as firm } from "@/content/site";
import { ANY_ADDRESS, addressOf, EVERY_ANSWER, NOT_FOUND_PAGE, policyHeader } from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { type Answer, answer, prepare } from "./answers";
import { ask } from "./ask";
import { findFrameFaults } from "./framing";

/** A path without a page. In the host's access log, it says which program asked. */
const UNKNOWN_PAGE = "no-such-page-asked-by-verify/";

/** Many hosts do not compress smaller files. */
const MIN_COMPRESSED_BYTES = 1024;

/** Headers to compare: those of lib/headers.ts, and those that would undo them. */
const HEADERS = [
  ...["content-type", ...Object.keys(EVERY_ANSWER), "content-security-policy", "x-robots-tag", "cache-control"],
  ...["cross-origin-resource-policy", "x-frame-options", "set-cookie", "refresh", "link", "content-disposition"],
];

/**
 * @param copy the address of the copy: https://www.example.com
 * @param site the build that was deployed there
 * @param isPlainHost for a host that cannot send the site's headers (S3's website endpoint): compares status, type and bytes
 * @returns one line for each difference
 * @throws when the copy does not answer at all
 */
export async function verify(copy: string, site: SiteFiles, isPlainHost = false): Promise<string[]> {
  const root = copy.replace(/\/+$/, "");
  const built = prepare(site);
  await ask(`${root}/`);
  // Hosts differ in what they answer for the 404 page's own address. Unknown pages show it.
  const files = [...site.keys()].filter((path) => path !== NOT_FOUND_PAGE).map(addressOf);
  const addresses = files.map((file) => file.split("/").map(encodeURIComponent).join("/"));
  const pages = addresses.filter((address) => /.\/$/.test(address));
  const unknown = ["/", ...pages].map((page) => page + UNKNOWN_PAGE);
  const lines: string[] = [];
  for (const address of [...addresses, ...pages.map((page) => page.slice(0, -1)), ...unknown]) {
    const found = await ask(root + address).then(
      (reply) => compareAnswers(root + address, answer(built, address), reply, isPlainHost),
      (error: Error) => [error.message],
    );
    lines.push(...found.map((text) => `${address}  ${text}`));
  }
  // By http, the same host redirects to https, or nobody answers.
  if (!root.startsWith("https:") || new URL(root).port) return lines;
  const address = `${root.replace("https", "http")}/`;
  const got = await ask(address).then(
    (reply) => describeOutcome(address, reply),
    () => `a redirect to ${root}/`,
  );
  return got === `a redirect to ${root}/` ? lines : [...lines, `${address}  expected a redirect to https, got ${got}`];
}

function compareAnswers(url: string, expected: Answer, reply: Answer, isPlainHost: boolean): string[] {
  const [wanted, got] = [describeOutcome(url, expected), describeOutcome(url, reply)];
  if (wanted !== got) return [`expected ${wanted}, got ${got}`];
  if (expected.headers.location) return [];
  const { status, headers, body } = reply;
  const lines = (isPlainHost ? ["content-type"] : HEADERS)
    .filter((name) => !isSame(name, headers[name], expected.headers[name], status))
    .map((name) => `${name}: expected ${expected.headers[name] ?? "nothing"}, got ${headers[name] ?? "nothing"}`);
  if (!body.equals(expected.body))
    lines.push(
      `expected the ${expected.body.length} bytes that were built, got ${body.length} others (docs/deploy.md)`,
    );
  const isText = expected.headers["content-type"]?.includes("charset") && body.length >= MIN_COMPRESSED_BYTES;
  if (!isPlainHost && isText && !headers["content-encoding"]) lines.push("expected compression, got none");
  if (!isPlainHost && !headers.etag && !headers["last-modified"])
    lines.push("expected etag or last-modified, got neither");
  return lines;
}

/** A redirect's target, or the status of any other answer, in words. */
function describeOutcome(url: string, { status, headers: { location } }: Answer): string {
  if (status < 301 || status > 308 || !location || !URL.canParse(location, url)) return `status ${status}`;
  return `a redirect to ${new URL(location, url).href}`;
}

/** Hosts send some headers in a form of their own, and cache and embed unknown addresses as they like. */
function isSame(name: string, sent: string | undefined, own: string | undefined, status: number): boolean {
  if (name === "content-security-policy") return isPolicyValid(sent?.split(/,\s*/) ?? [], own, status);
  if (name === "cache-control" || name === "cross-origin-resource-policy")
    return status === 404 || sent?.replaceAll(/,\s*/g, ", ") === own;
  // Optional, since the page has a robots meta.
  if (name === "x-robots-tag") return sent === undefined || sent === own;
  const mime = (type = "") =>
    type
      .toLowerCase()
      .replace(/;\s*charset=utf-8/, "")
      .replace(/^(application|text)\/(x-)?/, "");
  return sent === own || (name === "content-type" && mime(sent).replace("vnd.microsoft.", "x-") === mime(own));
}

/**
 * A page contains its own policy, so a host may send that, or the part that all pages share, and beside it the policy of any
 * address. The strictest of them decides who may frame the page.
 */
function isPolicyValid(sent: string[], own: string | undefined, status: number): boolean {
  const known = [own, policyHeader(true), policyHeader(false), ANY_ADDRESS["content-security-policy"]];
  if (!sent.every((policy) => known.includes(policy))) return false;
  if (own === undefined || sent.length === 0) return own === undefined;
  const forbidsFrames = (policy: string) => policy.endsWith("frame-ancestors 'none'");
  return status === 404 || sent.some(forbidsFrames) === forbidsFrames(own);
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { "plain-host": { type: "boolean" } } });
  const [copy = ""] = positionals;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(copy))
    throw new Error("Say which copy to check: npm run verify -- https://www.example.com [--plain-host]");
  const lines = await verify(copy, await readSite("out"), values["plain-host"]);
  if (firm.bookingUrl) lines.push(...(await findFrameFaults(firm.bookingUrl, new URL(copy).origin)));
  console.log([...lines, `${copy}: ${lines.length} differences`].join("\n"));
  if (lines.length > 0) process.exitCode = 1;
}

await runCommand(import.meta.url, main);
