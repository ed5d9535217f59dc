/**
 * Compares a deployed copy with out/, from outside: `npm run verify -- https://host [--plain-host]`. Every answer must
 * match that of deploy/answers.ts.
 */
import { parseArgs } from "node:util";
import { site } from "@/content/site";
import { addressOf, type HeaderTable, NOT_FOUND_PAGE } from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { type Answer, answer, prepare } from "./answers";
import { probeCalendar } from "./calendar-probe";
import { compareAnswers, describeOutcome } from "./compare";

export interface Fault {
  address: string;
  text: string;
}

/** A path that no page has, readable in an access log. */
const UNKNOWN_PAGE = "no-such-page-asked-by-verify/";

const ANSWER_TIMEOUT_MS = 20_000;

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
      const texts = compareAnswers(
        root + address,
        isShown ? answer(built, `${address}/`) : expected,
        reply,
        isPlainHost,
      );
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
  // Hosts differ in what they answer for the 404 page's own address. It is checked by unknown addresses instead.
  const files = [...site.keys()]
    .filter((path) => path !== NOT_FOUND_PAGE)
    .map((path) => addressOf(path).split("/").map(encodeURIComponent).join("/"));
  const folders = files.flatMap((address) =>
    [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index + 1)),
  );
  const withoutSlash = files.filter((address) => /.\/$/.test(address)).map((address) => address.slice(0, -1));
  const unknown = folders.map((folder) => folder + UNKNOWN_PAGE);
  return new Set([...files, ...folders, ...withoutSlash, ...unknown]);
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

/** One line for each fault, with the addresses that share it. */
function formatFaults(faults: Fault[]): string {
  const addressesByText = new Map<string, string[]>();
  for (const { address, text } of faults) addressesByText.set(text, [...(addressesByText.get(text) ?? []), address]);
  const line = ([text, addresses]: [string, string[]]) => {
    const others = addresses.length > 3 ? ` and ${addresses.length - 3} more` : "";
    return `${addresses.slice(0, 3).join(" ")}${others}  ${text}\n`;
  };
  return [...addressesByText].map(line).join("");
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
  console.log(`${formatFaults(faults)}${copy}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(import.meta.url, main);
