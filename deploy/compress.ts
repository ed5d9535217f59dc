import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "./headers";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The smaller forms of a file; a form that would not be smaller is left out. */
export type Compressed = { br?: Buffer; gzip?: Buffer };

/**
 * Compresses a file as hard as the formats allow, since it is done once and sent often.
 * @param path the file's path in the site; its extension says whether compression can help
 */
export async function compress(path: string, content: Buffer): Promise<Compressed> {
  if (!isCompressible(path)) return {};
  const [br, zipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    ...(br.length < content.length ? { br } : {}),
    ...(zipped.length < content.length ? { gzip: zipped } : {}),
  };
}
