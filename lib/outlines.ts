import { type Family, runsOf, shaped } from "./fonts";

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

/**
 * Turns text into paths, with the site's own fonts, so that a picture looks alike on every machine that builds it.
 *
 * @throws Error naming the text, if the fonts of its family lack one of its letters. The content check names them before
 *   (export/share-pictures.ts).
 */
export function outlineOf(text: string, { family, weight, size, spacing }: Setting): Outline {
  let x = 0;
  let svg = "";
  for (const { text: part, font, unitsPerEm } of runsOf(text, family, weight)) {
    const run = shaped(part, font);
    const positions = run.getGlyphPositions();
    const scale = size / unitsPerEm;
    let paths = "";
    let at = 0;
    for (const [index, { codepoint: glyph }] of run.getGlyphInfos().entries()) {
      if (glyph === 0) throw new Error(`"${text}": fonts.${family} in content/theme.ts lacks one of its letters`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = font.glyphToPath(glyph);
      if (path) paths += `<path transform="translate(${at + xOffset} ${yOffset})" d="${path}"/>`;
      at += xAdvance + spacing / scale;
    }
    // Font units have their y axis upwards.
    svg += `<g transform="${x ? `translate(${x} 0) ` : ""}scale(${scale} ${-scale})">${paths}</g>`;
    x += at * scale;
  }
  return { svg, width: x - spacing };
}

/** @returns how wide a text is, in the units of its size. A letter that the fonts lack is taken to be as wide as high. */
export function measureText(text: string, { family, weight, size, spacing }: Setting): number {
  let width = -spacing;
  for (const { text: part, font, unitsPerEm } of runsOf(text, family, weight)) {
    const run = shaped(part, font);
    const glyphs = run.getGlyphInfos();
    for (const [index, { xAdvance = 0 }] of run.getGlyphPositions().entries()) {
      const advance = glyphs[index]?.codepoint ? xAdvance / unitsPerEm : 1;
      width += advance * size + spacing;
    }
  }
  return width;
}

/** @returns how many em wide a text is. */
export function advanceOf(text: string, family: Family, weight: number): number {
  return measureText(text, { family, weight, size: 1, spacing: 0 });
}
