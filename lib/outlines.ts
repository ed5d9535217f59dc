import { type Family, shapeText, splitByFont } from "./fonts";

/** The font and size of a text. `size` and `spacing` have the same unit. */
export interface TextStyle {
  family: Family;
  /** 400 to 800. A font uses the nearest weight that it has. */
  weight: number;
  size: number;
  /** Letter spacing. */
  spacing: number;
}

/** A text as SVG paths. It starts at x = 0, and its baseline is at y = 0. */
export interface Outline {
  svg: string;
  width: number;
}

/**
 * Converts a text to paths with the site's fonts, so that pictures look the same on every machine.
 *
 * @throws Error with the text if the fonts lack one of its characters. The content check reports this earlier
 *   (export/share-pictures.ts).
 */
export function outlineText(text: string, { family, weight, size, spacing }: TextStyle): Outline {
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
    // The y axis of fonts points up, the y axis of SVG down.
    svg += `<g transform="${x ? `translate(${x} 0) ` : ""}scale(${scale} ${-scale})">${paths}</g>`;
    x += at * scale;
  }
  return { svg, width: x - spacing };
}

/** Returns the width of a text, in the unit of `size`. A character that the fonts lack counts as 1 em. */
export function measureText(text: string, { family, weight, size, spacing }: TextStyle): number {
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

/** Returns the width of a text in em. */
export function measureEm(text: string, family: Family, weight: number): number {
  return measureText(text, { family, weight, size: 1, spacing: 0 });
}
