/**
 * Compares a deployed copy with out/: `npm run verify -- https://host [--plain-host]`. Every response must match that
 * of deploy/responses.ts. Also checks whether the copy may frame the calendar.
 */
import { parseArgs } from "node:util";
import { site as firm } from "@/content/site";
import { ANY_PATH_HEADERS, addressOf, COMMON_HEADERS, formatPolicyHeader, NOT_FOUND_PAGE } from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { fetchResponse } from "./fetch-response";
import { findFrameFaults } from "./framing";
import { prepareSite, respond, type SiteResponse } from "./responses";

/** A path without a page. It identifies this program in the host's access log. */
const UNKNOWN_PAGE = "no-such-page-asked-by-verify/";

/** Many hosts do not compress smaller files. */
const MIN_COMPRESSED_BYTES = 1024;

/** The headers to compare: those of lib/headers.ts, and others that would weaken them. */
const HEADERS = [
  ...["content-type", ...Object.keys(COMMON_HEADERS), "content-security-policy", "x-robots-tag", "cache-control"],
  ...["cross-origin-resource-policy", "x-frame-options", "set-cookie", "refresh", "link", "content-disposition"],
];

/**
 * Compares a deployed copy with a build.
 *
 * @param copy The address of the copy: https://www.example.com.
 * @param site The build that was deployed.
 * @param isPlainHost Whether to compare only status, type and bytes, for a host that cannot send the site's headers
 *   (S3's website endpoint).
 * @returns One line for each difference.
 * @throws Error if the copy does not respond at all.
 */
export async function verify(copy: string, site: SiteFiles, isPlainHost = false): Promise<string[]> {
  const root = copy.replace(/\/+$/, "");
  const built = prepareSite(site);
  await fetchResponse(`${root}/`);
  // Hosts respond differently at the 404 page's own address, so unknown addresses are requested instead.
  const files = [...site.keys()].filter((path) => path !== NOT_FOUND_PAGE).map(addressOf);
  const addresses = files.map((file) => file.split("/").map(encodeURIComponent).join("/"));
  const pages = addresses.filter((address) => /.\/$/.test(address));
  const unknown = ["/", ...pages].map((page) => page + UNKNOWN_PAGE);
  const lines: string[] = [];
  for (const address of [...addresses, ...pages.map((page) => page.slice(0, -1)), ...unknown]) {
    const found = await fetchResponse(root + address).then(
      (response) => compareResponses(root + address, respond(built, address), response, isPlainHost),
      (error: Error) => [error.message],
    );
    lines.push(...found.map((text) => `${address}  ${text}`));
  }
  // Over http, the host must redirect to https or not respond.
  if (!root.startsWith("https:") || new URL(root).port) return lines;
  const address = `${root.replace("https", "http")}/`;
  const received = await fetchResponse(address).then(
    (response) => describeOutcome(address, response),
    () => `a redirect to ${root}/`,
  );
  return received === `a redirect to ${root}/`
    ? lines
    : [...lines, `${address}  expected a redirect to https, got ${received}`];
}

function compareResponses(url: string, expected: SiteResponse, response: SiteResponse, isPlainHost: boolean): string[] {
  const [wanted, received] = [describeOutcome(url, expected), describeOutcome(url, response)];
  if (wanted !== received) return [`expected ${wanted}, got ${received}`];
  if (expected.headers.location) return [];
  const { status, headers, body } = response;
  const lines = (isPlainHost ? ["content-type"] : HEADERS)
    .filter((name) => !isSameHeader(name, headers[name], expected.headers[name], status))
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

/** Describes a redirect by its target, and any other response by its status. */
function describeOutcome(url: string, { status, headers: { location } }: SiteResponse): string {
  if (status < 301 || status > 308 || !location || !URL.canParse(location, url)) return `status ${status}`;
  return `a redirect to ${new URL(location, url).href}`;
}

/**
 * Whether two values of a header are equivalent. Hosts format some headers differently, and choose their own caching
 * and embedding headers for unknown addresses.
 */
function isSameHeader(name: string, sent: string | undefined, own: string | undefined, status: number): boolean {
  if (name === "content-security-policy") return isPolicyValid(sent?.split(/,\s*/) ?? [], own, status);
  if (name === "cache-control" || name === "cross-origin-resource-policy")
    return status === 404 || sent?.replaceAll(/,\s*/g, ", ") === own;
  // Optional, because the page also has a robots meta element.
  if (name === "x-robots-tag") return sent === undefined || sent === own;
  const mimeType = (type = "") =>
    type
      .toLowerCase()
      .replace(/;\s*charset=utf-8/, "")
      .replace(/^(application|text)\/(x-)?/, "");
  return sent === own || (name === "content-type" && mimeType(sent).replace("vnd.microsoft.", "x-") === mimeType(own));
}

/**
 * Whether a host's policies are valid. A page contains its own policy, so a host may send this policy or only the part
 * that all pages share, and in addition the policy of every address. The strictest policy decides who may frame the
 * page.
 */
function isPolicyValid(sent: string[], own: string | undefined, status: number): boolean {
  const known = [own, formatPolicyHeader(true), formatPolicyHeader(false), ANY_PATH_HEADERS["content-security-policy"]];
  if (!sent.every((policy) => known.includes(policy))) return false;
  if (own === undefined || sent.length === 0) return own === undefined;
  const forbidsFraming = (policy: string) => policy.endsWith("frame-ancestors 'none'");
  return status === 404 || sent.some(forbidsFraming) === forbidsFraming(own);
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { "plain-host": { type: "boolean" } } });
  const [copy = ""] = positionals;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(copy))
    throw new Error("Name the copy to check: npm run verify -- https://www.example.com [--plain-host]");
  const lines = await verify(copy, await readSite("out"), values["plain-host"]);
  if (firm.bookingUrl) lines.push(...(await findFrameFaults(firm.bookingUrl, new URL(copy).origin)));
  console.log([...lines, `${copy}: ${lines.length} differences`].join("\n"));
  if (lines.length > 0) process.exitCode = 1;
}

await runCommand(import.meta.url, main);
