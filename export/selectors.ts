/**
 * Which selectors can ever match in a page: css-select over parse5's tree, blind to state. By hand, since the libraries
 * that prune go by names alone and see no relation between elements.
 */
import { type Options, selectOne } from "css-select";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from "parse5";
import parser from "postcss-selector-parser";
import { attribute, elements, type PageDocument, type PageElement } from "./html";

type TreeNode = DefaultTreeAdapterTypes.Node;

/** Attributes that no script changes. Any other may come and go, so that a selector with it counts as matching. */
const FIXED_ATTRIBUTES = new Set(["data-accent", "data-surface", "href", "multiple", "role", "size", "title", "type"]);

/** Pseudo-classes that the tree alone decides. Any other is a state (`:hover`, `:popover-open`), which may come. */
const STRUCTURE =
  /^:(root|is|where|not|has|first-child|last-child|only-child|first-of-type|last-of-type|nth-(last-)?(child|of-type))$/;

/** Parts and states of form controls that are more than a box to check, and are nowhere else. */
const CONTROL_PARTS = /^(::-webkit-(?!scrollbar)|::-moz-|::placeholder|::file-selector-button|:-moz-ui-)/;
const CONTROLS = "input:not([type=radio]), select, textarea";

/**
 * Makes the question of whether a selector matches anything in a page, now or in a state to come.
 *
 * Markup in a `<template>` lands in a place that is not known yet, so where there is one, a selector also matches when
 * each of its compounds does.
 */
export function matcher(page: PageDocument): (selector: string) => boolean {
  const answers = new Map<string, boolean>();
  const templates = elements(page, "template").map((one) => (one as DefaultTreeAdapterTypes.Template).content);

  function exists(selector: string): boolean {
    let answer = answers.get(selector);
    if (answer === undefined) {
      answer =
        selectOne<TreeNode, PageElement>(selector, [page, ...templates].flatMap(children), { adapter: ADAPTER }) !==
        null;
      answers.set(selector, answer);
    }
    return answer;
  }

  return (selector) =>
    parser()
      .astSync(selector)
      .nodes.some((branch) => {
        const stateless = withoutState(branch);
        if (stateless === undefined) return false;
        return exists(stateless) || (templates.length > 0 && compounds(stateless).every(exists));
      });
}

/** The selector with all that depends on state left out, or undefined if there is nothing that it could ever match. */
function withoutState(selector: parser.Selector): string | undefined {
  const copy = selector.clone({}) as parser.Selector;
  let hopeless = false;
  copy.walkPseudos((pseudo) => {
    const name = pseudo.value.replace(/^:(before|after)$/, ":$&");
    if (name === ":host") hopeless = true;
    else if (CONTROL_PARTS.test(name)) pseudo.replaceWith(parser.pseudo({ value: ":is", nodes: controls() }));
    else if (!STRUCTURE.test(name)) leaveOut(pseudo);
    else if (name === ":not" && dependsOnState(pseudo)) leaveOut(pseudo);
  });
  copy.walkAttributes((one) => {
    if (!FIXED_ATTRIBUTES.has(one.attribute)) leaveOut(one);
  });
  return hopeless ? undefined : copy.toString();
}

function controls(): parser.Selector[] {
  return parser().astSync(CONTROLS).nodes as parser.Selector[];
}

/** What a selector with a hole means: `nav:popover-open` becomes `nav`, and `:has(> :checked)` becomes `:has(> *)`. */
function leaveOut(node: parser.Node): void {
  const alone = [node.prev(), node.next()].every((one) => !one || one.type === "combinator");
  if (alone) node.replaceWith(parser.universal());
  else node.remove();
}

function dependsOnState(pseudo: parser.Pseudo): boolean {
  let found = false;
  pseudo.walk((node) => {
    if (node === pseudo) return;
    if (node.type === "pseudo" && !STRUCTURE.test(node.value)) found = true;
    if (node.type === "attribute" && !FIXED_ATTRIBUTES.has(node.attribute)) found = true;
  });
  return found;
}

/** `.a > .b:hover` as `.a` and `.b:hover`. */
function compounds(selector: string): string[] {
  const [branch] = parser().astSync(selector).nodes;
  return (
    branch
      ?.split((node) => node.type === "combinator")
      .map((nodes) => nodes.filter((node) => node.type !== "combinator").join(""))
      .filter(Boolean) ?? []
  );
}

function children(node: TreeNode): TreeNode[] {
  return "childNodes" in node ? node.childNodes : [];
}

function parent(node: TreeNode): TreeNode | null {
  return "parentNode" in node ? node.parentNode : null;
}

/** What css-select has to know of parse5's tree. */
const ADAPTER: Options<TreeNode, PageElement>["adapter"] = {
  isTag: (node): node is PageElement => tree.isElementNode(node),
  getName: (node) => node.tagName,
  getAttributeValue: attribute,
  hasAttrib: (node, name) => attribute(node, name) !== undefined,
  getChildren: children,
  getParent: parent,
  getSiblings: (node) => {
    const above = parent(node);
    return above ? children(above) : [node];
  },
  getText: () => "",
  removeSubsets: (nodes) => nodes,
};
