import { readFile } from "node:fs/promises";
import sharp, { type Region } from "sharp";
import type { GeneratedLogo } from "@/lib/images";
import { RASTER, readSvg, type Svg } from "@/lib/svg";

/** A client's logo as the pages show it, a WebP without the room around it, as large as the others to the eye. */
export interface ReadyLogo extends Omit<GeneratedLogo, "src"> {
  content: Buffer;
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
 * An SVG becomes pixels, too: in a page each would be a document of its own, laid out on the main thread.
 *
 * @param file Path of an SVG or PNG, as a client sends it.
 * @throws Error naming the file, if it is neither, if nothing of it is seen, or if it fills its box to all four corners.
 */
export async function readLogo(file: string): Promise<ReadyLogo> {
  if (!/\.svg$/i.test(file)) {
    const bytes = await readFile(file);
    const { box, ...shown } = await inkOf(file, bytes);
    const resized = sharp(bytes)
      .extract(box)
      .resize({ height: DENSITY * shown.height, withoutEnlargement: true });
    return { content: await resized.webp({ lossless: true }).toBuffer(), ...shown };
  }
  const { viewBox, markup } = readLogoSvg(file);
  const [left, top, width, height] = viewBox;
  const scale = LOOKED_AT / Math.max(width, height);
  const drawn = svg(viewBox, { width: width * scale, height: height * scale }, markup);
  const { box, ...shown } = await inkOf(file, Buffer.from(drawn));
  const cut = [left + box.left / scale, top + box.top / scale, box.width / scale, box.height / scale];
  const large = svg(cut, { width: DENSITY * shown.width, height: DENSITY * shown.height }, markup);
  return { content: await sharp(Buffer.from(large)).webp({ lossless: true }).toBuffer(), ...shown };
}

/** @throws Error that says what else will do, if the SVG only wraps a picture of pixels. */
function readLogoSvg(file: string): Svg {
  try {
    return readSvg(file, "logo");
  } catch (error) {
    const { message } = error as Error;
    throw new Error(message.includes(RASTER) ? `${message}: save it as a PNG with a clear ground` : message);
  }
}

function svg(viewBox: readonly number[], { width, height }: { width: number; height: number }, markup: string): string {
  const frame = viewBox.map((number) => Number(number.toFixed(2))).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${width}" height="${height}">${markup}</svg>`;
}

/** Where a picture has ink, how large that is shown, and whether it is light all over. */
async function inkOf(file: string, picture: Buffer): Promise<{ box: Region } & Omit<GeneratedLogo, "src">> {
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
  const ratio = width / height;
  const high = Math.min(HIGHEST, Math.sqrt(AREA / ratio), WIDEST / ratio);
  return {
    box: { left: -trimOffsetLeft, top: -trimOffsetTop, width, height },
    width: Math.round(high * ratio),
    height: Math.round(high),
    light: dark > 190,
  };
}
