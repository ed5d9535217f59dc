import { selectorSpecificity } from "@csstools/selector-specificity";
import type { AtRule, ChildNode, Root, Rule } from "postcss";
import parser from "postcss-selector-parser";
import type { PageElement } from "@/lib/html";
import { createSelectorMatcher } from "./selectors";
import { dropEmpty, dropUnused, isWithin } from "./used-css";

/** The elements of a page: those of the first screen, and all of them. */
interface Parts {
  first: readonly PageElement[];
  all: readonly PageElement[];
}

/**
 * Moves the rules that the first screen does not need, and those for print, to a second style sheet. Both style sheets
 * in sequence have the same effect as the original one: a rule stays in the first one if it conflicts with a later rule
 * that stays there.
 *
 * @param root The style sheet. It is changed in place, and keeps the rules for the first screen.
 * @param parts The page's elements.
 * @param scripts The source of the page's scripts.
 * @returns The second style sheet.
 */
export function splitOffRest(root: Root, { first, all }: Parts, scripts: string): Root {
  const { canMatch } = createSelectorMatcher(first, scripts);
  const { targets } = createSelectorMatcher(all, scripts);
  root.walkRules((rule) => {
    const others = rule.selectors.filter((selector) => !canMatch(selector));
    if (others.length === 0 || others.length === rule.selectors.length || isWithin(rule, "keyframes")) return;
    rule.cloneBefore({ selectors: others });
    rule.selectors = rule.selectors.filter(canMatch);
  });
  const rest = root.clone();
  const leaves = findLeaves(root);
  const copies = findLeaves(rest);

  const kept: MatchedRule[] = [];
  for (const rule of findRules(root).reverse()) {
    if (isWithin(rule, "keyframes")) continue;
    const matched = rule.selectors.map((selector) => matchRule(rule, selector, targets(selector)));
    const isNeeded =
      rule.selectors.some(canMatch) || matched.some((match) => kept.some((other) => conflicts(match, other)));
    // Rules for print are not in a layer, and are last.
    if (isNeeded && !isForPrint(rule)) kept.push(...matched);
    else rule.remove();
  }
  dropUnused(root, first);
  leaves.forEach((leaf, index) => {
    if (leaf.root() === root) copies[index]?.remove();
  });
  dropEmpty(rest);
  return rest;
}

/** A rule for one of its selectors: its precedence (layer and specificity), elements and properties. */
interface MatchedRule {
  precedence: string;
  targets: ReadonlySet<PageElement>;
  properties: ReadonlySet<string>;
}

function matchRule(rule: Rule, selector: string, targets: readonly PageElement[]): MatchedRule {
  const { a, b, c } = selectorSpecificity(parser().astSync(selector));
  const layers = ancestorAtRules(rule).flatMap(({ name, params }) => (name === "layer" ? [params] : []));
  const names = rule.nodes.flatMap((node) => (node.type === "decl" ? [node.prop] : []));
  return {
    precedence: [...layers, a, b, c].join(),
    targets: new Set(targets),
    properties: new Set(names.map(groupOf)),
  };
}

/** Whether the order of two rules affects an element's style. */
function conflicts(a: MatchedRule, b: MatchedRule): boolean {
  return (
    a.precedence === b.precedence &&
    [...a.properties].some((property) => b.properties.has(property)) &&
    [...a.targets].some((element) => b.targets.has(element))
  );
}

/** Returns the same name for a property and its shorthand: `margin` for `margin-top`. */
function groupOf(property: string): string {
  if (property.startsWith("--")) return property;
  const name = property.replace(/^-(webkit|moz)-/, "");
  if (/^(font|line-height)/.test(name)) return "font";
  if (/^(inset|top|right|bottom|left)/.test(name)) return "inset";
  if (/(width|height|inline-size|block-size)$/.test(name) && !name.startsWith("border")) return "size";
  if (/^(gap|row-gap|column-gap|grid)/.test(name)) return "grid";
  if (/^(align|justify|place)-/.test(name)) return "align";
  return name.split("-")[0] ?? name;
}

function isForPrint(rule: Rule): boolean {
  return ancestorAtRules(rule).some(({ name, params }) => name === "media" && params === "print");
}

/** Returns the at-rules around a node, the innermost first. */
function ancestorAtRules({ parent }: Rule | AtRule): AtRule[] {
  return parent?.type === "atrule" ? [parent as AtRule, ...ancestorAtRules(parent as AtRule)] : [];
}

function findRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

/** Returns all declarations, and at-rules without a block. */
function findLeaves(root: Root): ChildNode[] {
  const leaves: ChildNode[] = [];
  root.walk((node) => {
    if (!("nodes" in node && node.nodes)) leaves.push(node);
  });
  return leaves;
}
