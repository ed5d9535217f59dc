import { readFileSync } from "node:fs";

/** The files that are generated from one picture of content/images. */
export interface GeneratedImage {
  width: number;
  height: number;
  /** AVIF, as the value of `srcset`. */
  avif: string;
  /** WebP, for browsers that do not support AVIF. */
  src: string;
}

/** A client's logo, cropped to its shapes, with its displayed size in px. */
export interface GeneratedLogo {
  src: string;
  width: number;
  height: number;
  /** Whether the logo is light, for dark surfaces. */
  light: boolean;
}

export interface GeneratedImages {
  pictures: Record<string, GeneratedImage>;
  logos: Record<string, GeneratedLogo>;
}

/** The list of generated images, which export/images.ts writes. */
export const IMAGE_LIST = ".cache/images.json";

/**
 * Returns the generated files of a picture.
 *
 * @param image A path relative to content/images.
 * @throws Error with the image's name if it was not generated.
 */
export function pictureFor(image: string): GeneratedImage {
  if (isAddress(image)) return { width: 800, height: 800, avif: image, src: image };
  return requireImage(image, readImageList().pictures[image]);
}

/** Like pictureFor, for a record that may have no image. */
export function portraitOf({ image }: { image?: string | undefined }): GeneratedImage | undefined {
  return image ? pictureFor(image) : undefined;
}

/** Like pictureFor, for a client's logo. */
export function logoFor(image: string): GeneratedLogo {
  if (isAddress(image)) return { width: 160, height: 40, src: image, light: false };
  return requireImage(image, readImageList().logos[image]);
}

/** Whether a picture is not generated: examples name their pictures by addresses (lib/examples.ts). */
function isAddress(image: string): boolean {
  return image.startsWith("/");
}

/** Reads the list at each call, because pictures change during development. */
function readImageList(): GeneratedImages {
  return JSON.parse(readFileSync(IMAGE_LIST, "utf8"));
}

function requireImage<Item>(image: string, found: Item | undefined): Item {
  if (!found) throw new Error(`content/images/${image}: expected a picture with this name, found none`);
  return found;
}
