/** Converts CSS colors to hex, for icons, share pictures, the manifest and `theme-color`, which cannot use CSS. */
import { color as parseColor, serializeRGB } from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";
import { formatHex, parse } from "culori";

/** Values by custom property: `oklch(0.21 0.02 265)` for `--ink`. */
export type Properties = ReadonlyMap<string, string>;

/**
 * Converts a color to hex, such as `#1a2b3c`. Channels beyond sRGB are clipped, as in browsers.
 *
 * @param color Any CSS color, such as `color-mix(in oklab, var(--ink) 16%, white)`.
 * @param properties The custom properties that the color may use.
 * @throws Error with the color if it is invalid or transparent, or uses an unknown property.
 */
export function toHex(color: string, properties: Properties = new Map()): string {
  const css = resolveVariables(color, properties);
  const value = parseComponentValue(tokenize({ css }));
  const parsed = value && parseColor(value);
  const shown = parsed && parse(`${serializeRGB(parsed, false)}`);
  if (!shown || "alpha" in shown) throw new Error(`${color}: expected an opaque CSS color`);
  return formatHex(shown);
}

/** Replaces each `var()` with its value. */
function resolveVariables(color: string, properties: Properties): string {
  return color.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (use, name) => {
    const value = properties.get(name);
    if (!value) throw new Error(`${use}: expected a color of lib/theme.ts, found none with this name`);
    return resolveVariables(value, properties);
  });
}

/** Replaces custom properties in the attributes of an SVG with hex colors, for programs that do not support them. */
export function resolveColors(markup: string, properties: Properties): string {
  return markup.replaceAll(
    / (fill|stroke|color|stop-color)="([^"]*var\(--[^"]*)"/g,
    (_, name, color) => ` ${name}="${toHex(color, properties)}"`,
  );
}
