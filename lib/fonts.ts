import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text, Variation } from "harfbuzzjs";
import type { theme } from "@/content/theme";

export type Family = keyof typeof theme.fonts;

/** Where export/fonts.ts puts the fonts that it makes, the style sheet that names them and their list. */
export const FONT_FOLDER = ".cache/fonts";

/** A font file that pages load, as export/fonts.ts made it. */
export interface MadeFont {
  /** Its name in FONT_FOLDER without the ending: `.woff2` is what pages load, `.ttf` the same for measuring. */
  name: string;
  bytes: number;
  /** The axes that it varies beside the weight: each of them costs bytes. */
  axes: readonly string[];
}

/** The files of each family, in the order in which letters are looked for in them. */
export type MadeFonts = Record<Family, readonly MadeFont[]>;

const LIST = "fonts.json";

/** @returns the path of the list of fonts that were made. */
export function fontList(folder = FONT_FOLDER): string {
  return join(folder, LIST);
}

/**
 * @returns the face in a font file of any of the formats of the web.
 * @throws Error, if it is in none of them.
 */
export async function faceOf(file: Buffer): Promise<Face> {
  return faceIn(await convert(file, "sfnt"));
}

function faceIn(sfnt: Uint8Array): Face {
  return new Face(new Blob(sfnt));
}

/** @returns a variable font at one of its weights. */
export function fontAt(face: Face, weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  return font;
}

/** @returns a run of text with the glyphs of a font, each in its place. */
export function shaped(text: string, font: Font): Text {
  const run = new Text();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  return run;
}

/** A font file of the site, ready to measure and to draw with. */
interface SiteFont {
  face: Face;
  letters: ReadonlySet<number>;
  weights: Map<number, Font>;
}

let loaded: { madeAt: number; fonts: Record<Family, readonly SiteFont[]> } | undefined;

/** The fonts of a family as they were made last: the dev server outlives a change of fonts. */
function siteFonts(family: Family): readonly SiteFont[] {
  const madeAt = statSync(fontList()).mtimeMs;
  if (loaded?.madeAt !== madeAt) {
    const list: MadeFonts = JSON.parse(readFileSync(fontList(), "utf8"));
    const load = ({ name }: MadeFont): SiteFont => {
      const face = faceIn(readFileSync(join(FONT_FOLDER, `${name}.ttf`)));
      return { face, letters: new Set(face.collectUnicodes()), weights: new Map() };
    };
    loaded = { madeAt, fonts: { display: list.display.map(load), text: list.text.map(load) } };
  }
  return loaded.fonts[family];
}

/** A part of a text that one font of a family draws. */
export interface Run {
  text: string;
  font: Font;
  unitsPerEm: number;
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** @returns the text split into runs, each with the first font of the family that has its letters, or else the first font. */
export function runsOf(text: string, family: Family, weight: number): Run[] {
  const fonts = siteFonts(family);
  const runs: { text: string; by: SiteFont }[] = [];
  for (const { segment } of LETTERS.segment(text.normalize())) {
    const by = fonts.find(({ letters }) => has(letters, segment)) ?? fonts[0];
    if (!by) throw new Error(`content/theme.ts: fonts.${family}.file: expected a font file; found none`);
    const last = runs.at(-1);
    if (last?.by === by) last.text += segment;
    else runs.push({ text: segment, by });
  }
  return runs.map(({ text, by: { face, weights } }) => {
    const font = weights.get(weight) ?? fontAt(face, weight);
    weights.set(weight, font);
    return { text, font, unitsPerEm: face.upem };
  });
}

/** @returns the letters of a text that no font of the family has, each once. */
export function missingLetters(text: string, family: Family): string[] {
  const fonts = siteFonts(family);
  const letters = [...LETTERS.segment(text.normalize())].map(({ segment }) => segment);
  return [...new Set(letters.filter((letter) => !fonts.some((font) => has(font.letters, letter))))];
}

/** What is seen without a glyph: spaces, and signs such as the word joiner. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

/** Whether a font has all that a letter is made of. */
function has(letters: ReadonlySet<number>, letter: string): boolean {
  return [...letter].every((sign) => letters.has(sign.codePointAt(0) ?? 0) || INVISIBLE.test(sign));
}
