/** CSS colors as hex, for what cannot read CSS: icons, share pictures, the manifest and `theme-color`. */
import { color as parseColor, serializeRGB } from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";
import { formatHex, parse } from "culori";

/** What a custom property stands for, as in `--ink` to `oklch(0.21 0.02 265)`. */
export type Properties = ReadonlyMap<string, string>;

/**
 * @param color Any CSS color, as in `color-mix(in oklab, var(--ink) 16%, white)`.
 * @param properties The custom properties that it may name.
 * @returns the color as screens show it, as in `#1a2b3c`; what a screen cannot show is cut off channel by channel, as
 *   browsers do.
 * @throws Error naming the color, if it is none, can be seen through, or names a property that is not there.
 */
export function hexOf(color: string, properties: Properties = new Map()): string {
  const css = resolved(color, properties);
  const value = parseComponentValue(tokenize({ css }));
  const parsed = value && parseColor(value);
  const shown = parsed && parse(`${serializeRGB(parsed, false)}`);
  if (!shown || "alpha" in shown) throw new Error(`${color}: expected a CSS color that cannot be seen through`);
  return formatHex(shown);
}

/** The color with each `var()` written out. */
function resolved(color: string, properties: Properties): string {
  return color.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (use, name) => {
    const value = properties.get(name);
    if (!value) throw new Error(`${use}: expected a color of lib/theme.ts, found none with this name`);
    return resolved(value, properties);
  });
}

/**
 * @param markup SVG whose attributes may name custom properties.
 * @returns the same with those colors as hex, for what draws pictures and knows no custom properties.
 */
export function coloredMarkup(markup: string, properties: Properties): string {
  return markup.replaceAll(
    / (fill|stroke|color|stop-color)="([^"]*var\(--[^"]*)"/g,
    (_, name, color) => ` ${name}="${hexOf(color, properties)}"`,
  );
}
