import { pictureFor } from "@/lib/images";

/**
 * A photograph or portrait from content/images as AVIF and WebP in the sizes that the build made (export/images.ts),
 * with its dimensions, so that nothing shifts.
 *
 * @param props.sizes The `sizes` attribute: how wide it is shown.
 * @param props.unstyledWidth How wide it is, in px, in a page whose style did not arrive; left out: as wide as the file. For
 *   pictures whose style sets both width and height.
 * @throws Error naming the file, if the build made nothing of it.
 */
export function Picture({
  image,
  alt,
  sizes,
  unstyledWidth,
}: {
  image: string;
  alt: string;
  sizes: string;
  unstyledWidth?: number;
}) {
  const { width, height, avif, webp, src } = pictureFor(image);
  const scale = Math.min(1, (unstyledWidth ?? width) / width);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
