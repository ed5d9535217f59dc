import { expect, test } from "@playwright/test";
import { applyEdits, createRemoval, findProperty, nodesIn, parseSource, type SyntaxNode } from "./syntax";

/** A list in which two entries have comments. */
const LIST = `export const list = [ // "[" begins it
  { id: "a" }, // of a, up to {
  /* of b */
  { id: "b", note: "x, y" },
  { id: "c" }
] as const;`;

function without(...ids: string[]): unknown {
  const array = nodesIn(parseSource(LIST)).find(({ type }) => type === "ArrayExpression") as SyntaxNode;
  const gone = (array.elements as SyntaxNode[]).filter((element) => {
    const { value } = Object(findProperty(element, "id")?.value);
    return ids.includes(value);
  });
  const code = applyEdits(
    LIST,
    gone.map((element) => createRemoval(element, array, LIST)),
  );
  const kept = nodesIn(parseSource(code)).find(({ type }) => type === "ArrayExpression") as SyntaxNode;
  return (kept.elements as SyntaxNode[]).map((element) => Object(findProperty(element, "id")?.value).value);
}

test("removes entries anywhere in a list", () => {
  expect(without("a")).toEqual(["b", "c"]);
  expect(without("b")).toEqual(["a", "c"]);
  expect(without("c")).toEqual(["a", "b"]);
  expect(without("a", "c")).toEqual(["b"]);
  expect(without("b", "c")).toEqual(["a"]);
  expect(without("a", "b", "c")).toEqual([]);
});
