import { readFile } from "node:fs/promises";
import type { Face, Font } from "harfbuzzjs";
import { type Family, faceOf, fontAt, fontFile, shaped } from "./fonts";

/** How a run of text is set. */
export interface Setting {
  family: Family;
  /** 400 to 800; what a font does not reach becomes its nearest weight. */
  weight: number;
  size: number;
  /** Added behind each letter. */
  spacing: number;
}

/** A run of text as drawing: paths that begin at 0, with the base line at 0. */
export interface Outline {
  svg: string;
  width: number;
}

const FACES: Record<Family, Face> = { display: await face("display"), text: await face("text") };
const FONTS = new Map<string, Font>();

/**
 * Turns text into paths, with the site's own fonts, so that a picture looks alike on every machine that builds it.
 *
 * @throws Error naming the text, if the font has no glyph for one of its characters.
 */
export function outlineOf(text: string, { family, weight, size, spacing }: Setting): Outline {
  const font = fontOf(family, weight);
  const run = shaped(text, font);
  const positions = run.getGlyphPositions();
  const scale = size / FACES[family].upem;
  let x = 0;
  let svg = "";
  for (const [index, { codepoint: glyph }] of run.getGlyphInfos().entries()) {
    if (glyph === 0)
      throw new Error(`"${text}": the font of fonts.${family} in content/theme.ts lacks one of its characters`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = font.glyphToPath(glyph);
    if (path) svg += `<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`;
    x += xAdvance + spacing / scale;
  }
  // Font units have their y axis upwards.
  return { svg: `<g transform="scale(${scale} ${-scale})">${svg}</g>`, width: x * scale - spacing };
}

function fontOf(family: Family, weight: number): Font {
  const key = `${family} ${weight}`;
  const font = FONTS.get(key) ?? fontAt(FACES[family], weight);
  FONTS.set(key, font);
  return font;
}

async function face(family: Family): Promise<Face> {
  return faceOf(await readFile(fontFile(family)));
}
