/**
 * Compares a deployed copy with out/, from outside: `npm run verify -- https://host [--plain-host]`. Every answer must
 * match that of deploy/answers.ts.
 */
import { parseArgs } from "node:util";
import { ANY_ADDRESS, addressOf, EVERY_ANSWER, type HeaderTable, NOT_FOUND_PAGE, policyHeader } from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { type Answer, answer, prepare } from "./answers";
import { explainRewrite } from "./rewritten-html";

export interface Fault {
  address: string;
  text: string;
}

/** Headers to compare: those of the table, and those that would undo them. */
const HEADERS = [
  ...Object.keys(EVERY_ANSWER),
  ...["content-type", "content-security-policy", "x-robots-tag"],
  ...["x-frame-options", "set-cookie", "refresh", "link", "content-disposition", "cross-origin-embedder-policy"],
];
/** Unknown addresses may be cached and embedded as the host likes. */
const HEADERS_OF_FILES = [...HEADERS, "cache-control", "cross-origin-resource-policy"];

/** A name that no page has. In an access log it explains itself. */
const UNKNOWN_PAGE = "no-such-page-asked-by-verify/";

const ANSWER_TIMEOUT_MS = 20_000;

/** Many hosts do not compress smaller files. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * @param copy the address of the copy: https://www.example.com
 * @param site the build that was deployed there
 * @param isPlainHost for a host that cannot send the site's headers (S3's website endpoint): compares only the type
 * @throws when the copy does not answer at all
 */
export async function verify(copy: string, site: SiteFiles, isPlainHost = false): Promise<Fault[]> {
  const root = copy.replace(/\/+$/, "");
  const built = prepare(site);
  await ask(`${root}/`);
  const faults: Fault[] = [];
  for (const address of addressesIn(site)) {
    try {
      const reply = await ask(root + address);
      const expected = answer(built, address);
      // Some hosts show a page also without its slash.
      const isShown = reply.status === 200 && expected.headers.location === `${address}/`;
      const texts = compare(root + address, isShown ? answer(built, `${address}/`) : expected, reply, isPlainHost);
      faults.push(...texts.map((text) => ({ address, text })));
    } catch (error) {
      faults.push({ address, text: error instanceof Error ? error.message : String(error) });
    }
  }
  return [...faults, ...(await checkHttpsRedirect(new URL(root)))];
}

/**
 * Requests one address without following redirects.
 * @param headers request headers, names in lower case
 * @returns the answer, its body decompressed
 * @throws in one sentence when there is no answer, or it cannot be decompressed
 */
export async function ask(url: string, headers: HeaderTable = {}): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      redirect: "manual",
      headers: { "accept-encoding": "br, gzip", "user-agent": "site-verify", ...headers },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body };
  } catch (error) {
    throw new Error(`no answer from ${new URL(url).host}: ${reasonOf(error)}`);
  }
}

/** The message of fetch itself is always "fetch failed"; its cause says more. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || String(Reflect.get(error, "code"));
}

/** The addresses to request: each file, each page without its slash, each folder, and an unknown page in each folder. */
function addressesIn(site: SiteFiles): Set<string> {
  // Not the 404 page by its own address, which hosts treat differently. Unknown addresses show it.
  const files = [...site.keys()]
    .filter((path) => path !== NOT_FOUND_PAGE)
    .map((path) => addressOf(path).split("/").map(encodeURIComponent).join("/"));
  const folders = files.flatMap((address) =>
    [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index + 1)),
  );
  const bare = files.filter((address) => /.\/$/.test(address)).map((address) => address.slice(0, -1));
  const unknown = folders.map((folder) => folder + UNKNOWN_PAGE);
  return new Set([...files, ...folders, ...bare, ...unknown]);
}

function compare(url: string, expected: Answer, reply: Answer, isPlainHost: boolean): string[] {
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
function describeOutcome(url: string, { status, headers: { location } }: Answer): string {
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

/** An https host must redirect http to https on the same host, or not answer http at all. */
async function checkHttpsRedirect({ protocol, port, hostname }: URL): Promise<Fault[]> {
  if (protocol === "http:" || port !== "") return [];
  const address = `http://${hostname}/`;
  const reply = await ask(address).catch(() => undefined);
  const got = reply && describeOutcome(address, reply);
  if (!got || got.startsWith(`a redirect to https://${hostname}/`)) return [];
  return [{ address, text: `expected a redirect to https, got ${got}` }];
}

function quoted(value: string | undefined): string {
  return value === undefined ? "nothing" : `"${value}"`;
}

/** One line for each fault, with the addresses that share it. */
function formatFaults(faults: Fault[]): string {
  const alike = new Map<string, string[]>();
  for (const { address, text } of faults) alike.set(text, [...(alike.get(text) ?? []), address]);
  const line = ([text, all]: [string, string[]]) => {
    const others = all.length > 3 ? ` and ${all.length - 3} more` : "";
    return `${all.slice(0, 3).join(" ")}${others}  ${text}\n`;
  };
  return [...alike].map(line).join("");
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "plain-host": { type: "boolean", default: false } },
  });
  const [copy = ""] = positionals;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(copy)) {
    throw new Error("Say which copy to check: npm run verify -- https://www.example.com [--plain-host]");
  }
  const faults = await verify(copy, await readSite("out"), values["plain-host"]);
  console.log(`${formatFaults(faults)}${copy}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(import.meta.url, main);
