import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { hexOf } from "@/lib/colour";
import { ICONS } from "@/lib/icons";
import { MARK, readSvg, type Svg } from "@/lib/svg";
import type { Scheme } from "@/lib/theme";
import { tokens } from "@/lib/tokens";

/** The mark, and its version for the few pixels of a tab, where the firm has one. */
const WHOLE = readSvg(MARK, "mark");
const SMALL = existsSync("content/mark-small.svg") ? readSvg("content/mark-small.svg", "mark") : WHOLE;

/**
 * Step: draws the icons of lib/icons.ts from the mark and the tokens.
 *
 * @param target The folder of the site in the making.
 */
export async function makeIcons(target: string): Promise<void> {
  const write = async ({ path }: { path: string }, content: string | Buffer) => {
    await mkdir(target, { recursive: true });
    await writeFile(join(target, path), content);
  };
  await write(ICONS.drawing, drawing());
  await write(ICONS.favicon, ico(await Promise.all(ICONS.favicon.sizes.map((size) => picture(size, SMALL)))));
  await write(ICONS.small, await picture(ICONS.small.size, WHOLE, 0.94));
  await write(ICONS.large, await picture(ICONS.large.size, WHOLE, 0.94));
  // These two fill their frame, since what they stand on is unknown or cut to a shape.
  await write(ICONS.apple, await picture(ICONS.apple.size, WHOLE, 0.78, "--paper"));
  await write(ICONS.maskable, await picture(ICONS.maskable.size, WHOLE, 0.64, "--paper"));
}

/** The mark with the colours of both schemes in it, to be chosen by the browser. */
function drawing(): string {
  const names = [...new Set([...SMALL.markup.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name))];
  const colours = (scheme: Scheme) =>
    `:root{${names.map((name) => `${name}:${hexOf(`var(${name})`, tokens(scheme))}`).join(";")}}`;
  const style = `<style>${colours("light")}@media (prefers-color-scheme:dark){${colours("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(SMALL, 1)}">${names.length > 0 ? style : ""}${SMALL.markup}</svg>`;
}

/** A square picture in which the mark takes `share` of the width or height, whichever is larger. */
async function picture(size: number, mark: Svg, share = 1, surface?: string): Promise<Buffer> {
  const properties = tokens("light");
  const plain = mark.markup.replaceAll(/var\(--[\w-]+\)/g, (colour) => hexOf(colour, properties));
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${frame(mark, share)}">${plain}</svg>`,
    ),
  );
  return (surface ? drawn.flatten({ background: hexOf(`var(${surface})`, properties) }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A square around the middle of the mark. */
function frame({ viewBox: [left, top, width, height] }: Svg, share: number): string {
  const side = Math.max(width, height) / share;
  const around = [left + (width - side) / 2, top + (height - side) / 2, side, side];
  return around.map((one) => Number(one.toFixed(2))).join(" ");
}

/** An ICO file: a directory of PNG pictures, which every system since Windows Vista reads. */
function ico(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, png] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(ICONS.favicon.sizes[index] ?? 0, at);
    header.writeUInt8(ICONS.favicon.sizes[index] ?? 0, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures]);
}
