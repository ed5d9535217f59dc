import { existsSync } from "node:fs";
import sharp from "sharp";
import { coloredMarkup } from "@/lib/color";
import { ICONS } from "@/lib/icons";
import { MARK, readSvg, type Svg } from "@/lib/svg";
import { type Scheme, tokenColor, tokensOf } from "@/lib/theme";

export const dynamic = "force-static";
export const dynamicParams = false;

/** The mark, and its version for the few pixels of a tab, where the firm has one. */
const WHOLE = readSvg(MARK, "mark");
const SMALL = existsSync("content/mark-small.svg") ? readSvg("content/mark-small.svg", "mark") : WHOLE;

/** The icons, each at the root of the site, where browsers and tools look for some of them by name. */
export function generateStaticParams() {
  return Object.values(ICONS).map(({ path }) => ({ icon: path.slice(1) }));
}

export async function GET(_: unknown, { params }: { params: Promise<{ icon: string }> }): Promise<Response> {
  const { icon } = await params;
  const asked = Object.values(ICONS).find(({ path }) => path === `/${icon}`);
  if (!asked) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawn(asked)), { headers: { "content-type": asked.type } });
}

/** @returns a file as the icon's name says: SVG, ICO or PNG. */
async function drawn(icon: (typeof ICONS)[keyof typeof ICONS]): Promise<Buffer> {
  if (icon === ICONS.favicon) return ico(await picture(icon.size, SMALL), icon.size);
  if (!("size" in icon)) return Buffer.from(drawing());
  // It fills its frame, since what it stands on is unknown.
  if (icon === ICONS.apple) return picture(icon.size, WHOLE, 0.78, "paper");
  return picture(icon.size, WHOLE, 0.94);
}

/** The mark with the colors of both schemes in it, to be chosen by the browser. */
function drawing(): string {
  const names = [...new Set([...SMALL.markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
  const colors = (scheme: Scheme) => `:root{${names.map((name) => `--${name}:${tokenColor(name, scheme)}`).join(";")}}`;
  const style = `<style>${colors("light")}@media (prefers-color-scheme:dark){${colors("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(SMALL, 1)}">${names.length > 0 ? style : ""}${SMALL.markup}</svg>`;
}

/** A square picture in which the mark takes `share` of the width or height, whichever is larger. */
async function picture(size: number, mark: Svg, share = 1, surface?: string): Promise<Buffer> {
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${frame(mark, share)}">${coloredMarkup(mark.markup, tokensOf("light"))}</svg>`,
    ),
  );
  return (surface ? drawn.flatten({ background: tokenColor(surface, "light") }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A square around the middle of the mark. */
function frame({ viewBox: [left, top, width, height] }: Svg, share: number): string {
  const side = Math.max(width, height) / share;
  const around = [left + (width - side) / 2, top + (height - side) / 2, side, side];
  return around.map((one) => Number(one.toFixed(2))).join(" ");
}

/** An ICO file: a directory of one PNG picture, which every system since Windows Vista reads. */
function ico(png: Buffer, size: number): Buffer {
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
