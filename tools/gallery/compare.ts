import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { filesBelow } from "@/export/files";

/** A picture that is not as it was: by how many pixels of how many, or why the two cannot be laid over each other. */
interface Difference {
  file: string;
  what: string;
}

/**
 * Compares the gallery picture by picture with an earlier one, and writes a page that shows those that differ: before,
 * after, and where. Anti-aliasing does not count.
 *
 * @param before The folder of the earlier gallery. Pictures that only one of the two has are left out.
 * @param after The folder of the gallery. The page goes into it, below `compare/`.
 * @returns what was found, in words, a line for each picture that differs.
 * @throws Error, if the two have no picture in common.
 */
export async function compareGalleries(before: string, after: string): Promise<string> {
  const folder = join(after, "compare");
  await rm(folder, { recursive: true, force: true });
  const files = (await filesBelow(after)).filter((file) => file.endsWith(".png") && existsSync(join(before, file)));
  if (files.length === 0) throw new Error(`${before}: expected pictures that ${after} has too, found none`);

  const differences: Difference[] = [];
  for (const file of files) {
    const what = await differenceOf(join(before, file), join(after, file), join(folder, file));
    if (what) differences.push({ file, what });
  }

  const summary = `${files.length} pictures compared, ${differences.length} differ`;
  const cells = differences.map(({ file, what }) => {
    const shown = [relative(folder, join(before, file)), join("..", file), file].filter((at) =>
      existsSync(join(folder, at)),
    );
    const pictures = shown.map((at) => `<a href="${at}"><img src="${at}" alt="" loading="lazy" width="32%"></a>`);
    return `<h2>${file}: ${what}</h2>\n${pictures.join("\n")}`;
  });
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${summary}</title>\n<h1>${summary}: before, after, where</h1>\n${cells.join("\n")}\n</html>\n`,
  );
  return [summary, ...differences.map(({ file, what }) => `  ${file}: ${what}`), join(folder, "index.html")].join("\n");
}

/** @returns how two pictures differ, in words, and writes where to `to`; nothing if they are alike. */
async function differenceOf(before: string, after: string, to: string): Promise<string | undefined> {
  const [old, now] = await Promise.all(
    [before, after].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!old || !now || old.data.equals(now.data)) return undefined;
  const [from, size] = [old.info, now.info].map(({ width, height }) => `${width} x ${height}`);
  if (from !== size) return `${from} px before, ${size} px now`;

  const { width, height } = now.info;
  const marked = new Uint8Array(now.data.length);
  const pixels = pixelmatch(old.data, now.data, marked, width, height);
  if (pixels === 0) return undefined;
  await mkdir(dirname(to), { recursive: true });
  await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(to);
  return `${pixels} px of ${width} x ${height}`;
}
