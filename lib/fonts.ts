import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text, Variation } from "harfbuzzjs";
import type { theme } from "@/content/theme";

export type Family = keyof typeof theme.fonts;

/** The folder into which export/fonts.ts writes fonts, their style sheet and their list. */
export const FONT_FOLDER = ".cache/fonts";

/** A font file that export/fonts.ts generates. */
export interface GeneratedFont {
  /**
   * The name in FONT_FOLDER, without the extension. Pages load the `.woff2`; the build measures text with the `.ttf`.
   */
  name: string;
  bytes: number;
  /** The variable axes besides the weight. Each of them makes the file larger. */
  axes: readonly string[];
}

/** The files of each family. The first file that has a character is used for it. */
export type GeneratedFonts = Record<Family, readonly GeneratedFont[]>;

const LIST_FILE = "fonts.json";

/** Returns the path of the list of generated fonts (GeneratedFonts as JSON). */
export function fontListPath(folder = FONT_FOLDER): string {
  return join(folder, LIST_FILE);
}

/**
 * Reads the first face of a font file.
 *
 * @param file A font in WOFF2, WOFF, TTF or OTF.
 * @throws Error if the format is a different one.
 */
export async function readFace(file: Buffer): Promise<Face> {
  return parseFace(await convert(file, "sfnt"));
}

function parseFace(sfnt: Uint8Array): Face {
  return new Face(new Blob(sfnt));
}

/** Returns a variable font at one weight. */
export function fontAtWeight(face: Face, weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  return font;
}

/** Shapes a text: selects and positions the font's glyphs. */
export function shapeText(text: string, font: Font): Text {
  const run = new Text();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  return run;
}

/** A font of the site, loaded for measuring and drawing. */
interface SiteFont {
  face: Face;
  codePoints: ReadonlySet<number>;
  weights: Map<number, Font>;
}

let loaded: { changedAt: number; fonts: Record<Family, readonly SiteFont[]> } | undefined;

/**
 * Returns the fonts of a family. Loads them again after a change, because the dev server keeps running.
 *
 * @throws Error with the command that generates the fonts if there are none.
 */
function loadFonts(family: Family): readonly SiteFont[] {
  const changedAt = statSync(fontListPath(), { throwIfNoEntry: false })?.mtimeMs;
  if (!changedAt)
    throw new Error(`${fontListPath()}: expected the generated fonts; found none. Run: npm run check:content`);
  if (loaded?.changedAt !== changedAt) {
    const list: GeneratedFonts = JSON.parse(readFileSync(fontListPath(), "utf8"));
    const load = ({ name }: GeneratedFont): SiteFont => {
      const face = parseFace(readFileSync(join(FONT_FOLDER, `${name}.ttf`)));
      return { face, codePoints: new Set(face.collectUnicodes()), weights: new Map() };
    };
    loaded = { changedAt, fonts: { display: list.display.map(load), text: list.text.map(load) } };
  }
  return loaded.fonts[family];
}

/** A run of text in one font. */
export interface Run {
  text: string;
  font: Font;
  unitsPerEm: number;
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Splits a text into runs by font. A character gets the first font of the family that has it, or the first font if none
 * has it.
 */
export function splitByFont(text: string, family: Family, weight: number): Run[] {
  const fonts = loadFonts(family);
  const runs: { text: string; siteFont: SiteFont }[] = [];
  for (const { segment } of GRAPHEMES.segment(text.normalize())) {
    const siteFont = fonts.find(({ codePoints }) => hasCodePoints(codePoints, segment)) ?? fonts[0];
    if (!siteFont) throw new Error(`content/theme.ts: fonts.${family}.file: expected a font file; found none`);
    const last = runs.at(-1);
    if (last?.siteFont === siteFont) last.text += segment;
    else runs.push({ text: segment, siteFont });
  }
  return runs.map(({ text, siteFont: { face, weights } }) => {
    const font = weights.get(weight) ?? fontAtWeight(face, weight);
    weights.set(weight, font);
    return { text, font, unitsPerEm: face.upem };
  });
}

/** Returns the characters of a text that no font of the family has, without duplicates. */
export function findMissingCharacters(text: string, family: Family): string[] {
  const fonts = loadFonts(family);
  const characters = [...GRAPHEMES.segment(text.normalize())].map(({ segment }) => segment);
  return [
    ...new Set(characters.filter((character) => !fonts.some((font) => hasCodePoints(font.codePoints, character)))),
  ];
}

/** Matches a character that needs no glyph: a space, or a control such as the word joiner. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

/** Whether a font has every visible code point of a character. */
function hasCodePoints(codePoints: ReadonlySet<number>, character: string): boolean {
  return [...character].every((part) => codePoints.has(part.codePointAt(0) ?? 0) || INVISIBLE.test(part));
}
