import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { typeOf } from "@/lib/headers";

/** Both encodings of a file, by their names. */
export type Compressed = Record<"br" | "gzip", Buffer>;

/**
 * Compresses a file as hard as the formats allow, since it is done once and sent often.
 * @param path the file's path in the site; its type says whether it is text
 * @returns nothing for what is no text
 */
export function compress(path: string, content: Buffer): Compressed | undefined {
  if (!typeOf(path).includes("charset")) return undefined;
  // Brotli's own default is the hardest.
  return { br: brotliCompressSync(content), gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }) };
}
