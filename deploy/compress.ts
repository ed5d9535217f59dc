/** `npm run compress -- FOLDER` writes a .br and a .gz beside each text file of a site, for hosts that send these. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { contentTypeOf } from "@/lib/headers";
import { readSite } from "@/lib/site-files";
import { runCommand } from "@/tools/command";

/** A file's compressed content by encoding. */
export type Compressed = Record<"br" | "gzip", Buffer>;

/** Whether a file is text, by its path in the site. */
export function isText(path: string): boolean {
  return contentTypeOf(path).includes("charset");
}

/**
 * Compresses a text file at the highest level, because it is compressed once and sent often.
 *
 * @param path The file's path in the site, from which its type follows.
 * @returns Undefined for a file that is not text.
 */
export function compress(path: string, content: Buffer): Compressed | undefined {
  if (!isText(path)) return undefined;
  // Brotli's default level is the highest.
  return { br: brotliCompressSync(content), gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }) };
}

/** @throws Error if the folder contains no site. */
export async function compressFolder(folder: string): Promise<void> {
  for (const [name, content] of await readSite(folder)) {
    const compressed = compress(name, content);
    if (!compressed) continue;
    await writeFile(path.join(folder, `${name}.br`), compressed.br);
    await writeFile(path.join(folder, `${name}.gz`), compressed.gzip);
  }
}

async function main() {
  const [, , folder] = process.argv;
  if (!folder) throw new Error("Name the copy of out/ to compress: npm run compress -- FOLDER");
  await compressFolder(folder);
}

await runCommand(import.meta.url, main);
