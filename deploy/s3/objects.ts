/** The export as S3 objects: what each is called, how it is sent, and what tells two versions of it apart. */
import { createHash } from "node:crypto";
import { compress } from "../compress";
import { KINDS, type Kind, kindOf, NOT_FOUND_PAGE, REDIRECTS, typeOf } from "../headers";
import type { SiteFiles } from "../site-files";

/** One object without its content, as a release's record keeps it. */
export interface ObjectRecord {
  key: string;
  kind: Kind;
  /** SHA-256 of the content and of everything that it is sent with. */
  fingerprint: string;
  contentType: string;
  cacheControl: string;
  contentEncoding?: string;
  /** Where S3's website endpoint sends who asks for this object. */
  redirect?: string;
}

export type SiteObject = ObjectRecord & { body: Buffer };

/** What went live together. */
export interface Release {
  id: string;
  at: string;
  objects: ObjectRecord[];
}

/** Read by machines that may not take compressed files; and S3 may send an error page without saying its encoding. */
function isLeftPlain(path: string): boolean {
  return kindOf(path) === "listing" || path === NOT_FOUND_PAGE;
}

/**
 * Makes the objects of a site.
 * @param gzip store texts compressed, for a host that sends what is stored (S3's website endpoint); CloudFront
 *   compresses by itself, and better
 */
export async function objectsOf(site: SiteFiles, gzip: boolean): Promise<SiteObject[]> {
  const objects: SiteObject[] = [];
  for (const [path, content] of site) {
    const zipped = gzip && !isLeftPlain(path) ? (await compress(path, content)).gzip : undefined;
    objects.push(object(path, zipped ?? content, zipped ? { contentEncoding: "gzip" } : {}));
  }
  for (const { from, to } of REDIRECTS) {
    const sent = { contentType: "text/plain; charset=utf-8", redirect: to };
    objects.push(object(from, Buffer.from(`Moved to ${to}\n`), sent));
  }
  return objects;
}

/** The record of a release; the same site always gets the same id. */
export function releaseOf(objects: readonly SiteObject[], at: Date): Release {
  const records = objects.map(({ body: _, ...record }) => record);
  const id = sha256(records.map(({ key, fingerprint }) => `${key} ${fingerprint}`).join("\n")).slice(0, 12);
  return { id, at: at.toISOString(), objects: records };
}

function object(path: string, body: Buffer, extra: Partial<ObjectRecord>): SiteObject {
  const kind = kindOf(path);
  const sent = {
    contentType: extra.contentType ?? typeOf(path),
    cacheControl: KINDS[kind]["cache-control"] ?? "",
    ...extra,
  };
  return { key: path.slice(1), kind, ...sent, fingerprint: sha256(body, JSON.stringify(sent)), body };
}

function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
