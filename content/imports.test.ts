import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";

/** What each file of content/ imports of the others, types too. */
const IMPORTS = new Map(
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .map((name) => join("content", name))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => {
      const found = readFileSync(file, "utf8").matchAll(/from "(\.{1,2}\/[^"]+)"/g);
      return [file, [...found].map(([, name = ""]) => `${join(dirname(file), name)}.ts`)] as const;
    }),
);

/** @returns the files of the first circle behind a file; none, if there is none. */
function findCircle(file: string, way: readonly string[] = []): readonly string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  for (const next of IMPORTS.get(file) ?? []) {
    const circle = findCircle(next, [...way, file]);
    if (circle.length > 0) return circle;
  }
  return [];
}

test("no files of content/ import each other in a circle, not even types", () => {
  for (const file of IMPORTS.keys()) expect(findCircle(file)).toEqual([]);
});
