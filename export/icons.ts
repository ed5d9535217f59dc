import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { resolveColors } from "@/lib/color";
import { ICONS } from "@/lib/icons";
import { MARK, readSvg, type Svg } from "@/lib/svg";
import { deriveTokens, type Scheme, tokenColor } from "@/lib/theme";

type Icon = (typeof ICONS)[keyof typeof ICONS];

/** Marks every icon that the build generated. A hash of its source follows. */
const STAMP = "Drawn from content/mark.svg and content/theme.ts, version ";

/**
 * Draws the icons into public/ from the firm's mark and colors. An icon that is up to date is not written again. An
 * icon that the build did not generate is the owner's and is not changed.
 *
 * @param folder The project's public/.
 * @throws Error if the mark cannot be read.
 */
export async function drawIcons(folder = "public"): Promise<void> {
  const whole = readSvg(MARK, "mark");
  // A simpler version of the mark for the small icon in a tab, if the firm has one.
  const small = existsSync("content/mark-small.svg") ? readSvg("content/mark-small.svg", "mark") : whole;
  await mkdir(folder, { recursive: true });
  for (const icon of Object.values(ICONS)) {
    const drawing = "size" in icon ? drawingOf(icon, icon === ICONS.favicon ? small : whole) : inBothSchemes(small);
    const stamp = STAMP + hash("sha256", JSON.stringify([icon, drawing]), "hex").slice(0, 8);
    const file = join(folder, icon.path);
    const current = existsSync(file) ? await readFile(file) : undefined;
    const isCurrent = current && (!isDrawnIcon(current) || current.includes(stamp));
    if (!isCurrent) await writeFile(file, await encode(icon, drawing, stamp));
  }
}

/** @returns Whether the build has drawn this icon. */
export function isDrawnIcon(content: Buffer): boolean {
  return content.includes(STAMP);
}

/** @returns The drawing in the format of the icon, with the stamp in its metadata. */
async function encode(icon: Icon, drawing: string, stamp: string): Promise<Buffer | string> {
  if (!("size" in icon)) return drawing.replace("</svg>", `<!-- ${stamp} --></svg>`);
  const png = await sharp(Buffer.from(drawing))
    .withExif({ IFD0: { ImageDescription: stamp } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return icon === ICONS.favicon ? wrapAsIco(png, icon.size) : png;
}

/** The mark with the colors of both schemes in it, for the browser to choose from. */
function inBothSchemes(mark: Svg): string {
  const names = [...new Set([...mark.markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
  const colors = (scheme: Scheme) => `:root{${names.map((name) => `--${name}:${tokenColor(name, scheme)}`).join(";")}}`;
  const style = `<style>${colors("light")}@media (prefers-color-scheme:dark){${colors("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareAround(mark, 1)}">${names.length > 0 ? style : ""}${mark.markup}</svg>`;
}

/** The mark in the light scheme, in a square as large as the icon. */
function drawingOf(icon: Extract<Icon, { size: number }>, mark: Svg): string {
  // Apple's systems crop their icon and show it on any background, so it has its own background and a margin.
  const [share, surface] =
    icon === ICONS.apple ? [0.78, tokenColor("paper", "light")] : [icon === ICONS.favicon ? 1 : 0.94];
  const frame = squareAround(mark, share);
  const [left, top, side] = frame.split(" ");
  const ground = surface ? `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${surface}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.size}" height="${icon.size}" viewBox="${frame}">${ground}${resolveColors(mark.markup, deriveTokens("light"))}</svg>`;
}

/** @returns A view box around the mark's center; the mark takes `share` of its width or height. */
function squareAround({ viewBox: [left, top, width, height] }: Svg, share: number): string {
  const side = Math.max(width, height) / share;
  const around = [left + (width - side) / 2, top + (height - side) / 2, side, side];
  return around.map((number) => Number(number.toFixed(2))).join(" ");
}

/** @returns An ICO file: a directory of one PNG picture, which every system since Windows Vista reads. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
