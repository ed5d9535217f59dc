import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { GeneratedLogo } from "@/lib/images";
import { readSvg } from "@/lib/svg";

/** A client's logo as the pages show it: without the room around it, and as large as the others to the eye. */
export interface ReadyLogo extends Omit<GeneratedLogo, "src"> {
  content: Buffer | string;
  extension: "svg" | "webp";
}

/** Logos of one area look alike in size, whether they are wide or high: that of a word of 110 by 28. */
const AREA = 110 * 28;
const HIGHEST = 46;
const WIDEST = 190;
/** How many px of a file for one on the page. */
const DENSITY = 3;

/** As large as a drawing is looked at, to find where its ink begins and how dark it is. */
const LOOKED_AT = 600;

const EXPECTED = "an SVG, or a PNG with a clear ground";

/**
 * @param file Path of an SVG or PNG, as a client sends it.
 * @throws Error naming the file, if it is neither, if nothing of it is seen, or if it fills its box to all four corners.
 */
export async function readLogo(file: string): Promise<ReadyLogo> {
  return /\.svg$/i.test(file) ? fromSvg(file) : fromPng(file);
}

async function fromSvg(file: string): Promise<ReadyLogo> {
  const { viewBox, markup } = readSvg(file, "logo");
  const [left, top, width, height] = viewBox;
  const scale = LOOKED_AT / Math.max(width, height);
  const drawn = svg(viewBox, { width: width * scale, height: height * scale }, markup);
  const { box, light } = await inkOf(file, Buffer.from(drawn));
  const size = shownSize(box);
  const cut = [left + box.left / scale, top + box.top / scale, box.width / scale, box.height / scale];
  return { content: svg(cut, size, markup), extension: "svg", ...size, light };
}

function svg(viewBox: readonly number[], { width, height }: { width: number; height: number }, markup: string): string {
  const frame = viewBox.map((number) => Number(number.toFixed(2))).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${width}" height="${height}">${markup}</svg>`;
}

async function fromPng(file: string): Promise<ReadyLogo> {
  const bytes = await readFile(file);
  const { box, light } = await inkOf(file, bytes);
  const size = shownSize(box);
  const content = await sharp(bytes)
    .extract(box)
    .resize({ height: DENSITY * size.height, withoutEnlargement: true })
    .webp({ lossless: true })
    .toBuffer();
  return { content, extension: "webp", ...size, light };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a picture has ink, and whether that is light all over. */
async function inkOf(file: string, picture: Buffer): Promise<{ box: Box; light: boolean }> {
  const fail = (found: string): never => {
    throw new Error(`${file}: expected ${EXPECTED}, found ${found}`);
  };
  const { isOpaque } = await sharp(picture)
    .stats()
    .catch(() => fail("something else"));
  if (isOpaque) fail("a box filled to its edges");
  const { data, info } = await sharp(picture)
    .toColourspace("srgb")
    .ensureAlpha()
    .trim({ background: "#0000", threshold: 15, lineArt: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shades: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at);
    if (alpha > 128) shades.push(0.21 * red + 0.72 * green + 0.07 * blue);
  }
  // What is darkest of it would have to be seen on paper.
  const dark = shades.sort((one, other) => one - other)[Math.floor(shades.length / 10)] ?? fail("nothing that is seen");
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { box: { left: -trimOffsetLeft, top: -trimOffsetTop, width, height }, light: dark > 190 };
}

function shownSize({ width, height }: Box): { width: number; height: number } {
  const ratio = width / height;
  const high = Math.min(HIGHEST, Math.sqrt(AREA / ratio), WIDEST / ratio);
  return { width: Math.round(high * ratio), height: Math.round(high) };
}
