import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles } from "@/lib/files";

/** Folders in the order of imports: each may import from the previous ones. A file belongs to the last match. */
const LAYERS = [
  "content",
  "lib",
  "tools",
  "components/ui",
  "components/art",
  "components/schedule",
  "components/booking",
  "components/sections",
  "components/layout",
  "components/islands",
  "app",
  "export",
  "deploy",
  "bench",
  "tools/setup",
] as const;

/** Folders that must not import from another folder. */
const FORBIDDEN: readonly (readonly [folder: string, imported: string])[] = [
  ["components", "tools"],
  ["app", "tools"],
  ["deploy", "export"],
  ["deploy", "app"],
  ["deploy", "components"],
  ["bench", "export"],
];

/** Returns the imports of each source file within LAYERS, including imports of types. */
async function readImports(): Promise<Map<string, string[]>> {
  const folders = [...new Set(LAYERS.map((layer) => layer.split("/")[0] ?? ""))];
  const found = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((file) => `${folder}/${file}`)),
  );
  const files = found.flat().filter((file) => /(?<!\.test|\.spec|\.d)\.tsx?$/.test(file));
  const importsOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport\(|\bimport) ?"((?:@\/|\.{1,2}\/)[^"]+)"/g)].flatMap(
      ([, name = ""]) => {
        const path = name.startsWith("@/") ? name.slice(2) : join(dirname(file), name);
        return [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => files.includes(candidate));
      },
    );
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Returns the files of the first import cycle that is reachable from a file. Empty if there is none. */
function findCycle(imports: ReadonlyMap<string, readonly string[]>, file: string, done: Set<string>): string[] {
  const chain: string[] = [];
  function searchFrom(current: string): string[] {
    if (chain.includes(current)) return [...chain.slice(chain.indexOf(current)), current];
    if (done.has(current)) return [];
    chain.push(current);
    for (const next of imports.get(current) ?? []) {
      const cycle = searchFrom(next);
      if (cycle.length > 0) return cycle;
    }
    chain.pop();
    done.add(current);
    return [];
  }
  return searchFrom(file);
}

test("no files import each other in a cycle, including types", async () => {
  const imports = await readImports();
  const done = new Set<string>();
  expect(imports.size).toBeGreaterThan(100);
  for (const file of imports.keys()) expect(findCycle(imports, file, done)).toEqual([]);
});

test("finds a cycle", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(findCycle(imports, "a", new Set())).toEqual(["b", "c", "b"]);
});

test("imports run one way between folders", async () => {
  const missing = [...LAYERS, ...FORBIDDEN.flat()].filter((folder) => !existsSync(folder));
  expect(missing, "folders of LAYERS and FORBIDDEN").toEqual([]);
  const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);
  const layerOf = (file: string) => LAYERS.findLastIndex((layer) => isBelow(file, layer));
  const faults: string[] = [];
  for (const [file, imported] of await readImports()) {
    expect(layerOf(file), `${file}: expected a folder of LAYERS`).toBeGreaterThanOrEqual(0);
    for (const other of imported) {
      const isForbidden = FORBIDDEN.some(([folder, never]) => isBelow(file, folder) && isBelow(other, never));
      if (layerOf(other) > layerOf(file) || isForbidden) faults.push(`${file} imports ${other}`);
    }
  }
  expect(faults).toEqual([]);
});
