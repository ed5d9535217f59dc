import type { AtRule, Declaration, Root, Rule } from "postcss";
import type { PageElement } from "@/lib/html";
import { selectorMatcher } from "./selectors";

/** A condition of `@supports` that every browser of package.json's browserslist meets. */
const SUPPORTED = /^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/;

/**
 * Removes from a style sheet what a page cannot use: rules that no element of the page can match, and the custom
 * properties, keyframes and fonts that none of the other rules name. The position of elements relative to each other and
 * their state may change, so neither is a reason to drop a rule.
 *
 * PurgeCSS, tried in its place, keeps every rule whose words stand somewhere in the page or its scripts: 98 kB of style for the
 * landing page instead of 53 kB, 16.1 kB instead of 10.4 kB compressed.
 *
 * @param root The style sheet; it is changed in place.
 * @param page The elements of the page, with all that scripts may add to it.
 * @param scripts The source of the scripts that the page runs: the attributes that they name may change, too.
 */
export function keepUsed(root: Root, page: readonly PageElement[], scripts = ""): void {
  dropFallbacks(root);
  dropUnmatched(root, page, scripts);
  writeOutConstants(root, propertiesNamedIn(page));
  dropUnnamed(root, page);
}

/** Removes Tailwind's fallbacks for browsers without `@property` or `color-mix()`. */
function dropFallbacks(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (!SUPPORTED.test(rule.params)) return;
    const before = rule.prev();
    const [inner] = rule.nodes ?? [];
    // The fallback is the rule right before, with the same selector.
    if (before?.type === "rule" && inner?.type === "rule" && inner.selector === before.selector) {
      inner.walkDecls(({ prop }) => before.walkDecls(prop, (decl) => void decl.remove()));
      before.append(inner.nodes);
      inner.remove();
    }
    rule.replaceWith(rule.nodes ?? []);
  });
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties" && rule.nodes) rule.remove();
  });
}

function dropUnmatched(root: Root, page: readonly PageElement[], scripts: string): void {
  const { canMatch } = selectorMatcher(page, scripts);
  root.walkRules((rule) => {
    if (isWithin(rule, "keyframes")) return;
    const selectors = rule.selectors.filter(canMatch);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/**
 * Writes a custom property's value in place of its name where that is shorter or the name is used once. The value must
 * always be the same: set on `:root` under no condition and nowhere else, or registered and never set (as Tailwind's
 * `--tw-border-style` is). Where Tailwind uses one that nothing sets, writes its fallback.
 */
function writeOutConstants(root: Root, inMarkup: readonly string[]): void {
  const values = new Map<string, (string | undefined)[]>();
  root.walkDecls(/^--/, (decl) => {
    values.set(decl.prop, [...(values.get(decl.prop) ?? []), isForAll(decl) ? decl.value : undefined]);
  });
  root.walkAtRules("property", (rule) => {
    const initial = descriptor(rule, "initial-value");
    if (initial && !values.has(rule.params)) values.set(rule.params, [initial]);
  });
  const uses = new Map<string, number>();
  const count = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1);
  inMarkup.forEach(count);
  root.walkDecls(({ value }) => value.match(/(?<=var\(\s*)--[\w-]+/g)?.forEach(count));

  root.walkDecls((decl) => {
    decl.value = decl.value.replaceAll(/var\((--[\w-]+)\)/g, (use, name) => {
      const [value, ...others] = values.get(name) ?? [];
      if (!value || others.length > 0 || value.includes("var(")) return use;
      return uses.get(name) === 1 || value.length <= use.length ? value : use;
    });
    // Tailwind lets a utility change what another one sets; without that utility the fallback is all that is left.
    decl.value = decl.value.replaceAll(/var\((--tw-[\w-]+),\s*([^(),]*)\)/g, (use, name, fallback) =>
      values.has(name) ? use : fallback,
    );
  });
}

/** Whether a declaration holds for the whole document, always. */
function isForAll({ parent }: Declaration): boolean {
  const above = parent?.parent;
  return (parent as Rule).selector === ":root" && (above?.type === "root" || (above as AtRule).name === "layer");
}

/** The custom properties that attributes name, as in `fill="var(--ink)"`. */
function propertiesNamedIn(page: readonly PageElement[]): string[] {
  return page.flatMap((node) => node.attrs.flatMap(({ value }) => value.match(/(?<=var\(\s*)--[\w-]+/g) ?? []));
}

/**
 * Removes custom properties, keyframes, registrations and fonts that nothing names, in as many rounds as it takes: what one
 * drops may have been all that named something else.
 *
 * @param root The style sheet; it is changed in place.
 * @param page The elements whose attributes may name custom properties.
 */
export function dropUnnamed(root: Root, page: readonly PageElement[]): void {
  const inMarkup = propertiesNamedIn(page);
  let before: string;
  do {
    before = root.toString();
    let values = inMarkup.join(" ");
    root.walkDecls((decl) => {
      if (!isWithin(decl, "font-face")) values += ` ${decl.value}`;
    });
    const words = new Set(values.match(/[\w-]+/g));
    root.walkDecls(/^--/, (decl) => {
      if (!words.has(decl.prop)) decl.remove();
    });
    root.walkAtRules(/^property$|keyframes$|^font-face$/, (rule) => {
      const family = descriptor(rule, "font-family")?.replaceAll(/["']/g, "");
      if (family === undefined ? !words.has(rule.params) : !values.includes(family)) rule.remove();
    });
    dropEmpty(root);
  } while (root.toString() !== before);
}

/** Drops empty blocks, except layers: an empty layer still sets the order of layers. */
export function dropEmpty(block: Root | Rule | AtRule): void {
  for (const node of [...(block.nodes ?? [])]) {
    if (!("nodes" in node) || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0 && !(node.type === "atrule" && node.name === "layer")) node.remove();
  }
}

export function isWithin({ parent }: Rule | Declaration, name: "keyframes" | "font-face"): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith(name);
}

function descriptor(rule: AtRule, prop: string): string | undefined {
  const found = rule.nodes?.find((node) => node.type === "decl" && node.prop === prop);
  return found?.type === "decl" ? found.value : undefined;
}
