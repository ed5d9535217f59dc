import { basename, parse } from "node:path";
import { createElement } from "react";
import sharp from "sharp";
import type { Route, RouteId } from "@/content/routes";
import { colouredMarkup } from "@/lib/colour";
import { routeOf, sharePicture } from "@/lib/metadata";
import { OWN_PAGES } from "@/lib/navigation";
import { outlineOf } from "@/lib/outlines";
import { tokensOf } from "@/lib/theme";
import { SharePicture } from "./picture";

export const dynamic = "force-static";
export const dynamicParams = false;

/** A page under its second address shares the picture of the first. */
export function generateStaticParams() {
  return OWN_PAGES.map((route) => ({ page: basename(sharePicture(route).path) }));
}

/** @throws Error naming the page, if its title does not fit, or what the font of one of its words lacks. */
export async function GET(_: unknown, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const route = routeOf(parse((await params).page).name as RouteId, "the address of a share picture");
  // Flat colours: a palette holds them, with room for the softened edges.
  const drawn = sharp(Buffer.from(await drawing(route))).png({ palette: true, quality: 100, effort: 10 });
  const picture = new Uint8Array(await drawn.toBuffer());
  return new Response(picture, { headers: { "content-type": sharePicture(route).type } });
}

/** @returns the picture as SVG. */
async function drawing(route: Route): Promise<string> {
  // Imported here, since Next refuses to see it imported by a part of the app.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const markup = renderToStaticMarkup(createElement(SharePicture, { route }));
  const properties = new Map([
    ...tokensOf("light"),
    ["--accent", `var(--${route.accent})`],
    ["--on-accent", `var(--on-${route.accent})`],
  ] as const);
  return colouredMarkup(markup, properties).replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, outlined);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What draws pictures has none of the site's typefaces, so a line of text becomes paths. It names its own typeface. */
function outlined(_: string, attributes: string, words: string): string {
  const own = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const number = (name: string) => Number(own(name) ?? 0);
  const family = own("font-family")?.includes("display") ? "display" : "text";
  const text = words.replaceAll(/&(.+?);/g, (entity, name) => ENTITIES[name] ?? entity);
  const { svg } = outlineOf(text, {
    family,
    weight: number("font-weight"),
    size: number("font-size"),
    spacing: number("letter-spacing"),
  });
  return `<g ${attributes}><g transform="translate(${number("x")} ${number("y")})">${svg}</g></g>`;
}
