import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import type { NamedImage } from "@/content/records";
import { fault } from "@/content/schema/check";
import { listFiles } from "@/lib/files";
import { HASHED_FOLDER, hasHashedName } from "@/lib/headers";
import { type GeneratedImage, type GeneratedImages, type GeneratedLogo, IMAGE_LIST } from "@/lib/images";
import { tokenColor } from "@/lib/theme";
import { readLogo } from "./logos";

/** The minimum width of a picture. A narrower one would be blurred in every place. */
const MIN_WIDTH_PX = 112;
/** Widths for avatars and portraits at one and two device pixels per CSS px, and for large portraits. */
const WIDTHS_PX = [MIN_WIDTH_PX, 240, 480, 800];
/** Width for half of a page at two device pixels per CSS px. */
const LARGE_WIDTHS_PX = [1280];

/**
 * Build step before Next's export: generates AVIF in several widths and WebP in the largest width from every JPEG, PNG
 * or SVG picture that a record names, and a WebP from every logo. File names contain a hash of the source and the
 * settings. Lists the files in .cache/images.json. Generates only changed files, and deletes files that no record
 * names.
 *
 * @param named Every image that a record names.
 * @param project The folder with content/ and public/.
 * @param avifEffort From 0 (fast) to 9 (small).
 * @throws Error with one line for each image that is missing, unreadable or too narrow, with file, record and field.
 */
export async function generateImages(named: readonly NamedImage[], project = ".", avifEffort = 4): Promise<void> {
  const source = join(project, "content/images");
  const target = join(project, "public", HASHED_FOLDER);
  const files = await listFiles(source);
  const large = new Set(named.filter(({ field }) => field === "picture.image").map(({ file }) => file));
  // Fills transparent parts, because the initials are behind the portrait.
  const background = tokenColor("paper-deep", "light");
  const generated: GeneratedImages = { pictures: {}, logos: {} };
  const written = new Set<string>();
  const faults: string[] = [];

  const list = join(project, IMAGE_LIST);
  await mkdir(target, { recursive: true });
  await mkdir(dirname(list), { recursive: true });
  for (const { kind, id, field, file } of named) {
    try {
      const path = join(source, findFile(file, files));
      if (kind === "logos") generated.logos[file] = await generateLogo(file, path);
      else generated.pictures[file] = await generatePicture(file, path);
    } catch (error) {
      const expected = `a file below content/images, at least ${MIN_WIDTH_PX} px wide if it is not SVG`;
      faults.push(fault(kind, id, field, expected, `"${file}": ${(error as Error).message}`));
    }
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));

  // Deletes files of earlier pictures. Files without a hash are not from this step.
  for (const file of await listFiles(target)) {
    if (!written.has(file) && hasHashedName(file)) await rm(join(target, file));
  }
  await writeFile(list, JSON.stringify(generated, null, 2));

  async function generatePicture(image: string, path: string): Promise<GeneratedImage> {
    const { bytes, width, height } = await readPicture(path);
    if (width < MIN_WIDTH_PX) throw new Error(`${width} px`);
    const widths = [...WIDTHS_PX, ...(large.has(image) ? LARGE_WIDTHS_PX : [])].filter((size) => size <= width);
    const largest = Math.max(...widths);
    const key = hashOf(Buffer.concat([bytes, Buffer.from(background)]));
    const variant = (size: number, format: "avif" | "webp") =>
      write(`${createSlug(image)}-${size}.${key}.${format}`, () => {
        const resized = sharp(bytes).rotate().resize({ width: size }).flatten({ background });
        return (
          format === "avif" ? resized.avif({ quality: 55, effort: avifEffort }) : resized.webp({ quality: 78 })
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

  async function generateLogo(image: string, path: string): Promise<GeneratedLogo> {
    const { content, ...logo } = await readLogo(path);
    const src = await write(`${createSlug(image)}.${hashOf(content)}.webp`, () => content);
    return { src, ...logo };
  }

  async function write(name: string, content: () => Promise<Buffer> | Buffer): Promise<string> {
    written.add(name);
    const file = join(target, name);
    if (!existsSync(file)) {
      // Renames the file when it is complete, so that an interrupted build leaves no incomplete picture.
      const part = join(dirname(list), name);
      await writeFile(part, await content());
      await rename(part, file);
    }
    return `${HASHED_FOLDER}${name}`;
  }
}

/**
 * Finds the file that a record names. Case matters on all systems, because it matters on hosts.
 *
 * @throws Error if there is no such file.
 */
function findFile(image: string, files: readonly string[]): string {
  // macOS decomposes accents in file names; editors do not.
  const file = files.find((candidate) => candidate.normalize() === image.normalize());
  if (file) return file;
  const normalizedName = (name: string) => name.slice(0, -extname(name).length).normalize().toLowerCase();
  const similar = files.find((candidate) => normalizedName(candidate) === normalizedName(image));
  throw new Error(`no such file${similar ? `, but "${similar.normalize()}": write it like that` : ""}`);
}

/**
 * Reads a picture, with its size in px. An SVG is rasterized at twice the largest width, for smooth edges.
 *
 * @throws Error if the file is not a picture, or if it is incomplete.
 */
async function readPicture(file: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const bytes = await readFile(file);
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (format === "svg") {
      const drawn = sharp(bytes).resize({ width: 2 * Math.max(...WIDTHS_PX) });
      const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    }
    // Decodes the whole picture, to detect a truncated file.
    await sharp(bytes).resize({ width: 8 }).raw().toBuffer();
    // Applies the camera's orientation.
    return { bytes, width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Error(`no JPEG, PNG or SVG image: ${reason}; open it in an image program and export it as one of these`);
  }
}

/** Converts a path to a name that needs no encoding in an address: "team/Zoë Brook.jpg" to "team-zoe-brook". */
function createSlug(image: string): string {
  const letters = image.slice(0, -extname(image).length).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

function hashOf(content: Buffer | string): string {
  return hash("sha256", content, "hex").slice(0, 8);
}
