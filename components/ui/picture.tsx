import type { GeneratedImage } from "@/lib/images";

/**
 * A photograph or portrait from content/images, as AVIF in the sizes that the build generates (export/images.ts). Width
 * and height are set, so that nothing shifts while it loads. A browser without AVIF, such as Edge before 121, gets one
 * WebP for all sizes.
 *
 * @param props.picture The generated files (pictureFor in lib/images.ts).
 * @param props.sizes The `sizes` attribute: the displayed width.
 * @param props.unstyledSize Length of the longer side, in px, if the style sheet fails to load. By default, the length
 *   in the file. Use it only if the style sheet sets both width and height.
 */
export function Picture({
  picture,
  alt,
  sizes,
  unstyledSize,
}: {
  picture: GeneratedImage;
  alt: string;
  sizes: string;
  unstyledSize?: number;
}) {
  const { width, height, avif, src } = picture;
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
