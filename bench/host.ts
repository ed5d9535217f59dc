import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { answer, prepare } from "@/deploy/answers";
import { listen } from "@/deploy/loopback";
import type { SiteFiles } from "@/deploy/site-files";
import { openLine } from "./line";

/** The key and the certificate of the tests' calendar: nobody checks who this is. */
const KEY = readFileSync("e2e/calendar/self-signed.pem");

/**
 * Bytes in a TLS record: what fits one segment. A record can be read once all of it is there, so hosts begin with small
 * ones (Go's crypto/tls, CloudFront's s2n); Node's of 16 kB would hold back what the first window has brought.
 */
const RECORD = 1350;

/**
 * Serves a site with HTTP/2 over TLS, as hosts do, at the end of a slow line.
 *
 * @returns its address, without a closing slash.
 */
export async function hostSite(files: SiteFiles): Promise<string> {
  const site = await prepare(files);
  const server = createSecureServer({ key: KEY, cert: KEY }, (asked, answered) => {
    const { status, headers, body } = answer(site, asked.url, asked.headers);
    answered.writeHead(status, headers);
    answered.end(body);
  });
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(RECORD));
  return (await openLine(await listen(server.unref()))).replace("http:", "https:");
}
