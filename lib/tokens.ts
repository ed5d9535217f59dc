import { readFileSync } from "node:fs";
import { theme } from "@/content/theme";
import { hexOf, type Properties } from "./colour";
import { type Scheme, tokensOf } from "./theme";

const THEME = "app/globals.css";

/** @returns the colours of this site by the names of their custom properties, in one scheme. */
export function tokens(scheme: Scheme): Properties {
  return new Map([...tokensOf(theme, scheme)].map(([name, value]) => [`--${name}`, value]));
}

/**
 * @returns a breakpoint of the theme in CSS px: `breakpoint("lg")`.
 * @throws Error naming the file, if the theme has none of this name.
 */
export function breakpoint(name: string): number {
  const rem = new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(readFileSync(THEME, "utf8"))?.[1];
  if (!rem) throw new Error(`${THEME}: expected --breakpoint-${name} in rem, found none`);
  return Number(rem) * 16;
}

/** The colour of a token as hex: `tokenColour("paper", "dark")`. */
export function tokenColour(name: string, scheme: Scheme): string {
  return hexOf(`var(--${name})`, tokens(scheme));
}
