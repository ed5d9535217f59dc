/** Asks a host for one address, as it stands: no redirect is followed, nothing is unpacked before it is looked at. */
import { Agent as HttpAgent, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { HeaderTable } from "./headers";

export interface Reply {
  url: string;
  status: number;
  headers: HeaderTable;
  /** Unpacked. */
  body: Buffer;
  /** As many bytes as came over the wire. */
  size: number;
}

const TIMEOUT = 20_000;
// However many are asked at once, a host sees a few; no connection is used again, since its host may just have closed it.
const FEW = { maxSockets: 8 };
const AGENTS = { http: new HttpAgent(FEW), https: new HttpsAgent(FEW) };

/**
 * @param accept what the client says it can unpack: "br, gzip", or "identity"
 * @param more what else the client says, names in lower case
 * @param method GET, unless said otherwise
 * @throws in one sentence when there is no answer, or one that cannot be unpacked
 */
export function ask(url: string, accept = "br, gzip", more: HeaderTable = {}, method = "GET"): Promise<Reply> {
  const secure = url.startsWith("https:");
  const request = secure ? requestHttps : requestHttp;
  const agent = secure ? AGENTS.https : AGENTS.http;
  const { path, host } = requestLine(url);
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`no answer from ${host}: ${why}`));
    const headers = { "accept-encoding": accept, "user-agent": "site-verify", ...more };
    const sent = request(new URL(url), { agent, method, path, headers, timeout: TIMEOUT }, async (response) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const raw = Buffer.concat(chunks);
        const received = flat(response.headersDistinct);
        const body = unpack(raw, received["content-encoding"]);
        resolve({ url, status: response.statusCode ?? 0, headers: received, body, size: raw.length });
      } catch (error) {
        fail(messageOf(error));
      }
    });
    sent.on("timeout", () => sent.destroy(new Error(`nothing came for ${TIMEOUT / 1000} s`)));
    sent.on("error", (error) => fail(messageOf(error)));
    sent.end();
  });
}

/** The path as written: `URL` would tidy up what a careless client sends. */
function requestLine(url: string): { host: string; path: string } {
  const [, host = url, path = "/"] = /^(https?:\/\/[^/]+)(.*)$/s.exec(url) ?? [];
  return { host, path: path === "" ? "/" : path };
}

function unpack(raw: Buffer, encoding: string | undefined): Buffer {
  if (raw.length === 0) return raw;
  if (encoding === "br") return brotliDecompressSync(raw);
  if (encoding === "gzip") return gunzipSync(raw);
  return raw;
}

/** Of a header that is sent twice, both: browsers do not agree on which one counts. */
function flat(headers: NodeJS.Dict<string[]>): HeaderTable {
  return Object.fromEntries(Object.entries(headers).map(([name, values = []]) => [name, values.join(", ")]));
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
