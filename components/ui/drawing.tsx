import { drawingFor } from "@/lib/images";

/**
 * An SVG of content/images in one ink, in the colour of the text around it. Whoever uses it says what it shows.
 *
 * @throws Error naming the file, if the build found none.
 */
export function Drawing({ image }: { image: string }) {
  const { viewBox, href } = drawingFor(image);
  return (
    <svg viewBox={viewBox} fill="currentColor" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
