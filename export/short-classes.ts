import type { Root } from "postcss";
import parser from "postcss-selector-parser";
import { attribute, elements, type PageDocument, setAttribute } from "./html";

/** How names begin that ad blockers have rules about (EasyList hides `.ad.card`, `.ads` and the like), in either case. */
const AD_NAMES = /^(ad|banner|promo|pub|sponsor)/i;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Gives the classes of a page names of one or two letters, the most frequent the shortest, and leaves out those that no
 * rule names. Utilities say in their names what they do; compressed, that is a seventh of a page.
 *
 * @param css The page's style sheet, which gets the short names as well.
 * @param scripts What the page runs. A class that is named in it keeps its name.
 * @returns the classes that have another name, by that name.
 */
export function shortenClasses(page: PageDocument, css: Root, scripts: readonly string[]): Record<string, string> {
  const kept = new Set(scripts.flatMap((script) => script.match(/[^\s"'`]+/g) ?? []));
  const ruled = new Set<string>();
  css.walkRules((rule) => {
    walkClasses(rule.selector, ({ value }) => {
      ruled.add(value);
    });
  });

  const classed = elements(page).filter((one) => attribute(one, "class") !== undefined);
  const counts = new Map<string, number>();
  for (const one of classed) {
    for (const name of namesOf(one)) {
      if (ruled.has(name) && !kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const short = new Map<string, string>();
  let next = 0;
  for (const [name] of [...counts].sort(([, one], [, other]) => other - one)) {
    let candidate = lettersOf(next++);
    while (kept.has(candidate) || ruled.has(candidate) || AD_NAMES.test(candidate)) candidate = lettersOf(next++);
    short.set(name, candidate);
  }

  for (const one of classed) {
    const names = namesOf(one).flatMap((name) => short.get(name) ?? (kept.has(name) ? name : []));
    setAttribute(one, "class", names.length > 0 ? names.join(" ") : undefined);
  }
  css.walkRules((rule) => {
    rule.selector = walkClasses(rule.selector, (one) => {
      one.value = short.get(one.value) ?? one.value;
    });
  });
  return Object.fromEntries([...short].map(([name, letters]) => [letters, name]));
}

function walkClasses(selector: string, visit: (one: parser.ClassName) => void): string {
  return parser((root) => root.walkClasses(visit)).processSync(selector);
}

function namesOf(one: Parameters<typeof attribute>[0]): string[] {
  return (attribute(one, "class") ?? "").split(/\s+/).filter(Boolean);
}

/** 0 is a, 51 is Z, 52 is aa. */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? lettersOf(rest - 1) : "") + LETTERS.charAt(index % LETTERS.length);
}
