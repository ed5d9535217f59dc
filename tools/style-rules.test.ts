import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { listFiles } from "@/lib/files";
import { findMarkupFaults, findSheetFaults } from "./style-rules";

const FOLDERS = ["app", "components"];

async function sources(ending: RegExp): Promise<string[]> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => (await listFiles(folder)).map((file) => `${folder}/${file}`)),
  );
  return files.flat().filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file));
}

test("markup uses tokens, primitives and style sheets", async () => {
  const found: string[] = [];
  const files = await sources(/\.tsx?$/);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    for (const { line, message } of findMarkupFaults(await readFile(file, "utf8")))
      found.push(`${file}:${line}: ${message}`);
  }
  expect(found, "docs/styling.md").toEqual([]);
});

test("style sheets use the tokens' colors and font sizes", async () => {
  const found: string[] = [];
  const files = await sources(/\.css$/);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    if (file === "app/theme.css") continue;
    for (const { line, message } of findSheetFaults(await readFile(file, "utf8")))
      found.push(`${file}:${line}: ${message}`);
  }
  expect(found, "docs/styling.md").toEqual([]);
});

const CASES: readonly [string, string, number][] = [
  ["an arbitrary size", 'className="p-[13px] flex"', 1],
  ["a one-off font size", 'className="flex text-[1.1rem]"', 1],
  ["an arbitrary property", 'className="[--lean:2rem] flex"', 1],
  ["a private breakpoint", 'className="flex min-[22rem]:p-4"', 1],
  ["a utility that reaches into children", 'className="flex *:p-4"', 1],
  ["a state by attribute", 'className="flex data-[open]:hidden aria-[current]:underline"', 0],
  ["tokens", 'className="flex gap-gutter text-card lg:p-l"', 0],
  ["a constant with classes", 'const LOOK = "flex p-[3px] gap-s";', 1],
  ["a list in code", "const first = sizes[0] ?? names[1];", 0],
  ["a sentence", 'const words = "Text of [somebody], flex and so on.";', 0],
];
for (const [what, source, count] of CASES) {
  test(`markup with ${what} has ${count} faults`, () => {
    expect(findMarkupFaults(source)).toHaveLength(count);
  });
}

test("finds a color by value and a font size outside the scale in a style sheet", () => {
  expect(findSheetFaults(".a { color: #fff; }")).toHaveLength(1);
  expect(findSheetFaults(".a { font-size: 1.1rem; }")).toHaveLength(1);
  expect(findSheetFaults(".a { font-size: 34cqi; color: var(--fg); }")).toHaveLength(0);
  expect(findSheetFaults("/* #fff */ .a { font: 700 1em/1 var(--font-text); }")).toHaveLength(0);
});
