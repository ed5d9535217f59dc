/** Reading and changing exported HTML: thin names over parse5, which does the work. */
import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from "parse5";

export type PageDocument = DefaultTreeAdapterTypes.Document;
export type PageElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** One exported page on its way through the steps. */
export interface Page {
  /** Where it stands in the site, as in `talent/index.html`. */
  file: string;
  document: PageDocument;
}

/** As a browser with script off reads it, so that what stands in `<noscript>` is seen as well. */
export function parseDocument(source: string): PageDocument {
  return parse(source, { scriptingEnabled: false });
}

/** The page as HTML; of the shapes of drawings, which hold nothing, in the short form that HTML allows within SVG. */
export function serializePage({ document }: Page): string {
  return serialize(document, { scriptingEnabled: false }).replaceAll(
    /"><\/(path|use|circle|rect|ellipse|line)>/g,
    '"/>',
  );
}

/** All elements with one of the tag names, or all elements, in the order of the document. */
export function elements(root: Parent, ...tags: string[]): PageElement[] {
  const found: PageElement[] = [];
  for (const node of root.childNodes) {
    if (!adapter.isElementNode(node)) continue;
    if (tags.length === 0 || tags.includes(node.tagName)) found.push(node);
    found.push(...elements(node, ...tags));
    if (node.tagName === "template" && "content" in node) {
      found.push(...elements((node as DefaultTreeAdapterTypes.Template).content, ...tags));
    }
  }
  return found;
}

/** @throws Error naming the page, if it has no such element. */
export function element(page: Page, tag: string): PageElement {
  const found = elements(page.document, tag)[0];
  if (!found) throw new Error(`${page.file}: expected a <${tag}> element, found none`);
  return found;
}

export function attribute(node: PageElement, name: string): string | undefined {
  return node.attrs.find((one) => one.name === name)?.value;
}

export function text(node: PageElement): string {
  return node.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
}

/** Whether a script holds data, and runs nothing. */
export function isData(script: PageElement): boolean {
  return ["application/ld+json", "application/json"].includes(attribute(script, "type") ?? "");
}

/** Sets an attribute, or takes it away where there is no value. */
export function setAttribute(node: PageElement, name: string, value: string | undefined): void {
  node.attrs = node.attrs.filter((one) => one.name !== name);
  if (value !== undefined) node.attrs.push({ name, value });
}

export function remove(node: PageElement): void {
  adapter.detachNode(node);
}

/** Adds what this markup says at the end of a parent. */
export function append(parent: PageElement, markup: string): void {
  for (const node of parseFragment(markup).childNodes) adapter.appendChild(parent, node);
}

/** Adds what this markup says at the beginning of a parent. */
export function prepend(parent: PageElement, markup: string): void {
  const [first] = parent.childNodes;
  for (const node of parseFragment(markup).childNodes) {
    if (first) adapter.insertBefore(parent, node, first);
    else adapter.appendChild(parent, node);
  }
}

/** Puts what this markup says before an element. */
export function insertBefore(next: PageElement, markup: string): void {
  for (const node of parseFragment(markup).childNodes) {
    if (next.parentNode) adapter.insertBefore(next.parentNode, node, next);
  }
}
