/**
 * Compares a deployed copy with out/, from outside: `npm run verify -- https://host [--plain-host]`. Every answer must
 * match that of deploy/answers.ts. Asks the calendar, too, whether the copy may frame it.
 */
import { parseArgs } from "node:util";
import { site as firm } from "@/content/site";
import { addressOf, type HeaderTable, NOT_FOUND_PAGE } from "@/lib/headers";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { runCommand } from "@/tools/command";
import { type Answer, answer, prepare } from "./answers";
import { compareAnswers, describeOutcome } from "./compare";
import { findFrameFaults } from "./framing";

export interface Fault {
  address: string;
  text: string;
}

/** An answer with its body decompressed, and the address that gave it. */
interface Reply extends Answer {
  url: string;
}

/** A path without a page, to test the 404 answer. In the host's access log, it says which program asked. */
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
    const expected = answer(built, address);
    const found = await findFaults(address, ask(root + address), (reply) => {
      // Some hosts show a page also without its slash.
      const isShown = reply.status === 200 && expected.status === 301;
      return compareAnswers(root + address, isShown ? answer(built, `${address}/`) : expected, reply, isPlainHost);
    });
    faults.push(...found);
  }
  return [...faults, ...(await checkHttpsRedirect(new URL(root)))];
}

/**
 * Requests the calendar as an iframe would, and checks whether its headers allow this site to show it in a frame.
 * @param calendar the address of the calendar
 * @param site the origin of the site, such as https://www.example.com
 * @returns the headers that block it, or why there was no answer; empty if the frame works
 */
export async function verifyCalendar(calendar: string, site: string): Promise<Fault[]> {
  const asked = ask(calendar, { accept: "text/html", "sec-fetch-dest": "iframe" }, "follow");
  return findFaults(`the calendar ${calendar}`, asked, (reply) => findFrameFaults(calendar, site, reply));
}

/** The faults of an answer. If there is no answer, that is the fault. */
async function findFaults(address: string, reply: Promise<Reply>, find: (reply: Reply) => string[]): Promise<Fault[]> {
  const texts = await reply.then(find, (error: Error) => [error.message]);
  return texts.map((text) => ({ address, text }));
}

/**
 * Requests one address.
 * @param headers request headers, names in lower case
 * @param redirect "follow" returns the answer of a redirect's target instead of the redirect
 * @throws in one sentence when there is no answer, or it cannot be decompressed
 */
export async function ask(
  url: string,
  headers: HeaderTable = {},
  redirect: "manual" | "follow" = "manual",
): Promise<Reply> {
  try {
    const reply = await fetch(url, {
      redirect,
      // Some calendars answer clients other than browsers with an error.
      headers: { "accept-encoding": "br, gzip", "user-agent": "Mozilla/5.0 (site-verify)", ...headers },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    return { url: reply.url, status: reply.status, headers: Object.fromEntries(reply.headers), body };
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
  const paths = [...site.keys()].filter((path) => path !== NOT_FOUND_PAGE);
  const files = paths.map((path) => addressOf(path).split("/").map(encodeURIComponent).join("/"));
  const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1)));
  const withoutSlash = files.map((file) => file.replace(/(.)\/$/, "$1"));
  return new Set([...files, ...withoutSlash, ...folders, ...folders.map((folder) => folder + UNKNOWN_PAGE)]);
}

/** An https host must redirect http to https on the same host, or not answer http at all. */
async function checkHttpsRedirect({ protocol, port, hostname }: URL): Promise<Fault[]> {
  if (protocol === "http:" || port !== "") return [];
  const address = `http://${hostname}/`;
  const wanted = `a redirect to https://${hostname}/`;
  const got = await ask(address).then(
    (reply) => describeOutcome(address, reply),
    () => wanted,
  );
  return got.startsWith(wanted) ? [] : [{ address, text: `expected a redirect to https, got ${got}` }];
}

/** One line for each fault, with the addresses that share it. */
function formatFaults(faults: Fault[]): string {
  const texts = [...new Set(faults.map(({ text }) => text))];
  return texts
    .map((text) => {
      const addresses = faults.filter((fault) => fault.text === text).map(({ address }) => address);
      const others = addresses.length > 3 ? ` and ${addresses.length - 3} more` : "";
      return `${addresses.slice(0, 3).join(" ")}${others}  ${text}\n`;
    })
    .join("");
}

async function main() {
  const options = { "plain-host": { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [copy = ""] = positionals;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(copy)) {
    throw new Error("Say which copy to check: npm run verify -- https://www.example.com [--plain-host]");
  }
  const faults = await verify(copy, await readSite("out"), values["plain-host"]);
  if (firm.bookingUrl) faults.push(...(await verifyCalendar(firm.bookingUrl, new URL(copy).origin)));
  console.log(`${formatFaults(faults)}${copy}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(import.meta.url, main);
