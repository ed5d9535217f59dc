import { findElements, type PageElement, parseDocument } from "@/lib/html";

/** Matches an element in the output of esbuild: `(0,a.jsx)("div",{className:"dialog-head",…`. */
const ELEMENT = /\("([a-z][a-z0-9]*)",\{([^{}]*)/g;
/** Matches the class of a component, such as Radix's Content. */
const CLASSES = /\bclassName:((?:[^,{}"`]*(?:"[^"]*"|`[^`]*`))+)/g;

/**
 * Returns the elements that a page's islands may add, so that their styles are kept (export/used-css.ts): one for each
 * element and each class in the code. Their attributes are not needed, because the code contains these names.
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
