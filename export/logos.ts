import { readFile } from "node:fs/promises";
import sharp, { type Region } from "sharp";
import type { GeneratedLogo } from "@/lib/images";
import { BITMAP_MESSAGE, readSvg, type Svg } from "@/lib/svg";

/** A client's logo as a WebP without the space around it, at the size that pages show. */
export interface ReadyLogo extends Omit<GeneratedLogo, "src"> {
  content: Buffer;
}

/** In px²: logos of one area look alike in size, whether wide or high. */
const LOGO_AREA = 110 * 28;
const MAX_HEIGHT_PX = 46;
const MAX_WIDTH_PX = 190;
/** Pixels of the file for each CSS px. */
const DENSITY = 3;

/** The size in px at which a drawing is measured. */
const MEASURING_SIZE = 600;

const EXPECTED = "an SVG, or a PNG with a clear ground";

/**
 * Rasterizes SVGs too, since the main thread lays out each SVG image in a page as a document.
 *
 * @param file Path of an SVG or PNG.
 * @throws Error naming the file, if it is neither, shows nothing, or fills its box to all four corners.
 */
export async function readLogo(file: string): Promise<ReadyLogo> {
  if (!/\.svg$/i.test(file)) {
    const bytes = await readFile(file);
    const { box, ...shown } = await measureInk(file, bytes);
    const resized = sharp(bytes)
      .extract(box)
      .resize({ height: DENSITY * shown.height, withoutEnlargement: true });
    return { content: await resized.webp({ lossless: true }).toBuffer(), ...shown };
  }
  const { viewBox, markup } = readLogoSvg(file);
  const [left, top, width, height] = viewBox;
  const scale = MEASURING_SIZE / Math.max(width, height);
  const drawn = svg(viewBox, { width: width * scale, height: height * scale }, markup);
  const { box, ...shown } = await measureInk(file, Buffer.from(drawn));
  const cut = [left + box.left / scale, top + box.top / scale, box.width / scale, box.height / scale];
  const large = svg(cut, { width: DENSITY * shown.width, height: DENSITY * shown.height }, markup);
  return { content: await sharp(Buffer.from(large)).webp({ lossless: true }).toBuffer(), ...shown };
}

/** @throws Error with advice, if the SVG only wraps a bitmap. */
function readLogoSvg(file: string): Svg {
  try {
    return readSvg(file, "logo");
  } catch (error) {
    const { message } = error as Error;
    throw new Error(message.includes(BITMAP_MESSAGE) ? `${message}: save it as a PNG with a clear ground` : message);
  }
}

function svg(viewBox: readonly number[], { width, height }: { width: number; height: number }, markup: string): string {
  const frame = viewBox.map((number) => Number(number.toFixed(2))).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${width}" height="${height}">${markup}</svg>`;
}

/** Finds the box around a picture's ink, the size at which to show it, and whether all of it is light. */
async function measureInk(file: string, picture: Buffer): Promise<{ box: Region } & Omit<GeneratedLogo, "src">> {
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
  // The darkest tenth decides whether it is visible on paper.
  const dark = shades.sort((a, b) => a - b)[Math.floor(shades.length / 10)] ?? fail("nothing that is seen");
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const ratio = width / height;
  const high = Math.min(MAX_HEIGHT_PX, Math.sqrt(LOGO_AREA / ratio), MAX_WIDTH_PX / ratio);
  return {
    box: { left: -trimOffsetLeft, top: -trimOffsetTop, width, height },
    width: Math.round(high * ratio),
    height: Math.round(high),
    light: dark > 190,
  };
}
