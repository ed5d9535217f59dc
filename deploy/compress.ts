import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { typeOf } from "./headers";

/** The smaller encodings of a file; one that would not be smaller is left out. */
export type Compressed = Partial<Record<"br" | "gzip", Buffer>>;

/**
 * Compresses a file as hard as the formats allow, since it is done once and sent often.
 * @param path the file's path in the site; its type says whether it is text
 */
export async function compress(path: string, content: Buffer): Promise<Compressed> {
  if (!typeOf(path).includes("charset")) return {};
  const [br, gzip] = await Promise.all([
    // Brotli's own default is the hardest.
    promisify(zlib.brotliCompress)(content),
    promisify(zlib.gzip)(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    ...(br.length < content.length ? { br } : {}),
    ...(gzip.length < content.length ? { gzip } : {}),
  };
}
