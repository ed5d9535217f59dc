import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { suggestFontFile } from "@/lib/font-coverage";
import { type GeneratedFonts, readFace } from "@/lib/fonts";
import { formatUnicodeRange } from "./font-css";
import { type ChosenFonts, generateFonts } from "./fonts";

const FILES = "node_modules/@fontsource-variable";
const latin = (axis: string) => `${FILES}/bricolage-grotesque/files/bricolage-grotesque-latin-${axis}-normal.woff2`;
const extended = (axis: string) =>
  `${FILES}/bricolage-grotesque/files/bricolage-grotesque-latin-ext-${axis}-normal.woff2`;
const figtree = `${FILES}/figtree/files/figtree-latin-wght-normal.woff2`;
const figtreeExtended = `${FILES}/figtree/files/figtree-latin-ext-wght-normal.woff2`;

/** Generates fonts into a folder of the test. */
async function generateInto(fonts: ChosenFonts) {
  const folder = test.info().outputPath();
  await generateFonts(fonts, folder);
  const list: GeneratedFonts = JSON.parse(await readFile(join(folder, "fonts.json"), "utf8"));
  const css = await readFile(join(folder, "fonts.css"), "utf8");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".woff2")).sort();
  return { folder, list, css, files };
}

test("generates a font from each file of a family, lists its variable axes, and uses the first file that contains a character", async () => {
  const { folder, css, files, list } = await generateInto({
    display: { file: latin("standard"), axes: { opsz: 40 } },
    text: { file: [figtree, figtreeExtended], axes: {} },
  });
  expect(files).toEqual(["display.woff2", "text-2.woff2", "text.woff2"]);
  // Besides the weight.
  expect(list.display.map(({ axes }) => axes)).toEqual([["wdth"]]);
  expect(list.text.map(({ axes }) => axes)).toEqual([[], []]);
  const [first, second] = await Promise.all(
    ["text", "text-2"].map(async (name) =>
      (await readFace(await readFile(join(folder, `${name}.woff2`)))).collectUnicodes(),
    ),
  );
  const [e, š] = ["e", "š"].map((character) => character.codePointAt(0) ?? 0);
  expect(first).toContain(e);
  expect(first).not.toContain(š);
  expect(second).toContain(š);
  expect(second).not.toContain(e);
  // Without a range, browsers would load every file for every page.
  const ranges = css.match(/unicode-range: U\+[^;]+/g) ?? [];
  expect(ranges).toHaveLength(2);
  expect(ranges[1]).toBe(
    `unicode-range: ${formatUnicodeRange([...(second ?? [])].map((code) => String.fromCodePoint(code)))}`,
  );
});

test("generates one file for families with the same files", async () => {
  const font = { file: figtree, axes: {} };
  const { css, files, list } = await generateInto({ display: font, text: font });
  expect(files).toEqual(["display.woff2"]);
  expect(list.text).toEqual(list.display);
  expect(css).toContain('font-family: "text"');
  expect(css.match(/font-weight: 400 800/g)).toHaveLength(2);
});

test("refuses an axis that no file has, and a missing file", async () => {
  const text = { file: figtree, axes: {} };
  await expect(generateInto({ display: { file: latin("opsz"), axes: { SOFT: 0 } }, text })).rejects.toThrow(
    'content/theme.ts: fonts.display.axes: expected axes that its files have besides the weight (opsz); found "SOFT"',
  );
  await expect(
    generateInto({ display: { file: [latin("opsz"), "fonts/none.woff2"], axes: {} }, text }),
  ).rejects.toThrow("content/theme.ts: fonts.display.file: expected a font file, found no fonts/none.woff2");
});

test("suggests the file in the same folder that has the missing characters", async () => {
  expect(await suggestFontFile(["ļ", "ś"], [latin("opsz")])).toContain(JSON.stringify(extended("opsz")));
  expect(await suggestFontFile(["ж"], [latin("opsz")])).toContain("or take another font");
});

test("formats unicode ranges", () => {
  expect(formatUnicodeRange([..."cabÿ\u00a0"])).toBe("U+61-63, U+A0, U+FF");
});
