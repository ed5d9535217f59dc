/** CSS colours as hex, for what cannot read CSS: icons, share pictures, the manifest and `theme-color`. */
import { color, serializeRGB } from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";
import { formatHex, parse } from "culori";

/** What a custom property stands for, as in `--ink` to `oklch(0.21 0.02 265)`. */
export type Properties = ReadonlyMap<string, string>;

/**
 * @param colour Any CSS colour, as in `color-mix(in oklab, var(--ink) 16%, white)`.
 * @param properties The custom properties that it may name.
 * @returns the colour as screens show it, as in `#1a2b3c`; what a screen cannot show is cut off channel by channel, as
 *   browsers do.
 * @throws Error naming the colour, if it is none, can be seen through, or names a property that is not there.
 */
export function hexOf(colour: string, properties: Properties = new Map()): string {
  const css = resolved(colour, properties);
  const value = parseComponentValue(tokenize({ css }));
  const parsed = value && color(value);
  const shown = parsed && parse(`${serializeRGB(parsed, false)}`);
  if (!shown || "alpha" in shown) throw new Error(`${colour}: expected a CSS colour that cannot be seen through`);
  return formatHex(shown);
}

/** The colour with each `var()` written out. */
function resolved(colour: string, properties: Properties): string {
  return colour.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (use, name) => {
    const value = properties.get(name);
    if (!value) throw new Error(`${use}: expected a colour of lib/theme.ts, found none with this name`);
    return resolved(value, properties);
  });
}

/**
 * @param markup SVG whose attributes may name custom properties.
 * @returns the same with those colours as hex, for what draws pictures and knows no custom properties.
 */
export function colouredMarkup(markup: string, properties: Properties): string {
  return markup.replaceAll(
    / (fill|stroke|color|stop-color)="([^"]*var\(--[^"]*)"/g,
    (_, name, colour) => ` ${name}="${hexOf(colour, properties)}"`,
  );
}
