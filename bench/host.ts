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

export interface Host {
  /** Without a closing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a site with HTTP/2 over TLS, as hosts do, at the end of a slow line. */
export async function hostSite(files: SiteFiles): Promise<Host> {
  const site = await prepare(files);
  const server = createSecureServer({ key: KEY, cert: KEY }, (asked, answered) => {
    const { status, headers, body } = answer(site, asked.url, asked.headers);
    answered.writeHead(status, headers);
    answered.end(body);
  });
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(RECORD));
  const line = await openLine(await listen(server));
  return {
    url: line.address.replace("http:", "https:"),
    close: async () => {
      await line.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
