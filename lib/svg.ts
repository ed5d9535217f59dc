import { readFileSync } from "node:fs";
import { converter, parse, wcagContrast } from "culori";
import { type CustomPlugin, optimize, type PluginConfig } from "svgo";

/** The firm's mark, for the bar, the icons and the share pictures. */
export const MARK = "content/mark.svg";

/** A drawing without its root element, for a page or an icon. */
export interface Svg {
  viewBox: readonly [left: number, top: number, width: number, height: number];
  /** Attributes of the root element that are kept, such as `preserveAspectRatio` and `overflow`. */
  attributes: { preserveAspectRatio?: string; overflow?: string };
  markup: string;
}

/** Matches markup that would run a script, load a file or change the layout. */
const FORBIDDEN_MARKUP =
  /<(script|foreignObject|iframe|image|audio|video|a)\b|\son\w+=|(?:href|src)=["'](?!#)|@import|url\(["']?(?!#)/i;

/** The part of a message that describes an SVG with an embedded bitmap. */
export const BITMAP_MESSAGE = "a picture of pixels within the SVG";

/** The first bytes of other file formats. */
const SIGNATURES: readonly (readonly [format: string, start: RegExp])[] = [
  ["PNG", /^\x89PNG/],
  ["JPEG", /^\xff\xd8\xff/],
  ["GIF", /^GIF8/],
  ["WebP", /^RIFF.{4}WEBP/s],
  ["PDF", /^%PDF/],
];

/** Returns the format of a file that is not an SVG, by its first bytes. Undefined for an SVG or an unknown format. */
export function findOtherFormat(file: string): string | undefined {
  const start = readFileSync(file).subarray(0, 12).toString("latin1");
  return SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0];
}

/** Maximum size of an SVG file. A larger file usually contains a photograph or a traced bitmap. */
const MAX_BYTES = 300_000;

/**
 * SVGO options that do not change paths, transforms and the order of attributes. The drawings on a page repeat many of
 * these strings, so the page compresses better if they stay identical.
 */
const KEEP_SHAPES = {
  convertPathData: false,
  convertTransform: false,
  mergePaths: false,
  collapseGroups: false,
  moveElemsAttrsToGroup: false,
  moveGroupAttrsToElems: false,
  sortAttrs: false,
} as const;

/**
 * Reads an SVG file and cleans it: removes editors' data, comments and hidden parts, converts styles to attributes (the
 * site's policy blocks styles), and prefixes ids.
 *
 * @param file Path from the project's root.
 * @param id The prefix of its ids.
 * @param change An SVGO plugin that edits the drawing after its styles are attributes. With it, shapes are not
 *   optimized (KEEP_SHAPES).
 * @throws Error with the file's name if it is not an SVG, has no size, is empty or too large, or has FORBIDDEN_MARKUP.
 */
export function readSvg(file: string, id: string, change?: CustomPlugin): Svg {
  const otherFormat = findOtherFormat(file);
  if (otherFormat)
    throw new Error(`${file}: expected an SVG file, found a ${otherFormat}: export the drawing as an SVG`);
  const source = readFileSync(file, "utf8");
  if (source.length > MAX_BYTES) {
    const [most, size] = [MAX_BYTES, source.length].map((bytes) => `${Math.round(bytes / 1000)} kB`);
    throw new Error(`${file}: expected a drawing of at most ${most}, found ${size}: export it as plain shapes`);
  }
  const refused = FORBIDDEN_MARKUP.exec(source.replaceAll(/<!--.*?-->/gs, ""))?.[0];
  if (refused) {
    const isBitmap = /^<image/i.test(refused);
    throw new Error(`${file}: expected shapes alone, found ${refused.trim()}${isBitmap ? `, ${BITMAP_MESSAGE}` : ""}`);
  }
  const plugins: PluginConfig[] = [
    { name: "inlineStyles", params: { onlyMatchedOnce: false } },
    "convertStyleToAttrs",
    // The remaining properties are those of editors, such as -inkscape-stroke.
    { name: "removeAttrs", params: { attrs: "style" } },
    ...(change ? [change] : []),
    {
      name: "preset-default",
      params: { overrides: { inlineStyles: false, cleanupIds: false, ...(change && KEEP_SHAPES) } },
    },
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
  // Keeps the paint of the root element.
  const painted = [...root.matchAll(/\s(?:fill|stroke|clip-rule|fill-rule)[\w-]*="[^"]*"/g)].join("");
  const attributes = Object.fromEntries(
    [...root.matchAll(/\s(preserveAspectRatio|overflow)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  return {
    viewBox: [left, top, width, height],
    attributes,
    markup: painted ? `<g${painted}>${markup}</g>` : markup,
  };
}

/** Maximum OKLCH lightness of a color that counts as black, which the color of the surrounding text may replace. */
const DARK_LIGHTNESS = 0.3;

/** Minimum contrast of graphics that convey meaning (WCAG 2.2, success criterion 1.4.11). */
const SHAPE_CONTRAST = 3;

const TO_OKLCH = converter("oklch");

/** Returns the colors of a drawing's fills, strokes and gradients. A shape without a fill or stroke is black. */
function findPaints(markup: string) {
  return [...markup.matchAll(/\s(?:fill|stroke|stop-color)="(?!none")([^"]+)"/g)].map(([, paint]) =>
    TO_OKLCH(parse(paint ?? "")),
  );
}

/** Matches a shape without a fill or stroke. It is black, unless its group sets one. */
const UNPAINTED = /<(?:path|rect|circle|ellipse|polygon)\b(?![^>]*\s(?:fill|stroke)=)/;
const PAINTED_GROUP = /<g\b[^>]*\s(?:fill|stroke)=/;

/**
 * Returns whether a part of a drawing would be hardly visible on a dark surface, so that the drawing needs paper behind
 * it. A drawing with only dark colors does not, because it takes the color of the text (adaptToSurface). Colors that
 * cannot be computed here, such as tokens, are ignored.
 *
 * @param surfaces The colors of the dark surfaces behind the drawing.
 */
export function needsPaper(markup: string, surfaces: readonly string[]): boolean {
  const paints = findPaints(markup);
  if (hasOnlyDarkPaints(paints)) return false;
  const isBlack = UNPAINTED.test(markup) && !PAINTED_GROUP.test(markup);
  return (
    isBlack ||
    paints.some((paint) => paint && surfaces.some((surface) => wcagContrast(paint, surface) < SHAPE_CONTRAST))
  );
}

function hasOnlyDarkPaints(paints: ReturnType<typeof findPaints>): boolean {
  return paints.every((paint) => paint && paint.l < DARK_LIGHTNESS);
}

/** Gives a drawing that has only dark colors the color of the text around it, so that it is visible on any surface. */
export function adaptToSurface(markup: string): string {
  if (!hasOnlyDarkPaints(findPaints(markup))) return markup;
  return `<g fill="currentColor">${markup.replaceAll(/\s(fill|stroke)="(?!none")[^"]+"/g, ' $1="currentColor"')}</g>`;
}
