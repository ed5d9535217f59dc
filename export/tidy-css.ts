import type { AtRule, Root, Rule } from "postcss";

/** Properties that `@apply text-card` sets, and that a block may then override. */
const TYPE = new Set(["font-size", "line-height", "letter-spacing"]);

/**
 * Shortens a style sheet without changing its effect, where Next's minifier cannot: across rules, and in custom
 * properties.
 *
 * @param root The style sheet; it is changed in place.
 */
export function tidyCss(root: Root): void {
  root.walk((node) => {
    const next = node.next();
    if ((node.type !== "rule" && node.type !== "atrule") || !node.nodes || next?.type !== node.type) return;
    if (isSamePlace(node, next)) {
      next.prepend(node.nodes);
      node.remove();
    }
  });
  root.walkRules(dropRepeated);
  root.walkDecls((decl) => {
    if (/["']/.test(decl.value)) return;
    decl.value = decl.value
      .replaceAll(/,\s+/g, ",")
      .replaceAll(/\s*([*/])\s*/g, "$1")
      .replaceAll(/(?<![\w.])0(\.\d)/g, "$1");
  });
}

/** Whether two neighbors can be one: rules for the same elements, or blocks under the same condition. */
function isSamePlace(a: Rule | AtRule, b: Rule | AtRule): boolean {
  if (a.type === "rule") return b.type === "rule" && a.selector === b.selector;
  if (b.type !== "atrule") return false;
  return /^(media|supports|container|layer)$/.test(a.name) && a.name === b.name && a.params === b.params;
}

/** Drops declarations that the same rule repeats or overrides. */
function dropRepeated(rule: Rule): void {
  const overridden = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== "decl" || node.important) continue;
    const key = TYPE.has(node.prop) ? node.prop : `${node.prop}: ${node.value}`;
    if (overridden.has(key)) node.remove();
    overridden.add(key);
  }
}
