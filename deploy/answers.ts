/**
 * What a good host answers to a request for one of the site's files, as a function without a socket: the preview
 * server sends it, `npm run verify` holds a host against it.
 */
import { createHash } from "node:crypto";
import { EVERY_ANSWER, fileAt, type HeaderTable, headersOf, NOT_FOUND_PAGE, typeOf } from "@/lib/headers";
import type { SiteFiles } from "@/lib/site-files";
import { type Compressed, compress } from "./compress";

export interface Answer {
  status: number;
  headers: HeaderTable;
  body: Buffer;
}

interface Prepared {
  headers: HeaderTable;
  content: Buffer;
  compressed: Compressed | undefined;
}
export type PreparedSite = ReadonlyMap<string, Prepared>;

/** The headers of a request, names in lower case. */
type Asked = Readonly<Record<string, string | string[] | undefined>>;

/** Prepares every file of a site: its headers and its encodings. */
export function prepare(site: SiteFiles): PreparedSite {
  const prepared = [...site].map(([path, content]): [string, Prepared] => {
    const compressed = compress(path, content);
    const headers: HeaderTable = {
      ...EVERY_ANSWER,
      ...headersOf(path, content),
      "content-type": typeOf(path),
      // Weak, since it is one for all encodings.
      etag: `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
      ...(compressed && { vary: "accept-encoding" }),
    };
    return [path, { headers, content, compressed }];
  });
  return new Map(prepared);
}

/**
 * Answers one request. Only addresses that are in the site's list of files can ever be sent.
 * @param address as it stands in the request line
 */
export function answer(site: PreparedSite, address: string, asked: Asked = {}): Answer {
  const target = readAddress(address);
  if (!target) return plain(400, "This address is malformed.");

  const { path, query } = target;
  const file = site.get(fileAt(path));
  if (file) return send(file, asked);
  if (site.has(`${path}/index.html`)) return redirect(`${encodeURI(path)}/${query}`);
  const notFound = site.get(NOT_FOUND_PAGE);
  // What the browser has from another address is not asked for here.
  return notFound ? { ...send(notFound, { ...asked, "if-none-match": "" }), status: 404 } : plain(404, "Not found.");
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

function send({ headers, content, compressed }: Prepared, asked: Asked): Answer {
  if (headers.etag && String(asked["if-none-match"]).includes(headers.etag)) {
    const { "content-type": _, ...kept } = headers;
    return { status: 304, headers: kept, body: Buffer.alloc(0) };
  }
  const accepted = String(asked["accept-encoding"]).split(/[\s,;]+/);
  const encoding = compressed && (["br", "gzip"] as const).find((name) => accepted.includes(name));
  const body = encoding ? compressed[encoding] : content;
  const sent: HeaderTable = { ...headers, "content-length": String(body.length) };
  return { status: 200, headers: encoding ? { ...sent, "content-encoding": encoding } : sent, body };
}

function redirect(location: string): Answer {
  return plain(301, `Moved to ${location}`, { location });
}

function plain(status: number, text: string, extra: HeaderTable = {}): Answer {
  const body = Buffer.from(`${text}\n`);
  const headers = { "content-type": "text/plain; charset=utf-8", "content-length": String(body.length) };
  return { status, headers: { ...EVERY_ANSWER, ...headers, ...extra }, body };
}
