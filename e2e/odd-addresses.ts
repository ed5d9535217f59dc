/** Parts of addresses that often cause errors, and a random number generator with a seed. */
import { routes } from "@/content/routes";

/** Creates a linear congruential generator (Numerical Recipes), which returns the same numbers in every run. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

export const ODD_PARTS: readonly string[] = [
  ...("/./..//%2f%2F%2e%2e%5c\\;:@&=+$,~^|<>\"'`{}[]()*!".match(/%..|\.\.|./g) ?? []),
  ..."%00 %0d%0a % %zz %c0%af %e0%80%af %ff %25%32%65 ..%2f ..;/ \\..\\ // /// ./ ../".split(" "),
  ...routes.map(({ id }) => id),
  ...routes.map(({ id }) => id.toUpperCase()),
  ..."index.html 404.html _headers _redirects .env .git/config package.json etc/passwd con nul favicon.ico".split(" "),
  ..."_next/static _hashed images schedule é 日本 😀".split(" "),
  ...["?", "?x=1", "?%", "?/../", "#", "#book", "#%00", ".", " ", "%20", "\t"],
];
