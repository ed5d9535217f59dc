import { pictureFor } from "@/lib/images";

/**
 * A photograph or portrait from content/images as AVIF in the sizes that the build made (export/images.ts), with its
 * dimensions, so that nothing shifts. A browser without AVIF, as Edge was before 121, takes one WebP for all sizes.
 *
 * @param props.sizes The `sizes` attribute: how wide it is shown.
 * @param props.unstyledSize How long its longer side is, in px, in a page whose style did not arrive; left out: as in the
 *   file. For pictures whose style sets both width and height.
 * @throws Error naming the file, if the build made nothing of it.
 */
export function Picture({
  image,
  alt,
  sizes,
  unstyledSize,
}: {
  image: string;
  alt: string;
  sizes: string;
  unstyledSize?: number;
}) {
  const { width, height, avif, src } = pictureFor(image);
  const scale = unstyledSize ? Math.min(1, unstyledSize / Math.max(width, height)) : 1;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
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
