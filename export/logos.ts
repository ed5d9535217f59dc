import { readFile } from "node:fs/promises";
import sharp, { type Region } from "sharp";
import type { GeneratedLogo } from "@/lib/images";
import { BITMAP_MESSAGE, readSvg, type Svg } from "@/lib/svg";

/** A client's logo as a WebP, cropped to its shapes, with its displayed size. */
export interface ReadyLogo extends Omit<GeneratedLogo, "src"> {
  content: Buffer;
}

/** In px². Logos with the same area look similar in size, whether wide or high. */
const LOGO_AREA = 110 * 28;
const MAX_HEIGHT_PX = 46;
const MAX_WIDTH_PX = 190;
/** Pixels of the file for each CSS px. */
const DENSITY = 3;

/** The length of a drawing's longer side, in px, for measuring. */
const MEASURING_SIZE = 600;

const EXPECTED_FORMAT = "an SVG, or a PNG with a transparent background";

/**
 * Reads a logo. Rasterizes SVGs too, because browsers lay out each SVG image as a document on the main thread.
 *
 * @param file The path of an SVG or PNG.
 * @throws Error with the file's name if it is neither, is empty, or fills its box including all four corners.
 */
export async function readLogo(file: string): Promise<ReadyLogo> {
  if (!/\.svg$/i.test(file)) {
    const bytes = await readFile(file);
    const { box, ...shown } = await measureShapes(file, bytes);
    const resized = sharp(bytes)
      .extract(box)
      .resize({ height: DENSITY * shown.height, withoutEnlargement: true });
    return { content: await resized.webp({ lossless: true }).toBuffer(), ...shown };
  }
  const { viewBox, markup } = readLogoSvg(file);
  const [left, top, width, height] = viewBox;
  const scale = MEASURING_SIZE / Math.max(width, height);
  const drawn = svg(viewBox, { width: width * scale, height: height * scale }, markup);
  const { box, ...shown } = await measureShapes(file, Buffer.from(drawn));
  const cropped = [left + box.left / scale, top + box.top / scale, box.width / scale, box.height / scale];
  const large = svg(cropped, { width: DENSITY * shown.width, height: DENSITY * shown.height }, markup);
  return { content: await sharp(Buffer.from(large)).webp({ lossless: true }).toBuffer(), ...shown };
}

/** @throws Error with advice if the SVG only contains a bitmap. */
function readLogoSvg(file: string): Svg {
  try {
    return readSvg(file, "logo");
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      message.includes(BITMAP_MESSAGE) ? `${message}: save it as a PNG with a transparent background` : message,
    );
  }
}

function svg(viewBox: readonly number[], { width, height }: { width: number; height: number }, markup: string): string {
  const frame = viewBox.map((number) => Number(number.toFixed(2))).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${width}" height="${height}">${markup}</svg>`;
}

/** Finds the bounding box of a picture's visible pixels, its displayed size, and whether all of them are light. */
async function measureShapes(file: string, picture: Buffer): Promise<{ box: Region } & Omit<GeneratedLogo, "src">> {
  const fail = (found: string): never => {
    throw new Error(`${file}: expected ${EXPECTED_FORMAT}, found ${found}`);
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
  // The logo is visible on paper if the darkest tenth of its pixels is.
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
