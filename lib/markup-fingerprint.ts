/** A node of a browser's document or of parse5. */
interface MarkupNode {
  nodeName: string;
  /** The text of a text or comment node in a browser, of a comment in parse5. */
  data?: string;
  /** The text of a text node in parse5. */
  value?: unknown;
  childNodes?: ArrayLike<MarkupNode>;
}

/**
 * A fingerprint of elements and texts, to notice whether anything has changed them. Attributes do not count, since React
 * hydrates an element with any attributes.
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
