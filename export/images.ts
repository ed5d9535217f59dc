import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import type { Images } from "@/content/records";
import { LEAST_WIDTH } from "@/content/schema/check";
import { HASHED_FOLDER, hasHashedName } from "@/deploy/headers";
import { type GeneratedImage, type GeneratedImages, type GeneratedLogo, IMAGE_LIST } from "@/lib/images";
import { tokenColour } from "@/lib/tokens";
import { filesBelow } from "./files";
import { readLogo } from "./logos";

/** Where pictures come from and go to. */
interface Folders {
  source: string;
  /** The folder that is served, with `_hashed` to be made in it. */
  served: string;
  /** The file with the list of all that was made. */
  list: string;
}

export const SOURCE = "content/images";
const FOLDERS: Folders = { source: SOURCE, served: "public", list: IMAGE_LIST };

/** Widths in px: an avatar at one and two device pixels per CSS px, and a portrait at both. */
const WIDTHS = [LEAST_WIDTH, 240, 480];
/** And half of a page, at one and two device pixels per CSS px. */
const LARGE = [800, 1280];

/**
 * Step before the export: every picture that a record names, a JPEG, PNG or SVG, becomes AVIF and WebP in a few widths (a
 * name with a hash of all that it is made of, so that hosts may keep it for ever), and every logo a file of its own in
 * one ink, all listed in .cache/images.json. Only what changed is made anew, and what no record names any more is taken
 * away.
 *
 * @param named Paths below content/images, as records give them.
 * @throws Error naming the file, if a picture is missing or cannot be read. Whether it is large enough has been checked
 *   by then (export/check-content.ts).
 */
export async function makeImages(named: Images, folders = FOLDERS): Promise<void> {
  const target = join(folders.served, HASHED_FOLDER);
  const sources = await sourceFiles(folders.source);
  const pictures: Record<string, GeneratedImage> = {};
  const made = new Set<string>();

  async function write(name: string, content: () => Promise<Buffer | string>): Promise<string> {
    made.add(name);
    const path = join(target, name);
    // Written in one go, so that a build that was stopped leaves no half of a picture.
    if (!existsSync(path)) await writeFile(path, await content());
    return `${HASHED_FOLDER}${name}`;
  }

  // Through one cut out, the initials would be seen that stand below a portrait until it is there.
  const ground = tokenColour("paper-deep", "light");
  await mkdir(target, { recursive: true });
  for (const image of [...new Set(named.pictures)].sort()) {
    const { bytes, width, height } = await readPicture(fileOf(image));
    const hash = hashOf(Buffer.concat([bytes, Buffer.from(ground)]));
    const widths = [...WIDTHS, ...(named.large.includes(image) ? LARGE : [])].filter((one) => one <= width);
    const variant = (size: number, format: "avif" | "webp") =>
      write(`${plainName(image)}-${size}.${hash}.${format}`, () => {
        const resized = sharp(bytes).rotate().resize({ width: size }).flatten({ background: ground });
        const encoded = format === "avif" ? resized.avif({ quality: 55, effort: 6 }) : resized.webp({ quality: 78 });
        return encoded.toBuffer();
      });
    const srcset = async (format: "avif" | "webp") =>
      (await Promise.all(widths.map(async (size) => `${await variant(size, format)} ${size}w`))).join(", ");
    const largest = widths.at(-1) ?? width;
    pictures[image] = {
      width: largest,
      height: Math.round((largest * height) / width),
      avif: await srcset("avif"),
      webp: await srcset("webp"),
      src: await variant(largest, "webp"),
    };
  }

  const logos: Record<string, GeneratedLogo> = {};
  for (const image of [...new Set(named.logos)].sort()) {
    const { content, extension, ...logo } = await readLogo(fileOf(image));
    logos[image] = {
      ...logo,
      src: await write(`${plainName(image)}.${hashOf(content)}.${extension}`, async () => content),
    };
  }

  // What is left from a picture that was replaced, or of a person who has gone. Another file is not this step's.
  for (const file of await filesBelow(target)) {
    if (!made.has(file) && hasHashedName(file)) await rm(join(target, file));
  }
  await mkdir(dirname(folders.list), { recursive: true });
  const all: GeneratedImages = { pictures, logos };
  await writeFile(folders.list, JSON.stringify(all, null, 2));

  function fileOf(image: string): string {
    const file = sources.get(image.normalize());
    if (!file) throw new Error(`${join(folders.source, image)}: expected this file, which a record names; found none`);
    return file;
  }
}

/**
 * @returns the files below a folder, by their paths from it. A Mac writes the accents of a name apart from their
 *   letters, an editor does not, so the paths have them joined.
 */
export async function sourceFiles(folder: string): Promise<Map<string, string>> {
  return new Map((await filesBelow(folder)).map((file) => [file.normalize(), join(folder, file)]));
}

const PICTURE = "a JPEG, PNG or SVG image";

function notA(file: string, expected: string) {
  return (error?: Error): never => {
    throw new Error(`${file}: expected ${expected}, found something else${error ? ` (${error.message})` : ""}`);
  };
}

/**
 * @returns a picture's bytes and its size in px. An SVG comes drawn, whatever size it says: twice as wide as the largest
 *   that is made of it, so that all have smooth edges.
 * @throws Error naming the file, if it is no picture, or only the beginning of one.
 */
export async function readPicture(file: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const bytes = await readFile(file);
  const { format, autoOrient } = await sharp(bytes).metadata().catch(notA(file, PICTURE));
  if (format === "svg") {
    const drawn = sharp(bytes).resize({ width: 2 * Math.max(...WIDTHS) });
    const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true }).catch(notA(file, PICTURE));
    return { bytes: data, width: info.width, height: info.height };
  }
  // Only who has read all of it knows that it is whole.
  await sharp(bytes).resize({ width: 8 }).raw().toBuffer().catch(notA(file, PICTURE));
  // A camera may hold a picture on its side and say so beside it.
  return { bytes, width: autoOrient.width, height: autoOrient.height };
}

/** A file's path as one word that needs no encoding in an address: "team/Zoë Brook.jpg" gives "team-zoe-brook". */
function plainName(image: string): string {
  const letters = image.slice(0, -extname(image).length).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
