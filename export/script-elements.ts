import { elements, type PageElement, parseDocument } from "@/lib/html";

/** An element in the output of esbuild: `(0,a.jsx)("div",{className:"dialog-head",…`. */
const ELEMENT = /\("([a-z][a-z0-9]*)",\{([^{}]*)/g;
/** A component with a class, such as Radix's Content. */
const CLASSES = /\bclassName:((?:[^,{}"`]*(?:"[^"]*"|`[^`]*`))+)/g;

/**
 * The elements that a page's islands may add, so that their styles are kept (export/used-css.ts): one for each element and
 * each class in the code. Attributes are not needed, since the code names them.
 *
 * @param code The bundled code of the islands.
 */
export function elementsOfScript(code: string): PageElement[] {
  const classesIn = (text: string) =>
    [...text.matchAll(CLASSES)].flatMap(([, value = ""]) => value.match(/[a-z][\w-]*(?=[^"`]*["`])/g) ?? []);
  const found = new Map<string, string>();
  for (const [, tag = "", props = ""] of code.matchAll(ELEMENT)) {
    const classes = classesIn(props).join(" ");
    found.set(`${tag} ${classes}`, `<${tag} class="${classes}"></${tag}>`);
  }
  for (const name of classesIn(code)) found.set(name, `<i class="${name}"></i>`);
  return elements(parseDocument([...found.values()].join("")));
}
