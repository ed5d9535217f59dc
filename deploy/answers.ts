/** The expected answer to a request. The preview server sends it; `npm run verify` compares hosts with it. */
import { createHash } from "node:crypto";
import { EVERY_ANSWER, fileAt, type HeaderTable, headersOf, NOT_FOUND_PAGE, typeOf } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";
import { type Compressed, compress } from "./compress";

export interface Answer {
  status: number;
  headers: HeaderTable;
  body: Buffer;
}

interface PreparedFile {
  headers: HeaderTable;
  content: Buffer;
  compressed: Compressed | undefined;
}
export type PreparedSite = ReadonlyMap<string, PreparedFile>;

/** Request headers, names in lower case. */
type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Computes the headers and the compressed forms of every file.
 *
 * @param compressFile Returns the compressed forms, or undefined for a file that is sent as it is.
 */
export function prepare(site: SiteFiles, compressFile = compress): PreparedSite {
  const prepared = [...site].map(([path, content]): [string, PreparedFile] => {
    const compressed = compressFile(path, content);
    const headers: HeaderTable = {
      ...EVERY_ANSWER,
      ...headersOf(path, content),
      "content-type": typeOf(path),
      // Weak, because all encodings of a file share it.
      etag: `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
      ...(compressed && { vary: "accept-encoding" }),
    };
    return [path, { headers, content, compressed }];
  });
  return new Map(prepared);
}

/**
 * Answers one request. Only files of the site are ever sent.
 * @param address the target of the request line
 */
export function answer(site: PreparedSite, address: string, request: RequestHeaders = {}): Answer {
  const target = parseAddress(address);
  if (!target) return plainText(400, "This address is malformed.");

  const { path, query } = target;
  // A browser takes "//talent/" in a link or in the history for another host.
  if (path.includes("//")) return redirect(encodeURI(path.replaceAll(/\/{2,}/g, "/")) + query);
  const file = site.get(fileAt(path));
  if (file) return send(file, request);
  if (site.has(`${path}/index.html`)) return redirect(`${encodeURI(path)}/${query}`);
  const notFound = site.get(NOT_FOUND_PAGE);
  // Never a 304: the browser's copy is of another address.
  return notFound
    ? { ...send(notFound, { ...request, "if-none-match": "" }), status: 404 }
    : plainText(404, "Not found.");
}

/** Splits an address and decodes its path; undefined for a malformed one. */
function parseAddress(address: string): { path: string; query: string } | undefined {
  const [, rawPath = "", query = ""] = /^(\/[^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  try {
    const path = decodeURIComponent(rawPath);
    return path === "" || path.includes("\0") ? undefined : { path, query };
  } catch {
    return undefined;
  }
}

function send({ headers, content, compressed }: PreparedFile, request: RequestHeaders): Answer {
  if (headers.etag && String(request["if-none-match"]).includes(headers.etag)) {
    const { "content-type": _, ...kept } = headers;
    return { status: 304, headers: kept, body: Buffer.alloc(0) };
  }
  const accepted = String(request["accept-encoding"]).split(/[\s,;]+/);
  const encoding = compressed && (["br", "gzip"] as const).find((name) => accepted.includes(name));
  const body = encoding ? compressed[encoding] : content;
  const sent: HeaderTable = { ...headers, "content-length": String(body.length) };
  return { status: 200, headers: encoding ? { ...sent, "content-encoding": encoding } : sent, body };
}

function redirect(location: string): Answer {
  return plainText(301, `Moved to ${location}`, { location });
}

function plainText(status: number, text: string, extra: HeaderTable = {}): Answer {
  const body = Buffer.from(`${text}\n`);
  const headers = { "content-type": "text/plain; charset=utf-8", "content-length": String(body.length) };
  return { status, headers: { ...EVERY_ANSWER, ...headers, ...extra }, body };
}
