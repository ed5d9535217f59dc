/** Reads and edits TypeScript by its syntax tree, as far as the tools need it. */
import { parseModule } from "magicast";

/** A node of a Babel tree, with its place in the source. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** @throws SyntaxError, if the source cannot be parsed. */
export function parseSource(code: string): SyntaxNode {
  return parseModule(code).$ast as unknown as SyntaxNode;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof Object(value).type === "string" && typeof Object(value).start === "number";
}

/** Where a tree keeps what is no part of the program. */
const ASIDE = new Set(["loc", "original", "tokens", "comments", "extra"]);

/** @returns the nodes directly below a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node).flatMap(([part, value]) => (ASIDE.has(part) ? [] : [value].flat().filter(isNode)));
}

/** @returns a node and all that are below it. */
export function nodesIn(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/** @returns the name of a property of an object, whether or not it is in quotes. */
export function keyOf(property: SyntaxNode): string {
  const key = Object(property.key);
  return String(key.name ?? key.value);
}

/** @returns the property of an object literal by its name. */
export function propertyOf(object: SyntaxNode, name: string): SyntaxNode | undefined {
  const properties = object.properties as SyntaxNode[];
  return properties.find((one) => one.type === "ObjectProperty" && keyOf(one) === name);
}

/** A piece of a source that is to become another text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @param edits No two of them overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** @returns the edit that takes an entry out of a list or an object literal, with its comma and the comment before it. */
export function removalOf(entry: SyntaxNode, parent: SyntaxNode, code: string): Edit {
  const entries = (parent.elements ?? parent.properties) as SyntaxNode[];
  const index = entries.indexOf(entry);
  const [before, next] = [entries[index - 1], entries[index + 1]];
  return {
    start: before ? endOf(before, entry.start, code) : parent.start + 1,
    end: endOf(entry, next?.start ?? parent.end, code),
    text: "",
  };
}

/** @returns where an entry ends, its comma with it; there is one before the place where the next begins, or none. */
function endOf(entry: SyntaxNode, next: number, code: string): number {
  const comma = code.indexOf(",", entry.end);
  return comma >= 0 && comma < next ? comma + 1 : entry.end;
}
