import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { convert } from "fontverter";
import type { Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { site } from "@/content/site";
import { theme } from "@/content/theme";
import { formatMoney, formatQuote } from "@/content/words";
import { readSources } from "@/lib/files";
import { formatSampleDates, hasCharacter, suggestFontFile } from "@/lib/font-coverage";
import { type Family, FONT_FOLDER, fontListPath, readFace } from "@/lib/fonts";
import { formatFontFaces, type GeneratedFace } from "./font-css";

/** The weights that the pages use. */
const WEIGHTS: Record<Family, { min: number; max: number }> = {
  display: { min: 500, max: 800 },
  text: { min: 400, max: 700 },
};

/** The characters of Western European copy and names: ASCII, accented letters, typographic signs. */
const BASE_CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŁłŒœŠšŽž",
  ..."\u00a0–—‘’“”…·•×−£€©°←↑→↓",
];

/** The folders with the pages' texts. They also contain code, whose characters are in BASE_CHARACTERS anyway. */
const WORD_FOLDERS = ["content", "app"];
/** A file that is ignored, because it contains the quotation marks of every language. */
const IGNORED_SOURCE = "content/language.ts";

/** The setting of a family in content/theme.ts. */
interface ChosenFont {
  /** One file, or several with different characters, such as Latin and extended Latin. */
  file: string | readonly string[];
  /** The values of axes to fix, by tag. */
  axes: Readonly<Record<string, number>>;
}

export type ChosenFonts = Readonly<Record<Family, ChosenFont>>;

/** A font file of an owner. */
interface SourceFont {
  file: string;
  bytes: Buffer;
  face: Face;
  codePoints: ReadonlySet<number>;
}

/**
 * Generates the web fonts of content/theme.ts, reduced to the characters and weights that the site uses, and fonts.css,
 * with system fonts of the same width and height as fallbacks. Families with the same files share the result. Prints
 * the characters that a family lacks, and the file that has them.
 *
 * @param fonts The fonts of content/theme.ts.
 * @param folder The folder for the generated fonts.
 * @throws Error with the field of content/theme.ts if a file is missing, is not a font or has no weight axis, or if no
 *   file has an axis that is to be fixed.
 */
export async function generateFonts(fonts: ChosenFonts = theme.fonts, folder = FONT_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  const used = await findUsedCharacters();
  const shared = JSON.stringify(fonts.display) === JSON.stringify(fonts.text);
  const weights = { min: WEIGHTS.text.min, max: WEIGHTS.display.max };
  const display = await generateFamily("display", fonts.display, shared ? weights : WEIGHTS.display, used, folder);
  const text = shared ? display : await generateFamily("text", fonts.text, WEIGHTS.text, used, folder);
  const list = { display: display.map(({ generated }) => generated), text: text.map(({ generated }) => generated) };
  const css = [...formatFontFaces("display", display), ...formatFontFaces("text", text)];
  // Writes the list last: if it exists, all other files do.
  await replaceFile(
    join(folder, "fonts.css"),
    `/* Made by export/fonts.ts from content/theme.ts. */\n${css.join("\n")}\n`,
  );
  await replaceFile(fontListPath(folder), JSON.stringify(list));
}

/**
 * Returns every character of the site's texts, with the first file that contains it. For characters of dates, numbers,
 * money and quotes, which are formatted at run time, returns the setting instead of a file.
 */
async function findUsedCharacters(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const sources = [...(await readSources(WORD_FOLDERS))].filter(([file]) => file !== IGNORED_SOURCE);
  const formatted = [
    ["content/site.ts: language", JSON.stringify(`${formatQuote("")} ${formatSampleDates(site.language)}`)],
    ["content/words.ts: currency", JSON.stringify(formatMoney(1_234_567))],
  ] as const;
  for (const [file, source] of [...sources, ...formatted]) {
    const text = await withoutComments(source);
    for (const character of text.normalize().replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, "")) {
      if (!found.has(character)) found.set(character, file);
    }
  }
  return found;
}

/** Returns a source without comments and with escaped characters decoded. */
async function withoutComments(source: string): Promise<string> {
  // The content check reports files that cannot be parsed.
  const transformed = await transform(source, { loader: "tsx", jsx: "preserve", charset: "utf8" }).catch(
    () => undefined,
  );
  return transformed?.code ?? source;
}

async function generateFamily(
  family: Family,
  { file, axes }: ChosenFont,
  weights: { min: number; max: number },
  used: ReadonlyMap<string, string>,
  folder: string,
): Promise<GeneratedFace[]> {
  const sources = await readFonts(family, [file].flat());
  const availableAxes = new Set(sources.flatMap(({ face }) => Object.keys(face.getAxisInfos())));
  // The site uses several weights, so that axis stays.
  availableAxes.delete("wght");
  for (const axis of Object.keys(axes)) {
    if (availableAxes.has(axis)) continue;
    throw new Error(
      `content/theme.ts: fonts.${family}.axes: expected axes that its files have besides the weight ` +
        `(${[...availableAxes].join(", ") || "none"}); found "${axis}"`,
    );
  }

  const missing = [...used].filter(([character]) => !sources.some((source) => hasCharacter(source, character)));
  if (missing.length > 0) {
    const named = missing.map(([character, where]) => `"${character}" (${where})`).join(", ");
    const remedy = await suggestFontFile(
      missing.map(([character]) => character),
      sources.map((source) => source.file),
    );
    console.log(`content/theme.ts: fonts.${family}.file has no ${named}: browsers show another font there. ${remedy}`);
  }

  // Each character is taken from the first file that has it.
  const wanted = [...new Set([...BASE_CHARACTERS, ...used.keys()])].sort();
  const subsets = sources.map((source) => ({ source, characters: [] as string[] }));
  for (const character of wanted) {
    subsets.find(({ source }) => hasCharacter(source, character))?.characters.push(character);
  }
  const needed = subsets.filter(({ characters }) => characters.length > 0);
  return Promise.all(
    needed.map(async ({ source, characters }, index) => {
      const { wght, ...others } = source.face.getAxisInfos();
      const fixed = Object.entries(axes).filter(([axis]) => axis in others);
      const font = await subsetFont(source.bytes, characters.join(""), {
        targetFormat: "woff2",
        variationAxes: {
          ...Object.fromEntries(fixed),
          wght: { min: Math.max(weights.min, wght?.min ?? 0), max: Math.min(weights.max, wght?.max ?? 1000) },
        },
      });
      const name = index === 0 ? family : `${family}-${index + 1}`;
      await replaceFile(join(folder, `${name}.woff2`), font);
      await replaceFile(join(folder, `${name}.ttf`), await convert(font, "sfnt"));
      const remainingAxes = Object.keys(others).filter((axis) => !(axis in axes));
      return { generated: { name, bytes: font.length, axes: remainingAxes }, face: await readFace(font), characters };
    }),
  );
}

async function readFonts(family: Family, files: readonly string[]): Promise<SourceFont[]> {
  const fault = (expected: string, found: string) =>
    new Error(`content/theme.ts: fonts.${family}.file: expected ${expected}, found ${found}`);
  if (files.length === 0) throw fault("a font file", "none");
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file).catch(() => {
        throw fault("a font file", `no ${file}`);
      });
      const face = await readFace(bytes).catch((error: Error) => {
        throw fault("WOFF2, WOFF, TTF or OTF", `something else in ${file}: ${error.message}`);
      });
      if (!face.getAxisInfos().wght) throw fault("a variable font with an axis for the weight", `none in ${file}`);
      return { file, bytes, face, codePoints: new Set(face.collectUnicodes()) };
    }),
  );
}

/** Replaces a file atomically, and only if it has changed, so that the dev server never reads an incomplete file. */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  if ((await readFile(file).catch(() => undefined))?.equals(bytes)) return;
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
