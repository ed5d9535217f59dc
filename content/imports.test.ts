import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";

/** The imports between files of content/, types included. */
const IMPORTS = new Map(
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .map((name) => join("content", name))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => {
      const found = readFileSync(file, "utf8").matchAll(/from "(\.{1,2}\/[^"]+)"/g);
      return [file, [...found].map(([, name = ""]) => `${join(dirname(file), name)}.ts`)] as const;
    }),
);

/** @returns the files of the first import cycle that a file leads to, or an empty list. */
function findCycle(file: string, way: readonly string[] = []): readonly string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  for (const next of IMPORTS.get(file) ?? []) {
    const cycle = findCycle(next, [...way, file]);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

test("finds no import cycle in content/, of types neither", () => {
  for (const file of IMPORTS.keys()) expect(findCycle(file)).toEqual([]);
});
