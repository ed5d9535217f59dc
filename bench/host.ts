/** The servers of the benchmark: HTTP/2 over TLS, as hosts speak it, each at the end of a slow line; and plain ones. */
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { answer, prepare } from "@/deploy/answers";
import { listen } from "@/deploy/loopback";
import { serverOf } from "@/deploy/serve";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { openLine } from "./line";

/** What is measured in turn: a folder, by its name, or the empty page. */
export interface Site {
  name: string;
  /** At the end of the line, without a closing slash. */
  url: string;
  /** On loopback, for Lighthouse, which simulates a line of its own. */
  direct: string;
}

export const EMPTY_PAGE = "empty page";

/** The key and the certificate of the tests' calendar: nobody checks who this is. */
const KEY = readFileSync("e2e/calendar/self-signed.pem");

/**
 * Bytes in a TLS record unless the benchmark is told otherwise: what fits one segment. A browser can read a record only
 * when all of it has arrived, so many hosts begin with small ones (Go's crypto/tls, CloudFront's s2n). nginx as it comes
 * sends 16,384 bytes, which holds back what the first window has brought.
 */
export const SMALL_RECORD = 1350;

/**
 * Serves out/, the folders to compare it with, and an empty page: the landing page's head, fonts and script and nothing but
 * a heading, which is as quick as this site could ever be.
 *
 * @param record Bytes in a TLS record: 512 to 16,384.
 * @throws Error if a folder holds no site.
 */
export async function hostSites(folders: readonly string[], record: number): Promise<Site[]> {
  const out = await readSite("out");
  const html = out.get("/index.html")?.toString() ?? "";
  const empty = html.replace(/(<body[^>]*>).*(<\/body>)/s, "$1<main><h1>A heading</h1><p>A line of text</p></main>$2");
  return [
    await host("out", out, record),
    ...(await Promise.all(folders.map(async (name) => host(name, await readSite(name), record)))),
    await host(EMPTY_PAGE, new Map([...out, ["/index.html", Buffer.from(empty)]]), record),
  ];
}

async function host(name: string, files: SiteFiles, record: number): Promise<Site> {
  const site = prepare(files);
  const server = createSecureServer({ key: KEY, cert: KEY }, (asked, answered) => {
    const { status, headers, body } = answer(site, asked.url, asked.headers);
    answered.writeHead(status, headers);
    answered.end(body);
  });
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(record));
  const url = (await openLine(await listen(server.unref()))).replace("http:", "https:");
  return { name, url, direct: await listen(serverOf(files).unref()) };
}
