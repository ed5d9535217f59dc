import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from "postcss";
import { elements, type PageDocument } from "./html";
import { matcher } from "./selectors";

/** Conditions of `@supports` that every browser of package.json's browserslist meets. */
const SUPPORTED = [
  /^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/,
  /^\(height:\s*1dvh\)$/,
  /^\(color:\s*(ok)?lab\([^)]*\)\)$/,
];

/**
 * Of a style sheet, what a page can use: rules whose selectors match something there, now or in a state to come, and the
 * custom properties, keyframes and fonts that those rules name.
 *
 * @param css The style sheet.
 * @param page The page, with all that scripts may add to it.
 * @returns The style sheet without the rest, not minified.
 */
export function usedCss(css: string, page: PageDocument): string {
  const root = postcss.parse(css);
  unwrapSupports(root);
  dropFallbackLayer(root);
  dropUnmatched(root, matcher(page));
  joinRules(root);
  const inMarkup = variablesInMarkup(page);
  writeOutConstants(root, inMarkup);
  // What one round drops may have been all that named something else.
  let before: number;
  do {
    before = count(root);
    dropUnnamed(root, inMarkup);
    dropEmpty(root);
  } while (count(root) < before);
  return root.toString();
}

function unwrapSupports(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (SUPPORTED.some((pattern) => pattern.test(rule.params)) && rule.nodes) rule.replaceWith(rule.nodes);
  });
}

/** Tailwind's initial values for browsers that do not know @property; every browser of browserslist does. */
function dropFallbackLayer(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && layer.nodes) layer.remove();
  });
}

function dropUnmatched(root: Root, matches: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter(matches);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/** Neighbours with the same selector become one rule, in which the later value of a property replaces the earlier. */
function joinRules(root: Root): void {
  root.walkRules((rule) => {
    let next = rule.next();
    while (next?.type === "rule" && next.selector === rule.selector && !isKeyframes(rule.parent)) {
      rule.append(next.nodes);
      next.remove();
      next = rule.next();
    }
    const latest = new Map<string, Declaration>();
    for (const node of [...rule.nodes]) {
      if (node.type !== "decl") continue;
      const earlier = latest.get(node.prop);
      // Two values in one written rule are a fallback for a browser that drops the second; only custom ones never fall back.
      if (earlier && (node.prop.startsWith("--") || earlier.value === node.value || /color-mix|dvh/.test(node.value))) {
        earlier.remove();
      }
      latest.set(node.prop, node);
    }
  });
}

/**
 * Writes a custom property's value in place of its name where that is certain and no longer: one that is declared once,
 * on `:root` and under no condition, or registered and never set (as Tailwind's `--tw-border-style` is).
 */
function writeOutConstants(root: Root, inMarkup: Set<string>): void {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    declared.set(one.prop, [...(declared.get(one.prop) ?? []), one]);
  });
  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of declared) {
    if (first && others.length === 0 && isForAll(first)) constants.set(name, first.value);
  }
  root.walkAtRules("property", (rule) => {
    const initial = descriptor(rule, "initial-value");
    if (initial && !declared.has(rule.params)) constants.set(rule.params, initial);
  });
  for (const [name, value] of constants) {
    const use = `var(${name})`;
    const uses = root.toString().split(use).length - 1;
    if (inMarkup.has(name) || value.includes("var(") || (uses > 1 && value.length > use.length)) continue;
    root.walkDecls((one) => {
      if (one.value.includes(use)) one.value = one.value.replaceAll(use, value);
    });
  }
}

/** Whether a declaration holds for the whole document, always. */
function isForAll(declaration: Declaration): boolean {
  const rule = declaration.parent;
  const above = rule?.parent;
  const inLayer = above?.type === "atrule" && (above as AtRule).name === "layer" && above.parent?.type === "root";
  return rule?.type === "rule" && (rule as Rule).selector === ":root" && (above?.type === "root" || inLayer);
}

function dropUnnamed(root: Root, inMarkup: Set<string>): void {
  const variables = new Set(inMarkup);
  const words = new Set<string>();
  root.walkDecls((declaration) => {
    for (const name of variablesIn(declaration.value)) variables.add(name);
    if (/^(-webkit-)?animation(-name)?$/.test(declaration.prop)) {
      for (const word of declaration.value.split(/[\s,]+/)) words.add(word);
    }
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!variables.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.name === "property" && !variables.has(rule.params)) rule.remove();
    if (rule.name.endsWith("keyframes") && !words.has(rule.params)) rule.remove();
  });
  const families = familiesIn(root);
  root.walkAtRules("font-face", (face) => {
    const family = descriptor(face, "font-family");
    if (family && !families.includes(unquoted(family))) face.remove();
  });
}

/** All text in which a font family can be named, but for the @font-face rules themselves. */
function familiesIn(root: Root): string {
  let text = "";
  root.walkDecls((declaration) => {
    const { parent } = declaration;
    if (!(parent?.type === "atrule" && (parent as AtRule).name === "font-face")) text += ` ${declaration.value}`;
  });
  return text;
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if (isEmpty(node)) node.remove();
  });
}

function isEmpty(node: ChildNode): boolean {
  if (node.type === "comment") return true;
  if (node.type === "rule") return node.nodes.length === 0;
  return node.type === "atrule" && node.nodes !== undefined && node.nodes.length === 0 && node.name !== "layer";
}

function variablesInMarkup(page: PageDocument): Set<string> {
  return new Set(elements(page).flatMap((node) => node.attrs.flatMap(({ value }) => variablesIn(value))));
}

function variablesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? "");
}

function isKeyframes(parent: Container | ChildNode | Rule["parent"]): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

function descriptor(rule: AtRule, prop: string): string | undefined {
  const found = rule.nodes?.find((node) => node.type === "decl" && node.prop === prop);
  return found?.type === "decl" ? found.value : undefined;
}

function unquoted(value: string): string {
  return value.replaceAll(/["']/g, "");
}

function count(root: Root): number {
  let nodes = 0;
  root.walk(() => {
    nodes += 1;
  });
  return nodes;
}
