import { readFileSync } from "node:fs";
import type { Logo } from "@/content/logos";

/**
 * A client's mark, inlined so that it takes the colour of the text around it.
 *
 * @throws Error naming the file, if it is missing or no SVG with a viewBox and `currentColor`.
 */
export function logoDrawing({ image }: Logo) {
  const file = `content/images/${image}`;
  const svg = readFileSync(file, "utf8");
  const viewBox = /viewBox="([\d. -]+)"/.exec(svg)?.[1];
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (!viewBox || !drawing) throw new Error(`${file}: expected an SVG with a viewBox, found something else`);
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, not a visitor\'s input
      dangerouslySetInnerHTML={{ __html: drawing.trim() }}
    />
  );
}
