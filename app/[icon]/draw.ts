import { createElement, type FunctionComponent } from "react";
import sharp from "sharp";
import { Mark, SmallMark } from "@/components/art/mark";
import { hexOf } from "@/lib/colour";
import { ICONS } from "@/lib/icons";
import { type Scheme, tokens } from "@/lib/tokens";

// Imported here, since Next refuses to see it imported by a part of the app.
const { renderToStaticMarkup } = await import("react-dom/server");

/** A drawing's planes without its own frame, and the middle of the frame, which is 48 wide. */
interface Planes {
  markup: string;
  middle: number;
}

/** The mark's box is 48 wide and 33.5 high, from 6 to 39.5 (components/art/mark.tsx). */
const WHOLE: Planes = { markup: planesOf(Mark), middle: 22.75 };
const SMALL: Planes = { markup: planesOf(SmallMark), middle: 24 };
const NAMES = [...new Set([...SMALL.markup.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name))];

/**
 * Draws one of the icons of lib/icons.ts from the mark and the tokens.
 *
 * @returns a file as its name says: SVG, ICO or PNG.
 */
export async function drawIcon(icon: (typeof ICONS)[keyof typeof ICONS]): Promise<Buffer> {
  if (icon === ICONS.favicon) return ico(await Promise.all(icon.sizes.map((size) => picture(size, SMALL))));
  if (!("size" in icon)) return Buffer.from(drawing());
  // These two fill their frame, since what they stand on is unknown or cut to a shape.
  if (icon === ICONS.apple) return picture(icon.size, WHOLE, 0.78, "--paper");
  if (icon === ICONS.maskable) return picture(icon.size, WHOLE, 0.64, "--paper");
  return picture(icon.size, WHOLE, 0.94);
}

/** The mark with the colours of both schemes in it, to be chosen by the browser. */
function drawing(): string {
  const colours = (scheme: Scheme) =>
    `:root{${NAMES.map((name) => `${name}:${hexOf(`var(${name})`, tokens(scheme))}`).join(";")}}`;
  const style = `<style>${colours("light")}@media (prefers-color-scheme:dark){${colours("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(SMALL, 1)}">${style}${SMALL.markup}</svg>`;
}

/** A square picture in which the mark takes `share` of the width. */
async function picture(size: number, mark: Planes, share = 1, surface?: string): Promise<Buffer> {
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

function frame({ middle }: Planes, share: number): string {
  const width = 48 / share;
  return [24 - width / 2, middle - width / 2, width, width].map((one) => Number(one.toFixed(2))).join(" ");
}

function planesOf(drawing: FunctionComponent): string {
  return /<svg[^>]*>(.*)<\/svg>/s.exec(renderToStaticMarkup(createElement(drawing)))?.[1] ?? "";
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
