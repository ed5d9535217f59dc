import { readFileSync } from "node:fs";

/** What the build made of one picture of content/images. */
export interface GeneratedImage {
  width: number;
  height: number;
  /** `srcset` values. */
  avif: string;
  webp: string;
  /** For browsers that know neither format. */
  src: string;
}

/** Written by export/images.ts. */
export const IMAGE_LIST = ".cache/images.json";

let images: Record<string, GeneratedImage> | undefined;

/**
 * @param image Path below content/images, as a record gives it.
 * @returns its sizes and addresses.
 * @throws Error naming the image, if it was not there when the build made the pictures.
 */
export function imageFor(image: string): GeneratedImage {
  images ??= JSON.parse(readFileSync(IMAGE_LIST, "utf8")) as Record<string, GeneratedImage>;
  const found = images[image];
  if (!found) throw new Error(`content/images/${image}: expected a JPEG or PNG file with this name, found none`);
  return found;
}
