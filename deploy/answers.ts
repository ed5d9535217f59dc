/**
 * What a good host answers to a request for one of the site's files, as a function without a socket: the preview
 * server sends it, tests ask it.
 */
import { createHash } from "node:crypto";
import { compress } from "./compress";
import {
  everyAnswer,
  fileAt,
  type HeaderTable,
  headersOf,
  kindOf,
  notFoundPage,
  pageHeaders,
  redirects,
} from "./headers";
import type { SiteFiles } from "./site-files";

export type SiteRequest = {
  method: string;
  address: string;
  headers: { [name: string]: string | string[] | undefined };
};
export type Answer = { status: number; headers: HeaderTable; body?: Buffer };

type Encoding = "br" | "gzip" | "identity";
type Form = { body: Buffer; etag: string };
type Prepared = { headers: HeaderTable; forms: Partial<Record<Encoding, Form>> & { identity: Form } };
export type PreparedSite = ReadonlyMap<string, Prepared>;

/** Prepares every file of a site: its headers, its compressed forms and their ETags. */
export async function prepare(site: SiteFiles): Promise<PreparedSite> {
  const files = new Map<string, Prepared>();
  for (const [path, content] of site) files.set(path, await prepareFile(path, content));
  return files;
}

async function prepareFile(path: string, content: Buffer): Promise<Prepared> {
  const headers = {
    ...headersOf(path),
    ...(kindOf(path) === "page" ? pageHeaders(path, content.toString("utf8")) : {}),
  };
  const { br, gzip } = await compress(path, content);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const forms: Prepared["forms"] = { identity: { body: content, etag: `"${hash}"` } };
  if (br) forms.br = { body: br, etag: `"${hash}-br"` };
  if (gzip) forms.gzip = { body: gzip, etag: `"${hash}-gzip"` };
  return { headers, forms };
}

/** Answers one request. Only addresses that are in the site's list of files can ever be sent. */
export function answer(site: PreparedSite, request: SiteRequest): Answer {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(405, "Only GET and HEAD are answered here.", { allow: "GET, HEAD" });
  }
  const target = readAddress(request.address);
  if (!target) return plain(400, "This address is malformed.");

  const { path, query } = target;
  const moved = redirects.find(({ from }) => from === path);
  if (moved) return redirect(moved.status, moved.to);
  const file = site.get(fileAt(path));
  if (file) return send(file, 200, request);
  if (site.has(`${path}/index.html`)) return redirect(301, `${encodeURI(path)}/${asHeader(query)}`);
  const notFound = site.get(notFoundPage);
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
  const encoding = chooseEncoding(file.forms, String(request.headers["accept-encoding"] ?? ""));
  const form = file.forms[encoding] ?? file.forms.identity;
  const headers: HeaderTable = { ...file.headers, etag: form.etag };
  if (file.forms.br || file.forms.gzip) headers.vary = "accept-encoding";
  if (status === 200 && matchesETag(String(request.headers["if-none-match"] ?? ""), form.etag)) {
    return { status: 304, headers: without(headers, "content-type") };
  }
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(form.body.length);
  return request.method === "HEAD" ? { status, headers } : { status, headers, body: form.body };
}

/** The best form that the client accepts: brotli before gzip before none, quality 0 being a refusal. */
function chooseEncoding(forms: Prepared["forms"], accept: string): Encoding {
  const quality = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    quality.set(name, q ? Number(q.slice(2)) : 1);
  }
  const accepted = (name: string) => (quality.get(name) ?? quality.get("*") ?? 0) > 0;
  if (forms.br && accepted("br")) return "br";
  if (forms.gzip && accepted("gzip")) return "gzip";
  return "identity";
}

function matchesETag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

function redirect(status: number, location: string): Answer {
  return plain(status, `Moved to ${location}`, { location });
}

function plain(status: number, text: string, extra: HeaderTable = {}): Answer {
  const body = Buffer.from(`${text}\n`);
  const headers = { "content-type": "text/plain; charset=utf-8", "content-length": String(body.length) };
  return { status, headers: { ...everyAnswer, ...headers, ...extra }, body };
}

function without(headers: HeaderTable, name: string): HeaderTable {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}
