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

/** Identifies an icon that the build has generated. A hash of its source follows. */
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
    const drawing = "size" in icon ? composeIcon(icon, icon === ICONS.favicon ? small : whole) : addSchemes(small);
    const stamp = STAMP + hash("sha256", JSON.stringify([icon, drawing]), "hex").slice(0, 8);
    const file = join(folder, icon.path);
    const current = existsSync(file) ? await readFile(file) : undefined;
    const isCurrent = current && (!isDrawnIcon(current) || current.includes(stamp));
    if (!isCurrent) await writeFile(file, await encode(icon, drawing, stamp));
  }
}

/** Whether the build has drawn an icon. */
export function isDrawnIcon(content: Buffer): boolean {
  return content.includes(STAMP);
}

/** Converts a drawing to the format of the icon, with the stamp in its metadata. */
async function encode(icon: Icon, drawing: string, stamp: string): Promise<Buffer | string> {
  if (!("size" in icon)) return drawing.replace("</svg>", `<!-- ${stamp} --></svg>`);
  const png = await sharp(Buffer.from(drawing))
    .withExif({ IFD0: { ImageDescription: stamp } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return icon === ICONS.favicon ? wrapAsIco(png, icon.size) : png;
}

/** Returns the mark as an SVG with the colors of both schemes, from which the browser chooses. */
function addSchemes(mark: Svg): string {
  const names = [...new Set([...mark.markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
  const colors = (scheme: Scheme) => `:root{${names.map((name) => `--${name}:${tokenColor(name, scheme)}`).join(";")}}`;
  const style = `<style>${colors("light")}@media (prefers-color-scheme:dark){${colors("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareViewBox(mark, 1)}">${names.length > 0 ? style : ""}${mark.markup}</svg>`;
}

/** Returns the mark in the light scheme, in a square as large as the icon. */
function composeIcon(icon: Extract<Icon, { size: number }>, mark: Svg): string {
  // iOS rounds the icon's corners and shows it on any background, so the icon has its own background and a margin.
  const [share, surface] =
    icon === ICONS.apple ? [0.78, tokenColor("paper", "light")] : [icon === ICONS.favicon ? 1 : 0.94];
  const viewBox = squareViewBox(mark, share);
  const [left, top, side] = viewBox.split(" ");
  const background = surface ? `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${surface}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.size}" height="${icon.size}" viewBox="${viewBox}">${background}${resolveColors(mark.markup, deriveTokens("light"))}</svg>`;
}

/** Returns a square view box around the mark's center. The mark's longer side takes `share` of it. */
function squareViewBox({ viewBox: [left, top, width, height] }: Svg, share: number): string {
  const side = Math.max(width, height) / share;
  const around = [left + (width - side) / 2, top + (height - side) / 2, side, side];
  return around.map((number) => Number(number.toFixed(2))).join(" ");
}

/** Returns an ICO file with one PNG picture, which all systems since Windows Vista support. */
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
