import { theme } from "@/content/theme";
import { hexOf, type Properties } from "./colour";
import { type Scheme, tokensOf } from "./theme";

/** @returns the colours of this site by the names of their custom properties, in one scheme. */
export function tokens(scheme: Scheme): Properties {
  return new Map([...tokensOf(theme, scheme)].map(([name, value]) => [`--${name}`, value]));
}

/** The colour of a token as hex: `tokenColour("paper", "dark")`. */
export function tokenColour(name: string, scheme: Scheme): string {
  return hexOf(`var(--${name})`, tokens(scheme));
}
