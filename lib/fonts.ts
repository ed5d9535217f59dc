import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text, Variation } from "harfbuzzjs";
import type { theme } from "@/content/theme";

export type Family = keyof typeof theme.fonts;

/** Where export/fonts.ts puts the fonts that it makes, and the style sheet that names them. */
export const FONT_FOLDER = ".cache/fonts";

/** @returns the file of a family that pages load, below the project's root. */
export function fontFile(family: Family): string {
  return join(FONT_FOLDER, `${family}.woff2`);
}

/**
 * @returns the face in a font file of any of the formats of the web.
 * @throws Error, if it is in none of them.
 */
export async function faceOf(file: Buffer): Promise<Face> {
  return new Face(new Blob(await convert(file, "sfnt")));
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
