import { LOOKS } from "@/components/art/words";
import type { Family } from "@/lib/fonts";

/** A line of text in a share picture, with the type style and position that its SVG element sets. */
export interface PictureText {
  words: string;
  family: Family;
  weight: number;
  size: number;
  spacing: number;
  x: number;
  y: number;
}

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * Replaces each text element of an SVG.
 *
 * @param markup An SVG whose text elements each set a font and a size.
 * @param replace Returns the markup that replaces a text element.
 */
export function replaceTexts(markup: string, replace: (text: PictureText, attributes: string) => string): string {
  return markup.replaceAll(TEXT, (_, attributes: string, content: string) => {
    const attributeOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = (name: string) => Number(attributeOf(name) ?? 0);
    return replace(
      {
        words: content.replaceAll(/&(.+?);/g, (entity, name) => ENTITIES[name] ?? entity),
        family: attributeOf("font-family")?.includes("display") ? "display" : "text",
        weight: number("font-weight") || LOOKS.plain.weight,
        size: number("font-size"),
        spacing: number("letter-spacing"),
        x: number("x"),
        y: number("y"),
      },
      attributes,
    );
  });
}

/** Returns the texts of an SVG. */
export function textsOf(markup: string): PictureText[] {
  const texts: PictureText[] = [];
  replaceTexts(markup, (text) => {
    texts.push(text);
    return "";
  });
  return texts;
}
