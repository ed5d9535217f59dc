import { readFileSync } from "node:fs";

/** The files made of one picture of content/images. */
export interface GeneratedImage {
  width: number;
  height: number;
  /** A `srcset` value. */
  avif: string;
  /** WebP, for browsers that do not support AVIF. */
  src: string;
}

/** A client's logo without the space around it, with the size in px at which pages show it. */
export interface GeneratedLogo {
  src: string;
  width: number;
  height: number;
  /** Whether it is for dark surfaces. */
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
 * @returns its size and addresses.
 * @throws Error naming the image, if the build has not made it.
 */
export function pictureFor(image: string): GeneratedImage {
  return requireImage(image, readImageList().pictures[image]);
}

/** The same as pictureFor, for a record that may have no image. */
export function portraitOf({ image }: { image?: string | undefined }): GeneratedImage | undefined {
  return image ? pictureFor(image) : undefined;
}

/** The same as pictureFor, for a client's logo. */
export function logoFor(image: string): GeneratedLogo {
  return requireImage(image, readImageList().logos[image]);
}

/** Reads the list each time, since pictures change during development. */
function readImageList(): GeneratedImages {
  return JSON.parse(readFileSync(IMAGE_LIST, "utf8"));
}

function requireImage<Item>(image: string, found: Item | undefined): Item {
  if (!found) throw new Error(`content/images/${image}: expected a picture with this name, found none`);
  return found;
}
