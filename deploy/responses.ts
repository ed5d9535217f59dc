/** The expected response to a request. The preview server sends it; `npm run verify` compares hosts with it. */
import { createHash } from "node:crypto";
import { COMMON_HEADERS, contentTypeOf, fileAt, fileHeaders, type HeaderTable, NOT_FOUND_PAGE } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";
import { type Compressed, compress, isText } from "./compress";

export interface SiteResponse {
  status: number;
  headers: HeaderTable;
  body: Buffer;
}

interface PreparedFile {
  headers: HeaderTable;
  content: Buffer;
  /** Compressed at the first request, because the highest level is slow. */
  compressed: () => Compressed | undefined;
}
export type PreparedSite = ReadonlyMap<string, PreparedFile>;

/** Request headers, with names in lower case. */
type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Computes the headers of every file.
 *
 * @param compressFile Returns the compressed content, or undefined for a file that is sent uncompressed.
 */
export function prepareSite(site: SiteFiles, compressFile = compress): PreparedSite {
  const prepared = [...site].map(([path, content]): [string, PreparedFile] => {
    let compressed: Compressed | undefined;
    const headers: HeaderTable = {
      ...COMMON_HEADERS,
      ...fileHeaders(path, content),
      "content-type": contentTypeOf(path),
      // A weak ETag, because all encodings of a file have the same one.
      etag: `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
      ...(isText(path) && { vary: "accept-encoding" }),
    };
    const compressOnce = () => {
      compressed ??= compressFile(path, content);
      return compressed;
    };
    return [path, { headers, content, compressed: compressOnce }];
  });
  return new Map(prepared);
}

/**
 * Returns the response to a request. It never sends files outside the site.
 *
 * @param address The target of the request line.
 */
export function respond(site: PreparedSite, address: string, request: RequestHeaders = {}): SiteResponse {
  const target = parseAddress(address);
  if (!target) return textResponse(400, "This address is malformed.");

  const { path, query } = target;
  // Browsers would resolve "//talent/" to another host.
  if (path.includes("//")) return redirectResponse(encodeURI(path.replaceAll(/\/{2,}/g, "/")) + query);
  const file = site.get(fileAt(path));
  if (file) return fileResponse(file, request);
  if (site.has(`${path}/index.html`)) return redirectResponse(`${encodeURI(path)}/${query}`);
  const notFound = site.get(NOT_FOUND_PAGE);
  // Never a 304, because the browser's cached copy belongs to another address.
  return notFound
    ? { ...fileResponse(notFound, { ...request, "if-none-match": "" }), status: 404 }
    : textResponse(404, "Not found.");
}

/** Splits an address and decodes its path. Undefined if the address is malformed. */
function parseAddress(address: string): { path: string; query: string } | undefined {
  const [, rawPath = "", query = ""] = /^(\/[^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  try {
    const path = decodeURIComponent(rawPath);
    return path === "" || path.includes("\0") ? undefined : { path, query };
  } catch {
    return undefined;
  }
}

function fileResponse({ headers, content, compressed }: PreparedFile, request: RequestHeaders): SiteResponse {
  if (headers.etag && String(request["if-none-match"]).includes(headers.etag)) {
    const { "content-type": _, ...kept } = headers;
    return { status: 304, headers: kept, body: Buffer.alloc(0) };
  }
  const accepted = String(request["accept-encoding"]).split(/[\s,;]+/);
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  const body = (encoding && compressed()?.[encoding]) ?? content;
  const sent: HeaderTable = { ...headers, "content-length": String(body.length) };
  return {
    status: 200,
    headers: encoding && body !== content ? { ...sent, "content-encoding": encoding } : sent,
    body,
  };
}

function redirectResponse(location: string): SiteResponse {
  return textResponse(301, `Moved to ${location}`, { location });
}

function textResponse(status: number, text: string, extra: HeaderTable = {}): SiteResponse {
  const body = Buffer.from(`${text}\n`);
  const headers = { "content-type": "text/plain; charset=utf-8", "content-length": String(body.length) };
  return { status, headers: { ...COMMON_HEADERS, ...headers, ...extra }, body };
}
