/** Helpers to read and change HTML with parse5. */
import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from "parse5";

export type PageDocument = DefaultTreeAdapterTypes.Document;
export type PageElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** An exported page while the steps of the build change it. */
export interface Page {
  /** Its path in the site: `talent/index.html`. */
  file: string;
  document: PageDocument;
}

/** Parses as a browser without script does, so that the content of `<noscript>` is elements, too. */
export function parseDocument(source: string): PageDocument {
  return parse(source, { scriptingEnabled: false });
}

/** The page as HTML. Empty SVG shapes get the short form that HTML allows. */
export function serializePage({ document }: Page): string {
  return serialize(document, { scriptingEnabled: false }).replaceAll(
    /"><\/(path|use|circle|rect|ellipse|line)>/g,
    '"/>',
  );
}

/** All elements, or those with one of the tag names, in document order; those in templates, too. */
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

/** The first element with a tag name. @throws Error naming the page, if there is none. */
export function element(page: Page, tag: string): PageElement {
  const found = elements(page.document, tag)[0];
  if (!found) throw new Error(`${page.file}: expected a <${tag}> element, found none`);
  return found;
}

export function attribute(node: PageElement, name: string): string | undefined {
  return node.attrs.find((attr) => attr.name === name)?.value;
}

export function text(node: PageElement): string {
  return node.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
}

/** Whether a script element contains data and runs nothing. */
export function isData(script: PageElement): boolean {
  return ["application/ld+json", "application/json"].includes(attribute(script, "type") ?? "");
}

/** Sets an attribute, or removes it if the value is undefined. */
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
