import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import type { NamedImage } from "@/content/records";
import { fault } from "@/content/schema/check";
import { HASHED_FOLDER, hasHashedName } from "@/deploy/headers";
import { type GeneratedImage, type GeneratedImages, type GeneratedLogo, IMAGE_LIST } from "@/lib/images";
import { tokenColor } from "@/lib/theme";
import { filesBelow } from "./files";
import { readLogo } from "./logos";

/** In px. Narrower than the smallest file that pages ask for, a picture could only be shown blurred. */
const LEAST_WIDTH = 112;
/** An avatar at one and two device pixels per CSS px, a portrait at both, and one that is large on a desk. */
const WIDTHS = [LEAST_WIDTH, 240, 480, 800];
/** And half of a page at two device pixels per CSS px. */
const LARGE = [1280];

/**
 * Step before the export: every picture that a record names, a JPEG, PNG or SVG, becomes AVIF in a few widths and one WebP (a
 * name with a hash of all that it is made of, so that hosts may keep it for ever), and every logo a file of its own in
 * one ink, all listed in .cache/images.json. Only what changed is made anew, and what no record names any more is taken
 * away.
 *
 * @param named Every image that a record names.
 * @param project The folder that content/ and public/ stand in.
 * @throws Error with a line for each that is not there, cannot be read or is too narrow, with its file, record and field.
 */
export async function makeImages(named: readonly NamedImage[], project = "."): Promise<void> {
  const source = join(project, "content/images");
  const target = join(project, "public", HASHED_FOLDER);
  const files = await filesBelow(source);
  const large = new Set(named.filter(({ field }) => field === "picture.image").map(({ file }) => file));
  // Through one cut out, the initials would be seen that stand below a portrait until it is there.
  const ground = tokenColor("paper-deep", "light");
  const all: GeneratedImages = { pictures: {}, logos: {} };
  const made = new Set<string>();
  const faults: string[] = [];

  const list = join(project, IMAGE_LIST);
  await mkdir(target, { recursive: true });
  await mkdir(dirname(list), { recursive: true });
  for (const { kind, id, field, file } of named) {
    try {
      const path = join(source, nameOf(file, files));
      if (kind === "logos") all.logos[file] = await makeLogo(file, path);
      else all.pictures[file] = await makePicture(file, path);
    } catch (error) {
      const expected = `a file below content/images, at least ${LEAST_WIDTH} px wide if it is not SVG`;
      faults.push(fault(kind, id, field, expected, `"${file}": ${(error as Error).message}`));
    }
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));

  // What is left from a picture that was replaced, or of a person who has gone. Another file is not this step's.
  for (const file of await filesBelow(target)) {
    if (!made.has(file) && hasHashedName(file)) await rm(join(target, file));
  }
  await writeFile(list, JSON.stringify(all, null, 2));

  async function makePicture(image: string, path: string): Promise<GeneratedImage> {
    const { bytes, width, height } = await readPicture(path);
    if (width < LEAST_WIDTH) throw new Error(`${width} px`);
    const widths = [...WIDTHS, ...(large.has(image) ? LARGE : [])].filter((one) => one <= width);
    const largest = Math.max(...widths);
    const key = hashOf(Buffer.concat([bytes, Buffer.from(ground)]));
    const variant = (size: number, format: "avif" | "webp") =>
      write(`${plainName(image)}-${size}.${key}.${format}`, () => {
        const resized = sharp(bytes).rotate().resize({ width: size }).flatten({ background: ground });
        return (
          format === "avif" ? resized.avif({ quality: 55, effort: 4 }) : resized.webp({ quality: 78 })
        ).toBuffer();
      });
    const srcset = await Promise.all(widths.map(async (size) => `${await variant(size, "avif")} ${size}w`));
    return {
      width: largest,
      height: Math.round((largest * height) / width),
      avif: srcset.join(", "),
      src: await variant(largest, "webp"),
    };
  }

  async function makeLogo(image: string, path: string): Promise<GeneratedLogo> {
    const { content, ...logo } = await readLogo(path);
    const src = await write(`${plainName(image)}.${hashOf(content)}.webp`, () => content);
    return { src, ...logo };
  }

  async function write(name: string, content: () => Promise<Buffer> | Buffer): Promise<string> {
    made.add(name);
    const file = join(target, name);
    if (!existsSync(file)) {
      // Put there when it is whole, so that a build that was stopped leaves no half of a picture.
      const part = join(dirname(list), name);
      await writeFile(part, await content());
      await rename(part, file);
    }
    return `${HASHED_FOLDER}${name}`;
  }
}

/**
 * @returns which of the files a record means.
 * @throws Error, if none: upper and lower case count on every machine, as they do on hosts.
 */
function nameOf(image: string, files: readonly string[]): string {
  // A Mac writes the accents of a name apart from their letters, an editor does not.
  const file = files.find((one) => one.normalize() === image.normalize());
  if (file) return file;
  const plain = (name: string) => name.slice(0, -extname(name).length).normalize().toLowerCase();
  const meant = files.find((one) => plain(one) === plain(image));
  throw new Error(`no such file${meant ? `, but "${meant.normalize()}": write it so` : ""}`);
}

/**
 * @returns a picture's bytes and its size in px. An SVG comes drawn, whatever size it says: twice as wide as the largest
 *   that is made of it, so that all have smooth edges.
 * @throws Error, if it is no picture, or only the beginning of one.
 */
async function readPicture(file: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const bytes = await readFile(file);
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (format === "svg") {
      const drawn = sharp(bytes).resize({ width: 2 * Math.max(...WIDTHS) });
      const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    }
    // Only who has read all of it knows that it is whole.
    await sharp(bytes).resize({ width: 8 }).raw().toBuffer();
    // A camera may hold a picture on its side and say so beside it.
    return { bytes, width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw new Error(`no JPEG, PNG or SVG image: ${(error as Error).message.split("\n")[0]}`);
  }
}

/** A file's path as one word that needs no encoding in an address: "team/Zoë Brook.jpg" gives "team-zoe-brook". */
function plainName(image: string): string {
  const letters = image.slice(0, -extname(image).length).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

function hashOf(content: Buffer | string): string {
  return hash("sha256", content, "hex").slice(0, 8);
}
