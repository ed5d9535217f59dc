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

/** A drawing of one ink, as a symbol in the sprite of all of them. */
export interface GeneratedDrawing {
  viewBox: string;
  href: string;
}

export interface GeneratedImages {
  pictures: Record<string, GeneratedImage>;
  drawings: Record<string, GeneratedDrawing>;
}

/** Written by export/images.ts. */
export const IMAGE_LIST = ".cache/images.json";

/** Read each time, since in development pictures come and go. */
function generated(): GeneratedImages {
  return JSON.parse(readFileSync(IMAGE_LIST, "utf8"));
}

/**
 * @param image Path below content/images, as a record gives it.
 * @returns its sizes and addresses.
 * @throws Error naming the image, if it was not there when the build made the pictures.
 */
export function pictureFor(image: string): GeneratedImage {
  const found = generated().pictures[image];
  if (!found) throw new Error(`content/images/${image}: expected a JPEG, PNG or SVG file with this name, found none`);
  return found;
}

/** The same for a drawing: an SVG in one ink. */
export function drawingFor(image: string): GeneratedDrawing {
  const found = generated().drawings[image];
  if (!found) throw new Error(`content/images/${image}: expected an SVG file with this name, found none`);
  return found;
}
