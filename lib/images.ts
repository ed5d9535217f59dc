import { readFileSync } from "node:fs";

/** What the build made of one picture of content/images. */
export interface GeneratedImage {
  width: number;
  height: number;
  /** A `srcset` value. */
  avif: string;
  /** WebP, for browsers that do not know AVIF. */
  src: string;
}

/** A client's logo in a file of its own, cut to its ink, with the size in px that it is shown at. */
export interface GeneratedLogo {
  src: string;
  width: number;
  height: number;
  /** Whether it is drawn to stand on a dark surface. */
  light: boolean;
}

export interface GeneratedImages {
  pictures: Record<string, GeneratedImage>;
  logos: Record<string, GeneratedLogo>;
}

/** Written by export/images.ts. */
export const IMAGE_LIST = ".cache/images.json";

/**
 * @param image Path below content/images, as a record gives it.
 * @returns its sizes and addresses.
 */
export function pictureFor(image: string): GeneratedImage {
  return made(image, generated().pictures[image]);
}

/** The same for a client's logo. */
export function logoFor(image: string): GeneratedLogo {
  return made(image, generated().logos[image]);
}

/** Read each time, since in development pictures come and go. */
function generated(): GeneratedImages {
  return JSON.parse(readFileSync(IMAGE_LIST, "utf8"));
}

/** @throws Error naming the image, if it was not there when the build made the pictures. */
function made<Item>(image: string, found: Item | undefined): Item {
  if (!found) throw new Error(`content/images/${image}: expected a picture with this name, found none`);
  return found;
}
