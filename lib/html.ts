/** Reads and changes HTML with parse5. */
import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from "parse5";

export type PageDocument = DefaultTreeAdapterTypes.Document;
export type PageElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A page of the export, which the steps of the build change. */
export interface Page {
  /** The path in the site: `talent/index.html`. */
  file: string;
  document: PageDocument;
}

/** Parses a page as a browser with script off does, so that the content of `<noscript>` is parsed too. */
export function parseDocument(source: string): PageDocument {
  return parse(source, { scriptingEnabled: false });
}

/** Returns a page as HTML. Empty SVG shapes are self-closing, which is shorter. */
export function serializePage({ document }: Page): string {
  return serialize(document, { scriptingEnabled: false }).replaceAll(
    /"><\/(path|use|circle|rect|ellipse|line)>/g,
    '"/>',
  );
}

/** Returns the elements below a node in document order, including those in templates: all, or those with given tags. */
export function findElements(root: Parent, ...tags: string[]): PageElement[] {
  const found: PageElement[] = [];
  for (const node of root.childNodes) {
    if (!adapter.isElementNode(node)) continue;
    if (tags.length === 0 || tags.includes(node.tagName)) found.push(node);
    found.push(...findElements(node, ...tags));
    if (node.tagName === "template" && "content" in node) {
      found.push(...findElements((node as DefaultTreeAdapterTypes.Template).content, ...tags));
    }
  }
  return found;
}

/** Returns the first element with a tag. @throws Error with the page's name if there is none. */
export function requireElement(page: Page, tag: string): PageElement {
  const found = findElements(page.document, tag)[0];
  if (!found) throw new Error(`${page.file}: expected a <${tag}> element, found none`);
  return found;
}

export function getAttribute(node: PageElement, name: string): string | undefined {
  return node.attrs.find((attr) => attr.name === name)?.value;
}

export function textContent(node: PageElement): string {
  return node.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
}

/** Whether a script element contains data instead of a program. */
export function isDataScript(script: PageElement): boolean {
  return ["application/ld+json", "application/json"].includes(getAttribute(script, "type") ?? "");
}

/** Sets an attribute. Removes it if the value is undefined. */
export function setAttribute(node: PageElement, name: string, value: string | undefined): void {
  node.attrs = node.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) node.attrs.push({ name, value });
}

export function remove(node: PageElement): void {
  adapter.detachNode(node);
}

/** Adds markup at the end of a parent. */
export function append(parent: PageElement, markup: string): void {
  for (const node of parseFragment(markup).childNodes) adapter.appendChild(parent, node);
}

/** Adds markup at the beginning of a parent. */
export function prepend(parent: PageElement, markup: string): void {
  const [first] = parent.childNodes;
  for (const node of parseFragment(markup).childNodes) {
    if (first) adapter.insertBefore(parent, node, first);
    else adapter.appendChild(parent, node);
  }
}

/** Adds markup before an element. */
export function insertBefore(next: PageElement, markup: string): void {
  for (const node of parseFragment(markup).childNodes) {
    if (next.parentNode) adapter.insertBefore(next.parentNode, node, next);
  }
}
