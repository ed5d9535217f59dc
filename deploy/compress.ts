import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { typeOf } from "@/lib/headers";

/** A file's compressed forms, by the name of the encoding. */
export type Compressed = Record<"br" | "gzip", Buffer>;

/**
 * Compresses a text file at the highest level, since it is compressed once and sent often.
 * @param path the file's path in the site, which tells its type
 * @returns undefined for a file that is not text
 */
export function compress(path: string, content: Buffer): Compressed | undefined {
  if (!typeOf(path).includes("charset")) return undefined;
  // Brotli's default level is the highest.
  return { br: brotliCompressSync(content), gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }) };
}
