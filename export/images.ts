import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { type GeneratedDrawing, type GeneratedImage, type GeneratedImages, IMAGE_LIST } from "../lib/images";
import { sharp } from "./sharp";

/** Where pictures come from and go to. */
interface Folders {
  source: string;
  /** The folder that is served, with `images` to be made in it. */
  served: string;
  /** The file with the list of all that was made. */
  list: string;
}

const FOLDERS: Folders = { source: "content/images", served: "public", list: IMAGE_LIST };

/** Widths in px: an avatar at one and two device pixels per CSS px, and a portrait at both. */
const WIDTHS = [112, 240, 480];

/**
 * Step before the export: every JPEG and PNG below content/images becomes AVIF and WebP in a few widths (a name with a
 * hash of the source, so that hosts may keep it for ever), listed in .cache/images.json. Only what changed is made anew.
 *
 * @throws Error naming the file, if a picture cannot be read.
 */
export async function makeImages(folders = FOLDERS): Promise<void> {
  const target = join(folders.served, "images");
  const entries = await readdir(folders.source, { recursive: true });
  const sources = entries.map((entry) => entry.replaceAll("\\", "/")).filter((entry) => /\.(jpe?g|png)$/i.test(entry));
  const list: Record<string, GeneratedImage> = {};
  const made = new Set<string>();

  for (const source of sources.sort()) {
    const file = join(folders.source, source);
    const bytes = await readFile(file);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const stem = `${dirname(source)}/${basename(source, extname(source))}`;
    const unreadable = (error: Error): never => {
      throw new Error(`${file}: expected a JPEG or PNG image, found something else (${error.message})`);
    };
    // A camera may hold a picture on its side and say so beside it.
    const { width, height } = (await sharp(bytes).metadata().catch(unreadable)).autoOrient;
    const widths = WIDTHS.filter((one) => one <= width);
    if (widths.length === 0) throw new Error(`${file}: expected at least ${WIDTHS[0]} px in width, found ${width} px`);

    async function variant(size: number, format: "avif" | "webp"): Promise<string> {
      const name = `${stem}-${size}.${hash}.${format}`;
      const path = join(target, name);
      made.add(path);
      if (!existsSync(path)) {
        await mkdir(dirname(path), { recursive: true });
        const resized = sharp(bytes).rotate().resize({ width: size });
        const encoded = format === "avif" ? resized.avif({ quality: 55, effort: 6 }) : resized.webp({ quality: 78 });
        // Written in one go, so that a build that was stopped leaves no half of a picture.
        await writeFile(path, await encoded.toBuffer().catch(unreadable));
      }
      return `/images/${name}`;
    }
    const srcset = async (format: "avif" | "webp") =>
      (await Promise.all(widths.map(async (size) => `${await variant(size, format)} ${size}w`))).join(", ");
    const largest = widths.at(-1) ?? width;
    list[source] = {
      width: largest,
      height: Math.round((largest * height) / width),
      avif: await srcset("avif"),
      webp: await srcset("webp"),
      src: await variant(largest, "webp"),
    };
  }

  const sprite = await makeSprite(
    folders,
    entries.map((entry) => entry.replaceAll("\\", "/")).filter((entry) => entry.endsWith(".svg")),
  );
  made.add(sprite.target);

  // What is left from a picture that was replaced or removed.
  if (existsSync(target)) {
    for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile() && !made.has(path)) await rm(path);
    }
  }
  await mkdir(dirname(folders.list), { recursive: true });
  const all: GeneratedImages = { pictures: list, drawings: sprite.drawings };
  await writeFile(folders.list, JSON.stringify(all, null, 2));
}

/**
 * One file with all the SVG drawings as symbols: fetched once, beside the page and not in it, and yet in the colour of
 * the text around each use.
 *
 * @throws Error naming the file, if a drawing is no SVG with a viewBox.
 */
async function makeSprite(
  folders: Folders,
  sources: string[],
): Promise<{ target: string; drawings: Record<string, GeneratedDrawing> }> {
  const symbols = await Promise.all(
    sources.sort().map(async (source) => {
      const svg = await readFile(join(folders.source, source), "utf8");
      const viewBox = /viewBox="([\d. -]+)"/.exec(svg)?.[1];
      const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
      if (!viewBox || !drawing) {
        throw new Error(
          `${join(folders.source, source)}: expected an SVG with a viewBox and a drawing, found something else`,
        );
      }
      return { source, viewBox, id: basename(source, ".svg"), drawing: drawing.trim() };
    }),
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols
    .map(({ id, viewBox, drawing }) => `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`)
    .join("")}</svg>`;
  const hash = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
  const address = `/images/drawings.${hash}.svg`;
  const target = join(folders.served, address);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, sprite);
  return {
    target,
    drawings: Object.fromEntries(
      symbols.map(({ source, viewBox, id }) => [source, { viewBox, href: `${address}#${id}` }]),
    ),
  };
}
