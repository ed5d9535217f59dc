import { basename, parse } from "node:path";
import { createElement } from "react";
import sharp from "sharp";
import type { Route, RouteId } from "@/content/routes";
import { resolveColors } from "@/lib/color";
import { getSharePicture, routeOf } from "@/lib/metadata";
import { TAB_PAGES } from "@/lib/navigation";
import { outlineText } from "@/lib/outlines";
import { deriveTokens } from "@/lib/theme";
import { findMissingFigures } from "./figures";
import { SharePicture } from "./picture";
import { type PictureText, replaceTexts, textsOf } from "./texts";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Lists the share pictures. A page with a second address has one picture for both addresses. */
export function generateStaticParams() {
  return TAB_PAGES.map((route) => ({ page: basename(getSharePicture(route).path) }));
}

/**
 * Returns a page's share picture as PNG.
 *
 * @throws Error with the page's name if its title does not fit, if its text alternative contains a figure that the
 *   picture does not show, or if a font lacks a character.
 */
export async function GET(_: unknown, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const route = routeOf(parse((await params).page).name as RouteId, "the address of a share picture");
  // The picture has few colors, so a palette is sufficient.
  const png = sharp(Buffer.from(await renderSvg(route))).png({ palette: true, quality: 100, effort: 10 });
  const picture = new Uint8Array(await png.toBuffer());
  return new Response(picture, { headers: { "content-type": getSharePicture(route).type } });
}

/** Renders the share picture as SVG. */
async function renderSvg(route: Route): Promise<string> {
  // The import is dynamic, because Next does not allow static imports of react-dom/server in the app folder.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const markup = renderToStaticMarkup(createElement(SharePicture, { route }));
  const texts = textsOf(markup).map(({ words }) => words);
  const missing = findMissingFigures(route.shareAlt ?? "", texts);
  if (missing.length > 0) {
    throw new Error(
      `content/routes.ts: ${route.id}: shareAlt: expected figures that the picture shows; found ${missing.join(", ")}`,
    );
  }
  const properties = new Map([
    ...deriveTokens("light"),
    ["--accent", `var(--${route.accent})`],
    ["--on-accent", `var(--on-${route.accent})`],
  ] as const);
  return replaceTexts(resolveColors(markup, properties), convertToPaths);
}

/** Converts a line of text to paths, because the PNG renderer does not have the site's fonts. */
function convertToPaths({ words, x, y, ...setting }: PictureText, attributes: string): string {
  return `<g ${attributes}><g transform="translate(${x} ${y})">${outlineText(words, setting).svg}</g></g>`;
}
