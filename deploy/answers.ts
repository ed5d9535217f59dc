/**
 * What a good host answers to a request for one of the site's files, as a function without a socket: the preview
 * server sends it, tests ask it.
 */
import { createHash } from "node:crypto";
import { compress } from "./compress";
import { EVERY_ANSWER, fileAt, type HeaderTable, headersOf, NOT_FOUND_PAGE, REDIRECTS, typeOf } from "./headers";
import type { SiteFiles } from "./site-files";

export interface SiteRequest {
  method: string;
  address: string;
  headers: { [name: string]: string | string[] | undefined };
}
export interface Answer {
  status: number;
  headers: HeaderTable;
  body?: Buffer;
}

type Encoding = "br" | "gzip" | "identity";
interface Encoded {
  body: Buffer;
  etag: string;
}
interface Prepared {
  headers: HeaderTable;
  encodings: Partial<Record<Encoding, Encoded>> & { identity: Encoded };
}
export type PreparedSite = ReadonlyMap<string, Prepared>;

/** Prepares every file of a site: its headers, its encodings and their ETags. */
export async function prepare(site: SiteFiles): Promise<PreparedSite> {
  const files = new Map<string, Prepared>();
  for (const [path, content] of site) files.set(path, await prepareFile(path, content));
  return files;
}

async function prepareFile(path: string, content: Buffer): Promise<Prepared> {
  const headers = { ...EVERY_ANSWER, ...headersOf(path, content), "content-type": typeOf(path) };
  const { br, gzip } = await compress(path, content);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const encodings: Prepared["encodings"] = { identity: { body: content, etag: `"${hash}"` } };
  if (br) encodings.br = { body: br, etag: `"${hash}-br"` };
  if (gzip) encodings.gzip = { body: gzip, etag: `"${hash}-gzip"` };
  return { headers, encodings };
}

/** Answers one request. Only addresses that are in the site's list of files can ever be sent. */
export function answer(site: PreparedSite, request: SiteRequest): Answer {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(405, "Only GET and HEAD are answered here.", { allow: "GET, HEAD" });
  }
  const target = readAddress(request.address);
  if (!target) return plain(400, "This address is malformed.");

  const { path, query } = target;
  const moved = REDIRECTS.find(({ from }) => from === path);
  if (moved) return redirect(moved.to);
  const file = site.get(fileAt(path));
  if (file) return send(file, 200, request);
  if (site.has(`${path}/index.html`)) return redirect(`${encodeURI(path)}/${asHeader(query)}`);
  const notFound = site.get(NOT_FOUND_PAGE);
  return notFound ? send(notFound, 404, request) : plain(404, "Not found.");
}

/** Takes an address apart and decodes its path; undefined when it is not one. */
function readAddress(address: string): { path: string; query: string } | undefined {
  // "//host/path" and "http://host/path" in a request line are read as paths of this site, never as another host.
  const [, rawPath = "", query = ""] = /^(\/[^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  try {
    const path = decodeURIComponent(rawPath);
    return path === "" || path.includes("\0") ? undefined : { path, query };
  } catch {
    return undefined;
  }
}

/** A header holds no line breaks and only visible ASCII. */
function asHeader(text: string): string {
  return text.replace(/[^!-~]/g, (character) => encodeURIComponent(character));
}

function send(file: Prepared, status: number, request: SiteRequest): Answer {
  const encoding = chooseEncoding(file.encodings, String(request.headers["accept-encoding"] ?? ""));
  const encoded = file.encodings[encoding] ?? file.encodings.identity;
  const headers: HeaderTable = { ...file.headers, etag: encoded.etag };
  if (file.encodings.br || file.encodings.gzip) headers.vary = "accept-encoding";
  if (status === 200 && matchesETag(String(request.headers["if-none-match"] ?? ""), encoded.etag)) {
    const { "content-type": _, ...kept } = headers;
    return { status: 304, headers: kept };
  }
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(encoded.body.length);
  return request.method === "HEAD" ? { status, headers } : { status, headers, body: encoded.body };
}

/** The best encoding that the client accepts: brotli before gzip before none, quality 0 being a refusal. */
function chooseEncoding(encodings: Prepared["encodings"], accept: string): Encoding {
  const quality = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    quality.set(name, q ? Number(q.slice(2)) : 1);
  }
  const accepted = (name: string) => (quality.get(name) ?? quality.get("*") ?? 0) > 0;
  if (encodings.br && accepted("br")) return "br";
  if (encodings.gzip && accepted("gzip")) return "gzip";
  return "identity";
}

function matchesETag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

function redirect(location: string): Answer {
  return plain(301, `Moved to ${location}`, { location });
}

function plain(status: number, text: string, extra: HeaderTable = {}): Answer {
  const body = Buffer.from(`${text}\n`);
  const headers = { "content-type": "text/plain; charset=utf-8", "content-length": String(body.length) };
  return { status, headers: { ...EVERY_ANSWER, ...headers, ...extra }, body };
}
