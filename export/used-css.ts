import type { AtRule, Declaration, Root, Rule } from "postcss";
import parser from "postcss-selector-parser";
import { attribute, type PageElement } from "@/lib/html";

/** A condition of `@supports` that every browser of package.json's browserslist meets. */
const SUPPORTED = /^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/;

/**
 * Leaves of a style sheet what a page can use: rules whose selectors name only what is there, variants of a block
 * included, and the custom properties, keyframes and fonts that those rules name. How elements stand to each other is left to the browser, and what state
 * they are in: either may change, and the few rules that more would drop weigh next to nothing.
 *
 * @param root The style sheet; what the page cannot use is taken out of it.
 * @param page The elements of the page, with all that scripts may add to it.
 */
export function keepUsed(root: Root, page: readonly PageElement[]): void {
  dropFallbacks(root);
  dropUnmatched(root, page);
  const inMarkup = page.flatMap((node) =>
    node.attrs.flatMap(({ value }) => value.match(/(?<=var\(\s*)--[\w-]+/g) ?? []),
  );
  writeOutConstants(root);
  // What one round drops may have been all that named something else.
  let before: string;
  do {
    before = root.toString();
    dropUnnamed(root, inMarkup);
    dropEmpty(root);
  } while (root.toString() !== before);
}

/** What Tailwind writes for browsers without `@property` or `color-mix()`. */
function dropFallbacks(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (!SUPPORTED.test(rule.params)) return;
    const before = rule.prev();
    const [inner] = rule.nodes ?? [];
    // What is said for the others stands right before, in a rule of the same name.
    if (before?.type === "rule" && inner?.type === "rule" && inner.selector === before.selector) {
      inner.walkDecls(({ prop }) => before.walkDecls(prop, (one) => void one.remove()));
      before.append(inner.nodes);
      inner.remove();
    }
    rule.replaceWith(rule.nodes ?? []);
  });
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties" && rule.nodes) rule.remove();
  });
}

/** Parts and states of form controls that are more than a dot to press, and are nowhere else. */
const CONTROL_PARTS = /^(::-webkit-(?!scrollbar)|::-moz-|::placeholder|::file-selector-button|:-moz-ui-)/;

/** Attributes that say which variant of a block an element is: written when the page is built, changed by nothing. */
const VARIANTS = /^(dir|data-(cut|drawn|floor|hangs|large|letters|look|most|pictured|place|size|space|surface))$/;

function dropUnmatched(root: Root, page: readonly PageElement[]): void {
  const names = new Set(
    page.flatMap((node) => [
      node.tagName.toLowerCase(),
      ...(attribute(node, "class") ?? "").split(/\s+/).map((name) => `.${name}`),
      ...node.attrs.filter(({ name }) => VARIANTS.test(name)).flatMap(({ name, value }) => [name, `${name}=${value}`]),
    ]),
  );
  const hasControls = page.some(
    (node) => /^(input|select|textarea)$/.test(node.tagName) && attribute(node, "type") !== "radio",
  );

  function matches(node: parser.Node): boolean {
    if (node.type === "selector") return node.nodes.every(matches);
    if (node.type === "class") return names.has(`.${node.value}`);
    if (node.type === "tag") return names.has(node.value.toLowerCase());
    if (node.type === "attribute" && VARIANTS.test(node.attribute) && (!node.operator || node.operator === "="))
      return names.has(node.operator ? `${node.attribute}=${node.value}` : node.attribute);
    if (node.type !== "pseudo") return true;
    if (CONTROL_PARTS.test(node.value)) return hasControls;
    return node.value !== ":host" && (!/^:(is|where|has)$/.test(node.value) || node.nodes.some(matches));
  }

  root.walkRules((rule) => {
    if (isWithin(rule, "keyframes")) return;
    const selectors = rule.selectors.filter((one) => parser().astSync(one).nodes.some(matches));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/**
 * Writes a custom property's value in place of its name where it has but one and that is no longer: set on `:root` under
 * no condition and nowhere else, or registered and never set (as Tailwind's `--tw-border-style` is). Where Tailwind names
 * one that nothing sets, its fallback.
 */
function writeOutConstants(root: Root): void {
  const values = new Map<string, (string | undefined)[]>();
  root.walkDecls(/^--/, (one) => {
    values.set(one.prop, [...(values.get(one.prop) ?? []), isForAll(one) ? one.value : undefined]);
  });
  root.walkAtRules("property", (rule) => {
    if (!values.has(rule.params)) values.set(rule.params, [descriptor(rule, "initial-value")]);
  });
  root.walkDecls((one) => {
    // Tailwind lets a utility change what another one sets; without that utility the fallback is all that is left.
    one.value = one.value.replaceAll(/var\((--tw-[\w-]+),\s*([^(),]*)\)/g, (use, name, fallback) =>
      values.has(name) ? use : fallback,
    );
    one.value = one.value.replaceAll(/var\((--[\w-]+)\)/g, (use, name) => {
      const [value, ...others] = values.get(name) ?? [];
      const isShort = value && others.length === 0 && value.length <= use.length && !value.includes("var(");
      return isShort ? value : use;
    });
  });
}

/** Whether a declaration holds for the whole document, always. */
function isForAll({ parent }: Declaration): boolean {
  const above = parent?.parent;
  return (parent as Rule).selector === ":root" && (above?.type === "root" || (above as AtRule).name === "layer");
}

function dropUnnamed(root: Root, inMarkup: readonly string[]): void {
  let said = inMarkup.join(" ");
  root.walkDecls((one) => {
    if (!isWithin(one, "font-face")) said += ` ${one.value}`;
  });
  const words = new Set(said.match(/[\w-]+/g));
  root.walkDecls(/^--/, (one) => {
    if (!words.has(one.prop)) one.remove();
  });
  root.walkAtRules(/^property$|keyframes$|^font-face$/, (rule) => {
    const family = descriptor(rule, "font-family")?.replaceAll(/["']/g, "");
    if (family === undefined ? !words.has(rule.params) : !said.includes(family)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0 && !(node.type === "atrule" && node.name === "layer"))
      node.remove();
  });
}

function isWithin({ parent }: Rule | Declaration, name: "keyframes" | "font-face"): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith(name);
}

function descriptor(rule: AtRule, prop: string): string | undefined {
  const found = rule.nodes?.find((node) => node.type === "decl" && node.prop === prop);
  return found?.type === "decl" ? found.value : undefined;
}
