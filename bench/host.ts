/** The servers of the benchmark: HTTP/2 over TLS on a slow line, and plain HTTP on loopback for Lighthouse. */
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { listen } from "@/deploy/loopback";
import { prepareSite, respond } from "@/deploy/responses";
import { createSiteServer } from "@/deploy/serve";
import { readSite, type SiteFiles } from "@/lib/site-files";
import { openLine } from "./line";

/** A site to measure: a folder or the empty page. */
export interface Site {
  name: string;
  /** The address on the slow line, without a trailing slash. */
  url: string;
  /** The address without the slow line, for Lighthouse, which simulates the network itself. */
  loopbackUrl: string;
}

export const EMPTY_PAGE = "empty page";

/** The self-signed certificate of the tests' calendar. */
const CERTIFICATE = readFileSync("e2e/calendar/self-signed.pem");

/**
 * The default size of a TLS record in bytes: one TCP segment. Browsers can read a record only when it is complete, so
 * many hosts begin with small ones (Go's crypto/tls, CloudFront's s2n). nginx's default is 16,384.
 */
export const SMALL_RECORD = 1350;

/**
 * Serves out/, the folders to compare, and an empty page as the lower limit: the landing page's head with one heading.
 *
 * @param record Size of a TLS record in bytes, from 512 to 16,384.
 * @throws Error if a folder contains no site.
 */
export async function hostSites(folders: readonly string[], record: number): Promise<Site[]> {
  const out = await readSite("out");
  const html = out.get("/index.html")?.toString() ?? "";
  const empty = html.replace(/(<body[^>]*>).*(<\/body>)/s, "$1<main><h1>A heading</h1><p>A line of text</p></main>$2");
  return [
    await hostSite("out", out, record),
    ...(await Promise.all(folders.map(async (name) => hostSite(name, await readSite(name), record)))),
    await hostSite(EMPTY_PAGE, new Map([...out, ["/index.html", Buffer.from(empty)]]), record),
  ];
}

async function hostSite(name: string, files: SiteFiles, record: number): Promise<Site> {
  const site = prepareSite(files);
  const server = createSecureServer({ key: CERTIFICATE, cert: CERTIFICATE }, (request, response) => {
    const { status, headers, body } = respond(site, request.url, request.headers);
    response.writeHead(status, headers);
    response.end(body);
  });
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(record));
  const url = (await openLine(await listen(server.unref()))).replace("http:", "https:");
  return { name, url, loopbackUrl: await listen(createSiteServer(files).unref()) };
}
