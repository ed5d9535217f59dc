import { type Family, shapeText, splitByFont } from "./fonts";

/** The typography of a run of text. */
export interface Setting {
  family: Family;
  /** 400 to 800. A font uses the nearest weight that it has. */
  weight: number;
  size: number;
  /** Space after each letter. */
  spacing: number;
}

/** A run of text as paths, with its start and its baseline at 0. */
export interface Outline {
  svg: string;
  width: number;
}

/**
 * Turns text into paths with the site's fonts, so that pictures look the same on every machine.
 *
 * @throws Error naming the text, if the fonts lack one of its letters. The content check finds that earlier
 *   (export/share-pictures.ts).
 */
export function outlineOf(text: string, { family, weight, size, spacing }: Setting): Outline {
  let x = 0;
  let svg = "";
  for (const { text: part, font, unitsPerEm } of splitByFont(text, family, weight)) {
    const run = shapeText(part, font);
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
    // In fonts, the y axis points upwards.
    svg += `<g transform="${x ? `translate(${x} 0) ` : ""}scale(${scale} ${-scale})">${paths}</g>`;
    x += at * scale;
  }
  return { svg, width: x - spacing };
}

/** @returns the width of a text, in the units of its size. A letter that the fonts lack counts as 1 em. */
export function measureText(text: string, { family, weight, size, spacing }: Setting): number {
  let width = -spacing;
  for (const { text: part, font, unitsPerEm } of splitByFont(text, family, weight)) {
    const run = shapeText(part, font);
    const glyphs = run.getGlyphInfos();
    for (const [index, { xAdvance = 0 }] of run.getGlyphPositions().entries()) {
      const advance = glyphs[index]?.codepoint ? xAdvance / unitsPerEm : 1;
      width += advance * size + spacing;
    }
  }
  return width;
}

/** @returns the width of a text in em. */
export function advanceOf(text: string, family: Family, weight: number): number {
  return measureText(text, { family, weight, size: 1, spacing: 0 });
}
