import { readFileSync } from "node:fs";
import { hexOf, type Properties } from "./colour";

export type Scheme = "light" | "dark";

const FILE = "app/tokens.css";
const THEME = "app/globals.css";

/**
 * @returns the custom properties that app/tokens.css sets for the document, in one scheme.
 * @throws Error naming the file, if it does not set the properties of both schemes as it does now.
 */
export function tokens(scheme: Scheme): Properties {
  const css = readFileSync(FILE, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const light = /^:root\s*\{([^}]*)\}/m.exec(css)?.[1];
  const dark = /@media \(prefers-color-scheme: dark\)\s*\{\s*:root\s*\{([^}]*)\}/.exec(css)?.[1];
  if (!light || !dark) throw new Error(`${FILE}: expected :root, and :root in the dark scheme, found other rules`);
  return new Map([...declarations(light), ...(scheme === "dark" ? declarations(dark) : [])]);
}

function declarations(block: string): [name: string, value: string][] {
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]);
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
