import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type Route, routes } from "@/content/routes";
import { sharePicture } from "@/lib/share";
import { tokens } from "@/lib/tokens";
import { fitted } from "./drawing/lines";
import { Outlines } from "./drawing/outlines";
import { plainSvg } from "./drawing/plain-svg";
import { ART, SharePicture, TITLE } from "./share-picture";

/**
 * Step: draws the share picture of each page that has an address of its own, as `share/<page>.png`.
 *
 * @param target The folder of the site in the making.
 * @throws Error naming the page, if its title does not fit or its art cannot be drawn.
 */
export async function makeSharePictures(target: string): Promise<void> {
  const outlines = await Outlines.load();
  await mkdir(join(target, "share"), { recursive: true });
  for (const route of routes) {
    if (route.canonical !== route.path) continue;
    const svg = sharePictureSvg(route, ART[route.shareScene], outlines);
    // Flat colours: a palette holds them, with room for the softened edges.
    const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 100, effort: 10 }).toBuffer();
    await writeFile(join(target, sharePicture(route).path), png);
  }
}

function sharePictureSvg(route: Route, art: (typeof ART)[keyof typeof ART], outlines: Outlines): string {
  try {
    const { lines, size } = fitted(route.shareTitle, TITLE, outlines);
    const markup = renderToStaticMarkup(createElement(SharePicture, { art, lines, size }));
    const properties = new Map([
      ...tokens("light"),
      ["--accent", `var(--${route.accent})`],
      ["--on-accent", `var(--on-${route.accent})`],
    ] as const);
    return plainSvg(markup, properties, outlines);
  } catch (error) {
    throw new Error(`Share picture of ${route.path}: ${error instanceof Error ? error.message : error}`);
  }
}
