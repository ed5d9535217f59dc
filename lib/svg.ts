import { readFileSync } from "node:fs";
import { converter, parse } from "culori";
import { optimize, type PluginConfig } from "svgo";

/** The firm's mark, for the bar, the icons and the share pictures. */
export const MARK = "content/mark.svg";

/** A drawing without its outermost element, so that it can stand in a page or an icon. */
export interface Svg {
  viewBox: readonly [left: number, top: number, width: number, height: number];
  markup: string;
}

/** What has no place in a drawing: it would run, load or lay out something. */
const REFUSED =
  /<(script|foreignObject|iframe|image|audio|video|a)\b|\son\w+=|(?:href|src)=["'](?!#)|@import|url\(["']?(?!#)/i;

/** Says of an SVG that it only wraps pixels. */
export const RASTER = "a picture of pixels within the SVG";

/** In bytes: what drawing programs need for any mark. More holds a photograph or a traced picture, point by point. */
const LARGEST = 300_000;

/**
 * Reads an SVG file as drawing programs write it and cleans it: editors' data, comments and hidden parts go, styles
 * become attributes (the site's policy refuses others), and ids are told apart from those of other drawings.
 *
 * @param file Path from the project's root.
 * @param id What its own ids begin with.
 * @throws Error naming the file, if it is no SVG, has no size, is empty, is huge, or holds what has no place in a drawing.
 */
export function readSvg(file: string, id: string): Svg {
  const source = readFileSync(file, "utf8");
  if (source.length > LARGEST) {
    const [most, size] = [LARGEST, source.length].map((bytes) => `${Math.round(bytes / 1000)} kB`);
    throw new Error(`${file}: expected a drawing of at most ${most}, found ${size}: export it as plain shapes`);
  }
  const refused = REFUSED.exec(source.replaceAll(/<!--.*?-->/gs, ""))?.[0];
  if (refused) {
    const isRaster = /^<image/i.test(refused);
    throw new Error(`${file}: expected shapes alone, found ${refused.trim()}${isRaster ? `, ${RASTER}` : ""}`);
  }
  const plugins: PluginConfig[] = [
    { name: "preset-default", params: { overrides: { inlineStyles: { onlyMatchedOnce: false }, cleanupIds: false } } },
    "convertStyleToAttrs",
    "removeTitle",
    "removeXlink",
    "removeDimensions",
    { name: "prefixIds", params: { prefix: id, delim: "-" } },
  ];
  let data: string;
  try {
    ({ data } = optimize(source, { path: file, multipass: true, plugins }));
  } catch (error) {
    throw new Error(`${file}: expected an SVG, found something else: ${(error as Error).message.split("\n")[0]}`);
  }
  const [, root = "", markup = ""] = /^<svg\b([^>]*?)(?:\/>|>(.*)<\/svg>)$/s.exec(data.trim()) ?? [];
  const [left, top, width, height] = (/\bviewBox="([^"]+)"/.exec(root)?.[1] ?? "").split(/[\s,]+/).map(Number);
  if (left === undefined || top === undefined || !width || !height) {
    throw new Error(`${file}: expected a viewBox, or a width and a height, found neither`);
  }
  if (markup === "") throw new Error(`${file}: expected a drawing, found nothing that is seen`);
  // How the whole is painted stays with it.
  const painted = [...root.matchAll(/\s(?:fill|stroke|clip-rule|fill-rule)[\w-]*="[^"]*"/g)].join("");
  return { viewBox: [left, top, width, height], markup: painted ? `<g${painted}>${markup}</g>` : markup };
}

/** In oklch: a darker ink is hardly seen on the surfaces of the dark scheme, and of the footer in both. */
const DARK = 0.3;

const TO_OKLCH = converter("oklch");

/** The inks that a drawing names. What names none is black. */
function inksOf(markup: string) {
  return [...markup.matchAll(/\s(?:fill|stroke)="(?!none")([^"]+)"/g)].map(([, ink]) => TO_OKLCH(parse(ink ?? "")));
}

/** A shape that names no ink: black, unless a group around it names one. */
const UNPAINTED = /<(?:path|rect|circle|ellipse|polygon)\b(?![^>]*\s(?:fill|stroke)=)/;
const PAINTED_GROUP = /<g\b[^>]*\s(?:fill|stroke)=/;

/** Whether some of a drawing, but not all of it, is in inks that are hardly seen on a dark surface. */
export function needsPaper(markup: string): boolean {
  const inks = inksOf(markup);
  const dark = inks.filter((ink) => ink && ink.l < DARK).length;
  const isBlack = UNPAINTED.test(markup) && !PAINTED_GROUP.test(markup);
  return dark < inks.length && (dark > 0 || isBlack);
}

/**
 * @param markup A drawing's.
 * @returns the same, but one in dark inks alone takes the color of the words around it, on light surfaces and on dark.
 */
export function seenOnAnySurface(markup: string): string {
  if (!inksOf(markup).every((ink) => ink && ink.l < DARK)) return markup;
  return `<g fill="currentColor">${markup.replaceAll(/\s(fill|stroke)="(?!none")[^"]+"/g, ' $1="currentColor"')}</g>`;
}
