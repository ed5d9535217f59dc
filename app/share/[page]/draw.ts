import { createElement } from "react";
import sharp from "sharp";
import type { Route } from "@/content/routes";
import { colouredMarkup } from "@/lib/colour";
import { OUTLINES } from "@/lib/outlines";
import { tokens } from "@/lib/tokens";
import { fitted } from "./lines";
import { SharePicture, TITLE } from "./picture";

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
    return colouredMarkup(markup, properties).replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, outlined);
  } catch (error) {
    throw new Error(`Share picture of ${route.path}: ${error instanceof Error ? error.message : error}`);
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What draws pictures has none of the site's typefaces, so a line of text becomes paths. It names its own typeface. */
function outlined(_: string, attributes: string, words: string): string {
  const own = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const number = (name: string) => Number(own(name) ?? 0);
  const family = own("font-family")?.includes("display") ? "display" : "text";
  const text = words.replaceAll(/&(.+?);/g, (entity, name) => ENTITIES[name] ?? entity);
  const { svg, width } = OUTLINES.of(text, {
    family,
    weight: number("font-weight"),
    size: number("font-size"),
    spacing: number("letter-spacing"),
  });
  const shift = { start: 0, middle: width / 2, end: width }[own("text-anchor") ?? "start"] ?? 0;
  return `<g ${attributes}><g transform="translate(${number("x") - shift} ${number("y")})">${svg}</g></g>`;
}
