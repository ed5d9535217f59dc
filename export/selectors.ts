import parser from "postcss-selector-parser";
import { getAttribute, type PageElement } from "@/lib/html";

/** Matches selectors at build time, when a page's elements are known, but not their states in the browser. */
export interface SelectorMatcher {
  /** Whether a selector can match an element in any state. */
  canMatch: (selector: string) => boolean;
  /** Returns the elements that the last compound selector can match. */
  targets: (selector: string) => readonly PageElement[];
}

/** Matches pseudo-elements and states that only form controls other than radio buttons and checkboxes have. */
const CONTROL_PARTS = /^(::-webkit-(?!scrollbar)|::-moz-|::placeholder|::file-selector-button|:-moz-ui-)/;

/**
 * @param page The elements of a page.
 * @param scripts The source of the page's scripts. The `data-*` attributes that they name may change.
 */
export function createSelectorMatcher(page: readonly PageElement[], scripts: string): SelectorMatcher {
  const changing = findNamedAttributes(scripts);
  const isFixed = (name: string) => name === "dir" || (name.startsWith("data-") && !changing.has(name));
  const names = page.map(
    (node) =>
      new Set([
        node.tagName.toLowerCase(),
        ...(getAttribute(node, "class") ?? "").split(/\s+/).map((name) => `.${name}`),
        ...node.attrs.flatMap(({ name, value }) => (isFixed(name) ? [name, `${name}=${value}`] : [])),
      ]),
  );
  const hasControls = page.some(
    (node) => /^(input|select|textarea)$/.test(node.tagName) && getAttribute(node, "type") !== "radio",
  );
  /** The elements with given tags, classes and attributes. */
  const cache = new Map<string, readonly PageElement[]>();

  /** Returns the elements that match a compound selector such as `p.a[data-b]`. */
  function elementsWith(compound: readonly parser.Node[]): readonly PageElement[] {
    const requirements: string[] = [];
    for (const node of compound) {
      if (node.type === "class") requirements.push(`.${node.value}`);
      else if (node.type === "tag") requirements.push(node.value.toLowerCase());
      else if (node.type === "attribute" && isFixed(node.attribute) && (!node.operator || node.operator === "="))
        requirements.push(node.operator ? `${node.attribute}=${node.value}` : node.attribute);
    }
    const key = requirements.join(" ");
    let found = cache.get(key);
    if (!found) {
      found = page.filter((_, index) => requirements.every((name) => names[index]?.has(name)));
      cache.set(key, found);
    }
    return found;
  }

  function canApply(node: parser.Node): boolean {
    if (node.type !== "pseudo") return true;
    if (CONTROL_PARTS.test(node.value)) return hasControls;
    return node.value !== ":host" && (!/^:(is|where|has)$/.test(node.value) || node.nodes.some(canApplyAll));
  }

  function canApplyAll(selector: parser.Selector): boolean {
    return compoundsOf(selector).every((compound) => elementsWith(compound).length > 0 && compound.every(canApply));
  }

  return {
    canMatch: (selector) => parser().astSync(selector).nodes.some(canApplyAll),
    targets: (selector) =>
      parser()
        .astSync(selector)
        .nodes.flatMap((node) => elementsWith(compoundsOf(node).at(-1) ?? [])),
  };
}

function compoundsOf(selector: parser.Selector): parser.Node[][] {
  return selector.split(({ type }) => type === "combinator");
}

/** Finds the `data-*` attributes in the source of scripts, written as `data-topic` or `dataset.topic`. */
function findNamedAttributes(scripts: string): Set<string> {
  const properties = [
    ...[...scripts.matchAll(/\bdataset\.(\w+)/g)].map(([, name = ""]) => name),
    ...[...scripts.matchAll(/\{([^{}]*)\}\s*=\s*[\w$.]+\.dataset/g)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
  ];
  return new Set([
    ...(scripts.match(/data-[a-z-]+/g) ?? []),
    ...properties.map((name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  ]);
}
