import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text, Variation } from "harfbuzzjs";
import type { theme } from "@/content/theme";

export type Family = keyof typeof theme.fonts;

/** Where export/fonts.ts writes fonts, their style sheet and their list. */
export const FONT_FOLDER = ".cache/fonts";

/** A font file from export/fonts.ts. */
export interface GeneratedFont {
  /** Its name in FONT_FOLDER without the extension: pages load `.woff2`, the tools measure with `.ttf`. */
  name: string;
  bytes: number;
  /** Its variable axes besides the weight. Each costs bytes. */
  axes: readonly string[];
}

/** The files of each family. A letter comes from the first that has it. */
export type GeneratedFonts = Record<Family, readonly GeneratedFont[]>;

const LIST = "fonts.json";

/** @returns the path of the list of generated fonts. */
export function fontList(folder = FONT_FOLDER): string {
  return join(folder, LIST);
}

/**
 * @param file A font in WOFF2, WOFF, TTF or OTF.
 * @throws Error, if it is in no such format.
 */
export async function readFace(file: Buffer): Promise<Face> {
  return faceIn(await convert(file, "sfnt"));
}

function faceIn(sfnt: Uint8Array): Face {
  return new Face(new Blob(sfnt));
}

/** @returns a variable font at one of its weights. */
export function fontAtWeight(face: Face, weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  return font;
}

/** @returns a run of text with the positioned glyphs of a font. */
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
  letters: ReadonlySet<number>;
  weights: Map<number, Font>;
}

let loaded: { changedAt: number; fonts: Record<Family, readonly SiteFont[]> } | undefined;

/**
 * The fonts of a family. They are loaded again after a change, since the dev server keeps running.
 *
 * @throws Error naming the command that makes them, if there are none.
 */
function siteFonts(family: Family): readonly SiteFont[] {
  const changedAt = statSync(fontList(), { throwIfNoEntry: false })?.mtimeMs;
  if (!changedAt)
    throw new Error(`${fontList()}: expected the generated fonts; found none. Run: npm run check:content`);
  if (loaded?.changedAt !== changedAt) {
    const list: GeneratedFonts = JSON.parse(readFileSync(fontList(), "utf8"));
    const load = ({ name }: GeneratedFont): SiteFont => {
      const face = faceIn(readFileSync(join(FONT_FOLDER, `${name}.ttf`)));
      return { face, letters: new Set(face.collectUnicodes()), weights: new Map() };
    };
    loaded = { changedAt, fonts: { display: list.display.map(load), text: list.text.map(load) } };
  }
  return loaded.fonts[family];
}

/** A part of a text in one font. */
export interface Run {
  text: string;
  font: Font;
  unitsPerEm: number;
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * @returns runs of the text, each with the first font of the family that has its letters, or the first font if none
 * has.
 */
export function splitByFont(text: string, family: Family, weight: number): Run[] {
  const fonts = siteFonts(family);
  const runs: { text: string; siteFont: SiteFont }[] = [];
  for (const { segment } of LETTERS.segment(text.normalize())) {
    const siteFont = fonts.find(({ letters }) => hasLetter(letters, segment)) ?? fonts[0];
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

/** @returns the letters that no font of the family has, without duplicates. */
export function missingLetters(text: string, family: Family): string[] {
  const fonts = siteFonts(family);
  const letters = [...LETTERS.segment(text.normalize())].map(({ segment }) => segment);
  return [...new Set(letters.filter((letter) => !fonts.some((font) => hasLetter(font.letters, letter))))];
}

/** Needs no glyph: spaces, and signs such as the word joiner. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

/** Whether a font has all code points of a letter. */
function hasLetter(letters: ReadonlySet<number>, letter: string): boolean {
  return [...letter].every((sign) => letters.has(sign.codePointAt(0) ?? 0) || INVISIBLE.test(sign));
}
