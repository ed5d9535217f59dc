import { readFile } from "node:fs/promises";
import * as harfbuzz from "harfbuzzjs";
import { type Face, type Font, shape } from "harfbuzzjs";
import { type Family, faceOf, fontFile } from "./fonts";

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

/** Turns text into paths, with the site's own fonts, so that a picture looks alike on every machine that builds it. */
export class Outlines {
  private readonly fonts = new Map<string, Font>();

  private constructor(private readonly faces: Record<Setting["family"], Face>) {}

  /** @throws Error if a font file is missing or cannot be read. */
  static async load(): Promise<Outlines> {
    const [display, text] = await Promise.all([face("display"), face("text")]);
    return new Outlines({ display, text });
  }

  /** @throws Error naming the text, if the font has no glyph for one of its characters. */
  of(text: string, { family, weight, size, spacing }: Setting): Outline {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    const font = this.font(family, weight);
    shape(font, buffer);

    const positions = buffer.getGlyphPositions();
    const scale = size / this.faces[family].upem;
    let x = 0;
    let svg = "";
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
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

  private font(family: Setting["family"], weight: number): Font {
    const key = `${family} ${weight}`;
    const known = this.fonts.get(key);
    if (known) return known;
    const font = new harfbuzz.Font(this.faces[family]);
    font.setVariations([new harfbuzz.Variation("wght", weight)]);
    this.fonts.set(key, font);
    return font;
  }
}

/** Those of the site, loaded once. */
export const OUTLINES = await Outlines.load();

async function face(family: Family): Promise<Face> {
  return faceOf(await readFile(fontFile(family)));
}
