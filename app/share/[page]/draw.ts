import { createElement } from "react";
import sharp from "sharp";
import type { Route } from "@/content/routes";
import { tokens } from "@/lib/tokens";
import { fitted } from "./lines";
import { SharePicture, TITLE } from "./picture";
import { plainSvg } from "./plain-svg";

// Imported here, since Next refuses to see it imported by a part of the app.
const { renderToStaticMarkup } = await import("react-dom/server");

/**
 * Draws the share picture of a page that has an address of its own.
 *
 * @returns a PNG.
 * @throws Error naming the page, if its title does not fit or its art cannot be drawn.
 */
export async function drawSharePicture(route: Route): Promise<Buffer> {
  const svg = sharePictureSvg(route);
  // Flat colours: a palette holds them, with room for the softened edges.
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 100, effort: 10 }).toBuffer();
}

function sharePictureSvg(route: Route): string {
  try {
    const { lines, size } = fitted(route.shareTitle, TITLE);
    const markup = renderToStaticMarkup(createElement(SharePicture, { scene: route.shareScene, lines, size }));
    const properties = new Map([
      ...tokens("light"),
      ["--accent", `var(--${route.accent})`],
      ["--on-accent", `var(--on-${route.accent})`],
    ] as const);
    return plainSvg(markup, properties);
  } catch (error) {
    throw new Error(`Share picture of ${route.path}: ${error instanceof Error ? error.message : error}`);
  }
}
