/**
 * Holds a deployed copy of the site against out/, from outside: `npm run verify -- https://host [--plain-host]`. Every
 * answer must be the one that `deploy/answers.ts` gives for that address.
 */
import { parseArgs } from "node:util";
import { site } from "@/content/site";
import { runCommand } from "@/tools/command";
import { type Answer, answer, prepare } from "./answers";
import { probeCalendar } from "./calendar-probe";
import { addressOf, EVERY_ANSWER, type HeaderTable, NOT_FOUND_PAGE, policyHeader } from "./headers";
import { ANY_ADDRESS } from "./host-files";
import { explainRewrite } from "./rewritten-html";
import { readSite, type SiteFiles } from "./site-files";

export interface Fault {
  address: string;
  text: string;
}

/** What is looked at: the table's headers, and those that would undo what the table or a page says. */
const HEADERS = [
  ...Object.keys(EVERY_ANSWER),
  ...["content-type", "content-security-policy", "x-robots-tag"],
  ...["x-frame-options", "set-cookie", "refresh", "link", "content-disposition", "cross-origin-embedder-policy"],
];
/** And those of a file; an unknown address may be kept and embedded as the host likes. */
const HEADERS_OF_FILES = [...HEADERS, "cache-control", "cross-origin-resource-policy"];

/** Says itself what it is for, in somebody's access log; no page will ever have this name. */
const UNKNOWN = "no-such-page-asked-by-verify/";

/** How long an answer may take, in ms. */
const TIMEOUT = 20_000;

/** Below this, compression saves nothing and many hosts leave it out. */
const WORTH_COMPRESSING = 1024;

/**
 * Checks a copy.
 * @param copy its address: https://www.example.com
 * @param site the built folder that was deployed there
 * @param isPlainHost it sends its own headers and no others (S3's website endpoint): only the type is looked at
 * @returns what is not as it should be
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
      // Some hosts show a page without its slash, too.
      const isShown = reply.status === 200 && expected.headers.location === `${address}/`;
      const texts = compare(root + address, isShown ? answer(built, `${address}/`) : expected, reply, isPlainHost);
      faults.push(...texts.map((text) => ({ address, text })));
    } catch (error) {
      faults.push({ address, text: error instanceof Error ? error.message : String(error) });
    }
  }
  return [...faults, ...(await plainHttp(new URL(root)))];
}

/**
 * Asks a host for one address, and follows no redirect.
 * @param headers what the client says, names in lower case
 * @returns the answer, its body unpacked
 * @throws in one sentence when there is no answer, or one that cannot be unpacked
 */
export async function ask(url: string, headers: HeaderTable = {}): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      redirect: "manual",
      headers: { "accept-encoding": "br, gzip", "user-agent": "site-verify", ...headers },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body };
  } catch (error) {
    throw new Error(`no answer from ${new URL(url).host}: ${reasonOf(error)}`);
  }
}

/** What fetch says itself ("fetch failed") tells nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || String(Reflect.get(error, "code"));
}

/** Every address that says something of a copy: each file, with and without its slash, and in each folder what is not. */
function addressesIn(site: SiteFiles): Set<string> {
  // Asked for by its own address, the 404 page is answered by each host in its own way; unknown addresses show it.
  const files = [...site.keys()]
    .filter((path) => path !== NOT_FOUND_PAGE)
    .map((path) => addressOf(path).split("/").map(encodeURIComponent).join("/"));
  const folders = files.flatMap((address) =>
    [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index + 1)),
  );
  const bare = files.filter((address) => /.\/$/.test(address)).map((address) => address.slice(0, -1));
  const unknown = folders.map((folder) => folder + UNKNOWN);
  return new Set([...files, ...folders, ...bare, ...unknown]);
}

function compare(url: string, expected: Answer, reply: Answer, isPlainHost: boolean): string[] {
  const [wanted, got] = [outcome(url, expected), outcome(url, reply)];
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

/** What an answer is apart from its content: its status or, of any redirect, where it leads. */
function outcome(url: string, { status, headers: { location } }: Answer): string {
  if (status < 301 || status > 308 || !location || !URL.canParse(location, url)) return `status ${status}`;
  return `a redirect to ${new URL(location, url).href}`;
}

function compareHeaders({ status, headers }: Answer, reply: Answer, isPlainHost: boolean): string[] {
  const names = isPlainHost ? ["content-type"] : status === 404 ? HEADERS : HEADERS_OF_FILES;
  return names.flatMap((name) => {
    const [expected, sent] = [headers[name], reply.headers[name]];
    const holds: Rule = RULES[name] ?? Object.is;
    return holds(sent, expected, status) ? [] : [`${name}: expected ${shown(expected)}, got ${shown(sent)}`];
  });
}

/** Where a host may say a header in its own way. */
const RULES: Record<string, Rule> = {
  "cache-control": (sent, expected) => sent?.replaceAll(/,\s*/g, ", ") === expected,
  "content-type": (sent = "", expected = "") => typeIn(sent) === typeIn(expected),
  "content-security-policy": policyHolds,
  // The page says so too, and not every host can say it for a page.
  "x-robots-tag": (sent, expected) => sent === undefined || sent === expected,
};

type Rule = (sent: string | undefined, expected: string | undefined, status: number) => boolean;

/** Types that hosts choose by themselves, and browsers take alike. */
const ALIKE: Record<string, string> = {
  "application/javascript": "text/javascript",
  "text/xml": "application/xml",
  "image/vnd.microsoft.icon": "image/x-icon",
  "application/json": "application/manifest+json",
};

function typeIn(header: string): string {
  const type = header.toLowerCase().replace(/;\s*charset=utf-8/, "");
  return ALIKE[type] ?? type;
}

/**
 * A page's own policy stands in the page as well. So a host may send it, or the part that is the same for all pages, and
 * with either what stands at any address; the narrowest says who may frame the page.
 */
function policyHolds(sent = "", own: string | undefined, status: number): boolean {
  const policies = sent.split(",").flatMap((policy) => policy.trim() || []);
  const known = [own, policyHeader(true), policyHeader(false), ANY_ADDRESS["content-security-policy"]];
  if (!policies.every((policy) => known.includes(policy))) return false;
  if (own === undefined) return true;
  const isForNobody = (policy: string) => policy.endsWith("frame-ancestors 'none'");
  // No page is at an unknown address, so the site's own pages may frame it as well as not.
  return policies.length > 0 && (status === 404 || policies.some(isForNobody) === isForNobody(own));
}

/** Whether it comes small, and a second time not at all. */
function compareDelivery(expected: Answer, { headers, body }: Answer): string[] {
  const isText = expected.headers["content-type"]?.includes("charset") && body.length >= WORTH_COMPRESSING;
  const isCompressed = Boolean(headers["content-encoding"]);
  const isVaried = /accept-encoding/i.test(headers.vary ?? "");
  return [
    ...(isText && !isCompressed ? ["not compressed, though the client takes brotli and gzip"] : []),
    ...(isText && isCompressed && !isVaried ? [`vary: expected "accept-encoding", got ${shown(headers.vary)}`] : []),
    ...(headers.etag || headers["last-modified"] ? [] : ["neither etag nor last-modified: each visit fetches it anew"]),
  ];
}

/** Who comes to an https host by http must be led to https on the same host; a host may also answer nothing there. */
async function plainHttp({ protocol, port, hostname }: URL): Promise<Fault[]> {
  if (protocol === "http:" || port !== "") return [];
  const address = `http://${hostname}/`;
  const reply = await ask(address).catch(() => undefined);
  const got = reply && outcome(address, reply);
  if (!got || got.startsWith(`a redirect to https://${hostname}/`)) return [];
  return [{ address, text: `expected a redirect to https, got ${got}` }];
}

function shown(value: string | undefined): string {
  return value === undefined ? "nothing" : `"${value}"`;
}

/** One line for what is found at many addresses alike. */
function lines(faults: Fault[]): string {
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
  const { bookingUrl } = site;
  for (const text of bookingUrl ? await probeCalendar(bookingUrl, new URL(copy).origin) : []) {
    faults.push({ address: `the calendar ${bookingUrl}`, text });
  }
  console.log(`${lines(faults)}${copy}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(import.meta.url, main);
