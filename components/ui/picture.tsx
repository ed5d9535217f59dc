import { pictureFor } from "@/lib/images";

/**
 * A photograph or portrait from content/images as AVIF and WebP in the sizes that the build made (export/images.ts),
 * with its dimensions, so that nothing shifts.
 *
 * @param props.sizes The `sizes` attribute: how wide it is shown.
 * @throws Error naming the file, if the build made nothing of it.
 */
export function Picture({ image, alt, sizes }: { image: string; alt: string; sizes: string }) {
  const { width, height, avif, webp, src } = pictureFor(image);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
