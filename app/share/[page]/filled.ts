import sharp from "sharp";
import type { Svg } from "@/lib/svg";

/** Large enough to tell an edge, in px. */
const LOOKED_AT = 64;

/** @returns whether a drawing fills most of each of its four edges, as one on a square or round ground of its own does. */
export async function isFilled({ viewBox, markup }: Svg): Promise<boolean> {
  const [, , width, height] = viewBox.map((one) => (one * LOOKED_AT) / Math.max(...viewBox.slice(2)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(" ")}" width="${width}" height="${height}">${markup}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const isOpaque = (x: number, y: number) => (data[4 * (y * info.width + x) + 3] ?? 0) > 250;
  const across = (y: number) => Array.from({ length: info.width }, (_, x) => isOpaque(x, y));
  const down = (x: number) => Array.from({ length: info.height }, (_, y) => isOpaque(x, y));
  // A softened edge is not yet opaque, so the second row of pixels is looked at.
  const edges = [across(1), across(info.height - 2), down(1), down(info.width - 2)];
  return edges.every((edge) => edge.filter(Boolean).length > edge.length / 2);
}
