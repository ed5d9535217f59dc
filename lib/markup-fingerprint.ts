/** A node of the browser's document or of parse5's. */
interface MarkupNode {
  nodeName: string;
  /** The text of a text or comment node in a browser, of a comment in parse5. */
  data?: string;
  /** The text of a text node in parse5. */
  value?: unknown;
  childNodes?: ArrayLike<MarkupNode>;
}

/**
 * A short fingerprint of the elements and texts below a node, for telling whether anything has changed them. Attributes do
 * not count: React takes over an element whatever attributes it has.
 *
 * @returns the FNV-1a hash (32 bits, http://www.isthe.com/chongo/tech/comp/fnv) of names and texts, in base 36.
 */
export function markupFingerprint(nodes: ArrayLike<MarkupNode>): string {
  let hash = 0x811c9dc5;
  for (const character of outline(nodes)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function outline(nodes: ArrayLike<MarkupNode>): string {
  return Array.from(nodes, (node) => {
    const isElement = !node.nodeName.startsWith("#");
    return `<${isElement ? node.nodeName.toLowerCase() : (node.data ?? node.value)}${outline(node.childNodes ?? [])}>`;
  }).join("");
}
