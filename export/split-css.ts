import { selectorSpecificity } from "@csstools/selector-specificity";
import type { AtRule, ChildNode, Root, Rule } from "postcss";
import parser from "postcss-selector-parser";
import type { PageElement } from "@/lib/html";
import { selectorMatcher } from "./selectors";
import { dropEmpty, dropUnnamed, isWithin } from "./used-css";

/** A page's elements: those that the first screen paints, and all. */
interface Parts {
  first: readonly PageElement[];
  all: readonly PageElement[];
}

/**
 * Splits a page's style sheet into the rules that the first screen needs, and those for the rest of the page and for
 * print. Applied one after the other, they have the same effect as the whole: a rule stays in the first part if it
 * competes with a later one that stays.
 *
 * @param root The style sheet; it keeps what the first screen needs.
 * @param parts The page's elements.
 * @param scripts The source of the scripts that the page runs.
 * @returns the style sheet of the rest.
 */
export function takeRest(root: Root, { first, all }: Parts, scripts: string): Root {
  const { canMatch } = selectorMatcher(first, scripts);
  const { targets } = selectorMatcher(all, scripts);
  root.walkRules((rule) => {
    const others = rule.selectors.filter((selector) => !canMatch(selector));
    if (others.length === 0 || others.length === rule.selectors.length || isWithin(rule, "keyframes")) return;
    rule.cloneBefore({ selectors: others });
    rule.selectors = rule.selectors.filter(canMatch);
  });
  const rest = root.clone();
  const leaves = leavesOf(root);
  const copies = leavesOf(rest);

  const staying: Claim[] = [];
  for (const rule of rulesOf(root).reverse()) {
    if (isWithin(rule, "keyframes")) continue;
    const claims = rule.selectors.map((selector) => claimOf(rule, selector, targets(selector)));
    const isNeeded =
      rule.selectors.some(canMatch) || claims.some((claim) => staying.some((other) => competes(claim, other)));
    // Rules for print have no layer and come last.
    if (isNeeded && !isForPaper(rule)) staying.push(...claims);
    else rule.remove();
  }
  dropUnnamed(root, first);
  leaves.forEach((leaf, index) => {
    if (leaf.root() === root) copies[index]?.remove();
  });
  dropEmpty(rest);
  return rest;
}

/** The declarations of a rule, its elements and its specificity. */
interface Claim {
  strength: string;
  targets: ReadonlySet<PageElement>;
  properties: ReadonlySet<string>;
}

function claimOf(rule: Rule, selector: string, targets: readonly PageElement[]): Claim {
  const { a, b, c } = selectorSpecificity(parser().astSync(selector));
  const layers = atRulesAbove(rule).flatMap(({ name, params }) => (name === "layer" ? [params] : []));
  const names = rule.nodes.flatMap((node) => (node.type === "decl" ? [node.prop] : []));
  return {
    strength: [...layers, a, b, c].join(),
    targets: new Set(targets),
    properties: new Set(names.map(groupOf)),
  };
}

/** Whether the order of the two affects an element's style. */
function competes(a: Claim, b: Claim): boolean {
  return (
    a.strength === b.strength &&
    [...a.properties].some((property) => b.properties.has(property)) &&
    [...a.targets].some((element) => b.targets.has(element))
  );
}

/** Gives a property and its shorthand one name: `margin` for `margin-top`. */
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

function isForPaper(rule: Rule): boolean {
  return atRulesAbove(rule).some(({ name, params }) => name === "media" && params === "print");
}

/** From the inside out. */
function atRulesAbove({ parent }: Rule | AtRule): AtRule[] {
  return parent?.type === "atrule" ? [parent as AtRule, ...atRulesAbove(parent as AtRule)] : [];
}

function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

/** Declarations, and at-rules without a block. */
function leavesOf(root: Root): ChildNode[] {
  const leaves: ChildNode[] = [];
  root.walk((node) => {
    if (!("nodes" in node && node.nodes)) leaves.push(node);
  });
  return leaves;
}
