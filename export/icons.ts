import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Mark } from "../components/art/mark";
import { hexOf } from "../lib/colour";
import { ICONS } from "../lib/icons";
import { type Scheme, tokens } from "../lib/tokens";

/** The planes of the mark, without the drawing's own frame. */
const PLANES = /<svg[^>]*>(.*)<\/svg>/s.exec(renderToStaticMarkup(createElement(Mark)))?.[1] ?? "";
/** The mark's box: 48 wide, 33.5 high, from 6 to 39.5 (components/art/mark.tsx). */
const CENTRE = { x: 24, y: 22.75 };
/** At the size of a tab there are no pixels to spare: there the planes stand taller and fill the square. */
const TALL = `<g transform="translate(0 ${CENTRE.y}) scale(1 1.3) translate(0 ${-CENTRE.y})">${PLANES}</g>`;
const NAMES = [...new Set([...PLANES.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name))];

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
  await write(ICONS.favicon, ico(await Promise.all(ICONS.favicon.sizes.map((size) => picture(size, TALL)))));
  await write(ICONS.small, await picture(ICONS.small.size, PLANES, 0.94));
  await write(ICONS.large, await picture(ICONS.large.size, PLANES, 0.94));
  // These two fill their frame, since what they stand on is unknown or cut to a shape.
  await write(ICONS.apple, await picture(ICONS.apple.size, PLANES, 0.7, "--paper"));
  await write(ICONS.maskable, await picture(ICONS.maskable.size, PLANES, 0.6, "--paper"));
}

/** The mark with the colours of both schemes in it, to be chosen by the browser. */
function drawing(): string {
  const colours = (scheme: Scheme) =>
    `:root{${NAMES.map((name) => `${name}:${hexOf(`var(${name})`, tokens(scheme))}`).join(";")}}`;
  const style = `<style>${colours("light")}@media (prefers-color-scheme:dark){${colours("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(1)}">${style}${TALL}</svg>`;
}

/** A square picture in which the mark takes `share` of the width. */
async function picture(size: number, mark: string, share = 1, ground?: string): Promise<Buffer> {
  const properties = tokens("light");
  const plain = mark.replaceAll(/var\(--[\w-]+\)/g, (colour) => hexOf(colour, properties));
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${frame(share)}">${plain}</svg>`,
    ),
  );
  return (ground ? drawn.flatten({ background: hexOf(`var(${ground})`, properties) }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function frame(share: number): string {
  const width = 48 / share;
  return [CENTRE.x - width / 2, CENTRE.y - width / 2, width, width].map((one) => Number(one.toFixed(2))).join(" ");
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
