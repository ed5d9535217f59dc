import { findElements, type PageElement, parseDocument } from "@/lib/html";

/** Matches an element in the output of esbuild: `(0,a.jsx)("div",{className:"dialog-head",…`. */
const ELEMENT = /\("([a-z][a-z0-9]*)",\{([^{}]*)/g;
/** Matches the class of a component, such as Radix's Content. */
const CLASSES = /\bclassName:((?:[^,{}"`]*(?:"[^"]*"|`[^`]*`))+)/g;

/**
 * Returns the elements that a page's islands may add, so that export/used-css.ts keeps their styles: one for each
 * element and each class in the code. They need no attributes, because export/used-css.ts finds their names in the
 * code.
 *
 * @param code The bundled code of the islands.
 */
export function findScriptElements(code: string): PageElement[] {
  const classesIn = (text: string) =>
    [...text.matchAll(CLASSES)].flatMap(([, value = ""]) => value.match(/[@a-z-][\w@:./-]*(?=[^"`]*["`])/g) ?? []);
  const found = new Map<string, string>();
  for (const [, tag = "", props = ""] of code.matchAll(ELEMENT)) {
    const classes = classesIn(props).join(" ");
    found.set(`${tag} ${classes}`, `<${tag} class="${classes}"></${tag}>`);
  }
  for (const name of classesIn(code)) found.set(name, `<i class="${name}"></i>`);
  return findElements(parseDocument([...found.values()].join("")));
}
