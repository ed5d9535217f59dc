import parser from "postcss-selector-parser";
import { attribute, type PageElement } from "@/lib/html";

/** Facts about selectors at build time, when the elements are known, but not their layout and states in the browser. */
export interface SelectorMatcher {
  /** Whether a selector can match an element, in whatever state. */
  canMatch: (selector: string) => boolean;
  /** The elements that the last part of a selector can match, at least. */
  targets: (selector: string) => readonly PageElement[];
}

/** Parts and states that only form controls other than radio buttons and checkboxes have. */
const CONTROL_PARTS = /^(::-webkit-(?!scrollbar)|::-moz-|::placeholder|::file-selector-button|:-moz-ui-)/;

/**
 * @param page The elements of a page.
 * @param scripts The source of the scripts that the page runs: the `data-*` attributes that they name may change.
 */
export function selectorMatcher(page: readonly PageElement[], scripts: string): SelectorMatcher {
  const changing = attributesNamedIn(scripts);
  const isFixed = (name: string) => name === "dir" || (name.startsWith("data-") && !changing.has(name));
  const names = page.map(
    (node) =>
      new Set([
        node.tagName.toLowerCase(),
        ...(attribute(node, "class") ?? "").split(/\s+/).map((name) => `.${name}`),
        ...node.attrs.flatMap(({ name, value }) => (isFixed(name) ? [name, `${name}=${value}`] : [])),
      ]),
  );
  const hasControls = page.some(
    (node) => /^(input|select|textarea)$/.test(node.tagName) && attribute(node, "type") !== "radio",
  );
  /** Elements by their tag, class and attribute names. */
  const known = new Map<string, readonly PageElement[]>();

  /** The elements that match a compound selector, such as `p.a[data-b]`. */
  function elementsWith(compound: readonly parser.Node[]): readonly PageElement[] {
    const requirements: string[] = [];
    for (const node of compound) {
      if (node.type === "class") requirements.push(`.${node.value}`);
      else if (node.type === "tag") requirements.push(node.value.toLowerCase());
      else if (node.type === "attribute" && isFixed(node.attribute) && (!node.operator || node.operator === "="))
        requirements.push(node.operator ? `${node.attribute}=${node.value}` : node.attribute);
    }
    const key = requirements.join(" ");
    let found = known.get(key);
    if (!found) {
      found = page.filter((_, index) => requirements.every((name) => names[index]?.has(name)));
      known.set(key, found);
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

/** The `data-*` attributes that a script's source names, as `data-topic` or as `dataset.topic`. */
function attributesNamedIn(scripts: string): Set<string> {
  const properties = [
    ...[...scripts.matchAll(/\bdataset\.(\w+)/g)].map(([, name = ""]) => name),
    ...[...scripts.matchAll(/\{([^{}]*)\}\s*=\s*[\w$.]+\.dataset/g)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
  ];
  return new Set([
    ...(scripts.match(/data-[a-z-]+/g) ?? []),
    ...properties.map((name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  ]);
}
