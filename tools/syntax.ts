/** Reads and edits TypeScript by its syntax tree. */
import { parseModule } from "magicast";

/** A node of a Babel syntax tree. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** @throws SyntaxError if the source cannot be parsed. */
export function parseSource(code: string): SyntaxNode {
  return parseModule(code).$ast as unknown as SyntaxNode;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof Object(value).type === "string" && typeof Object(value).start === "number";
}

/** Properties of a node that are not syntax nodes. */
const METADATA = new Set(["loc", "original", "tokens", "comments", "extra"]);

/** Returns the direct children of a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node).flatMap(([part, value]) => (METADATA.has(part) ? [] : [value].flat().filter(isNode)));
}

/** Returns a node and all nodes below it. */
export function nodesIn(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/** Returns the name of a property, with or without quotes in the source. */
function readKey(property: SyntaxNode): string {
  const key = Object(property.key);
  return String(key.name ?? key.value);
}

/** Returns the property of an object literal by name. */
export function findProperty(object: SyntaxNode, name: string): SyntaxNode | undefined {
  const properties = object.properties as SyntaxNode[];
  return properties.find((property) => property.type === "ObjectProperty" && readKey(property) === name);
}

/** A replacement of a part of a source. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits to a source. They must not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Returns the edit that removes an entry of a list or object literal, with its comma and the comment before it. */
export function createRemoval(entry: SyntaxNode, parent: SyntaxNode, code: string): Edit {
  const entries = (parent.elements ?? parent.properties) as SyntaxNode[];
  const index = entries.indexOf(entry);
  const [before, next] = [entries[index - 1], entries[index + 1]];
  return {
    start: before ? findEntryEnd(before, entry.start, code) : parent.start + 1,
    end: findEntryEnd(entry, next?.start ?? parent.end, code),
    text: "",
  };
}

/** Returns the end of an entry, including the comma before the next one. */
function findEntryEnd(entry: SyntaxNode, next: number, code: string): number {
  const comma = code.indexOf(",", entry.end);
  return comma >= 0 && comma < next ? comma + 1 : entry.end;
}
