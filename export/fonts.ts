import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { transform } from "esbuild";
import { convert } from "fontverter";
import { type Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { localeOf } from "@/content/language";
import { site } from "@/content/site";
import { theme } from "@/content/theme";
import { formatMoney, formatQuote } from "@/content/words";
import { readSources } from "@/lib/files";
import { type Family, FONT_FOLDER, fontAtWeight, fontList, type GeneratedFont, readFace, shapeText } from "@/lib/fonts";

/** The weights that the pages use. */
const WEIGHTS: Record<Family, { min: number; max: number }> = {
  display: { min: 500, max: 800 },
  text: { min: 400, max: 700 },
};

/** Typical sentences and labels, to compare the widths of two typefaces. */
const SAMPLE =
  "We take a job that your team repeats every day, such as filing papers or routing requests, and build the flow that " +
  "does it. People decide the exceptions. Schedule Consultation, Get Started, View Pricing, How it Works, About, Team.";

/** System fonts of one width, and the width of SAMPLE in them, in em. */
interface SystemFont {
  width: number;
  local: readonly string[];
}

/** Measured with Liberation Sans, which has the widths of Arial. Roboto's are nearly the same. */
const REGULAR: SystemFont = { width: 101.41, local: ["Arial", "Liberation Sans", "Roboto"] };
const BOLD: SystemFont = { width: 108.84, local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"] };

/** The weights that a system font replaces while a web font loads, and the weight of the web font to compare with. */
const FALLBACKS: Record<Family, readonly (readonly [weights: string, measured: number, system: SystemFont])[]> = {
  display: [["500 800", 700, BOLD]],
  text: [
    ["400", 400, REGULAR],
    ["500", 500, REGULAR],
    ["600 700", 600, BOLD],
  ],
};

/** The characters of Western European copy and names: ASCII, accented letters, typographic signs. */
const BASE_CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŁłŒœŠšŽž",
  ..."\u00a0–—‘’“”…·•×−£€©°←↑→↓",
];

/** The folders with the pages' texts. Characters of code in them do no harm. */
const WORD_FOLDERS = ["content", "app"];
/** Contains the quotation marks of every language, so its characters do not count. */
const IGNORED_SOURCE = "content/language.ts";

/** A family in content/theme.ts. */
interface ChosenFont {
  /** One file, or several for different characters, such as Latin and its extension. */
  file: string | readonly string[];
  /** Axes to fix at a value, by their tags. */
  axes: Readonly<Record<string, number>>;
}

export type ChosenFonts = Readonly<Record<Family, ChosenFont>>;

/** A font file that an owner named. */
interface SourceFont {
  file: string;
  bytes: Buffer;
  face: Face;
  letters: ReadonlySet<number>;
}

/**
 * Makes the web fonts that content/theme.ts names, each reduced to the characters and weights that the site uses, and
 * fonts.css, with system fonts of the same width and height as fallbacks. Families with the same files share them. Prints
 * which characters of the site a typeface lacks, and which file has them.
 *
 * @param fonts The fonts of content/theme.ts.
 * @param folder Where the generated fonts go.
 * @throws Error naming the field of content/theme.ts, if a file is missing, is no font or has no weight axis, or if no
 *   file has an axis that is to be fixed.
 */
export async function makeFonts(fonts: ChosenFonts = theme.fonts, folder = FONT_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written = await writtenCharacters();
  const shared = JSON.stringify(fonts.display) === JSON.stringify(fonts.text);
  const weights = { min: WEIGHTS.text.min, max: WEIGHTS.display.max };
  const display = await makeFamily("display", fonts.display, shared ? weights : WEIGHTS.display, written, folder);
  const text = shared ? display : await makeFamily("text", fonts.text, WEIGHTS.text, written, folder);
  const list = { display: display.map(({ made }) => made), text: text.map(({ made }) => made) };
  const css = [...rulesFor("display", display), ...rulesFor("text", text)];
  // The list comes last, since its presence means that all the others are there.
  await replaceFile(
    join(folder, "fonts.css"),
    `/* Made by export/fonts.ts from content/theme.ts. */\n${css.join("\n")}\n`,
  );
  await replaceFile(fontList(folder), JSON.stringify(list));
}

/**
 * @returns every character of the site's texts, with the first file that contains it or the setting that brings it: dates,
 *   numbers, money and quotes are formatted at run time.
 */
async function writtenCharacters(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const sources = [...(await readSources(WORD_FOLDERS))].filter(([file]) => file !== IGNORED_SOURCE);
  const formatted = [
    ["content/site.ts: language", JSON.stringify(`${formatQuote("")} ${datesIn(site.language)}`)],
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

/** @returns a source without comments and with escaped characters decoded. */
async function withoutComments(source: string): Promise<string> {
  // The content check reports a file that cannot be parsed.
  const transformed = await transform(source, { loader: "tsx", jsx: "preserve", charset: "utf8" }).catch(
    () => undefined,
  );
  return transformed?.code ?? source;
}

/** @returns each weekday, month and half of the day, as a language writes them. */
export function datesIn(language: string): string {
  const date = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
  });
  return Array.from({ length: 24 }, (_, at) => date.format(Date.UTC(2026, at % 12, at + 1, at))).join(" ");
}

/** A generated font and the characters that it covers. */
interface GeneratedFace {
  made: GeneratedFont;
  face: Face;
  characters: readonly string[];
}

async function makeFamily(
  family: Family,
  { file, axes }: ChosenFont,
  weights: { min: number; max: number },
  written: ReadonlyMap<string, string>,
  folder: string,
): Promise<GeneratedFace[]> {
  const sources = await readFonts(family, [file].flat());
  const known = new Set(sources.flatMap(({ face }) => Object.keys(face.getAxisInfos())));
  // The site uses several weights, so that axis stays.
  known.delete("wght");
  for (const axis of Object.keys(axes)) {
    if (known.has(axis)) continue;
    throw new Error(
      `content/theme.ts: fonts.${family}.axes: expected axes that its files have besides the weight ` +
        `(${[...known].join(", ") || "none"}); found "${axis}"`,
    );
  }

  const missing = [...written].filter(([character]) => !sources.some((source) => hasCharacter(source, character)));
  if (missing.length > 0) {
    const named = missing.map(([character, where]) => `"${character}" (${where})`).join(", ");
    const remedy = await remedyFor(
      missing.map(([character]) => character),
      sources.map((source) => source.file),
    );
    console.log(`content/theme.ts: fonts.${family}.file has no ${named}: browsers show another font there. ${remedy}`);
  }

  // Each character belongs to the first file that has it.
  const wanted = [...new Set([...BASE_CHARACTERS, ...written.keys()])].sort();
  const owners = sources.map((source) => ({ source, characters: [] as string[] }));
  for (const character of wanted) {
    owners.find(({ source }) => hasCharacter(source, character))?.characters.push(character);
  }
  const used = owners.filter(({ characters }) => characters.length > 0);
  return Promise.all(
    used.map(async ({ source, characters }, index) => {
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
      const left = Object.keys(others).filter((axis) => !(axis in axes));
      return { made: { name, bytes: font.length, axes: left }, face: await readFace(font), characters };
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
      return { file, bytes, face, letters: new Set(face.collectUnicodes()) };
    }),
  );
}

function hasCharacter({ letters }: Pick<SourceFont, "letters">, character: string): boolean {
  return letters.has(character.codePointAt(0) ?? 0);
}

/**
 * @param characters Characters that the files lack.
 * @param files The files of a family in content/theme.ts.
 * @returns what to do: add the file beside them that has most of the characters, or another one.
 */
export async function remedyFor(characters: readonly string[], files: readonly string[]): Promise<string> {
  const file = await findFileBeside(characters, files);
  if (!file) return 'Add a file that has it, as in file: ["…", "…"], or take another font.';
  return `Add the file that has it: file: [${[...files, file].map((name) => JSON.stringify(name)).join(", ")}]`;
}

/**
 * @param text A text in a family.
 * @param files The family's files in content/theme.ts.
 * @returns another file of the family with most of the missing letters; undefined if none is missing or there is none.
 */
export async function findMissingFile(text: string, files: readonly string[]): Promise<string | undefined> {
  const letters = (await Promise.all(files.map(lettersOf))).flatMap((characters) => [...characters]);
  const missing = [...new Set(text.normalize().replaceAll(/\s/g, ""))].filter(
    (character) => !letters.includes(character.codePointAt(0) ?? 0),
  );
  return missing.length > 0 ? findFileBeside(missing, files) : undefined;
}

/** Looks for the file that Fontsource has beside another one of a family, as Latin's extension beside Latin. */
async function findFileBeside(characters: readonly string[], files: readonly string[]): Promise<string | undefined> {
  let best: string | undefined;
  let most = 0;
  for (const file of files) {
    // Fontsource names axis and style last: "figtree-latin-wght-normal.woff2".
    const [ending] = /-[a-z]+-[a-z]+\.\w+$/.exec(basename(file)) ?? [];
    const beside = ending ? (await readdir(dirname(file))).filter((name) => name.endsWith(ending)) : [];
    for (const other of beside.map((name) => join(dirname(file), name)).filter((name) => !files.includes(name))) {
      const letters = await lettersOf(other);
      const count = characters.filter((character) => hasCharacter({ letters }, character)).length;
      if (count > most) [best, most] = [other, count];
    }
  }
  return best;
}

async function lettersOf(file: string): Promise<ReadonlySet<number>> {
  return new Set((await readFace(await readFile(file))).collectUnicodes());
}

/** Replaces a file at once and only if it has changed, so that the dev server never reads half of one. */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  if ((await readFile(file).catch(() => undefined))?.equals(bytes)) return;
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** @returns the `@font-face` rules of a family. */
function rulesFor(family: Family, faces: readonly GeneratedFace[]): string[] {
  const [first] = faces;
  if (!first) return [];
  const rules = faces.map(({ made, face, characters }) => {
    const { min = 400, max = 400 } = face.getAxisInfos().wght ?? {};
    // Browsers load the second file only for pages with a character of its range.
    const rangeRule = faces.length > 1 ? `\n  unicode-range: ${unicodeRange(characters)};` : "";
    return `@font-face {
  font-family: "${family}";
  src: url("./${made.name}.woff2") format("woff2");
  font-weight: ${min} ${max};
  font-display: swap;${rangeRule}
}`;
  });
  const { ascender, descender } = new Font(first.face).hExtents();
  const fallbacks = FALLBACKS[family].map(([weights, measured, { width, local }]) => {
    const ratio = widthOf(SAMPLE, first.face, measured) / width;
    const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
    return `@font-face {
  font-family: "${family} fallback";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascender / first.face.upem / ratio)};
  descent-override: ${percent(-descender / first.face.upem / ratio)};
  line-gap-override: 0%;
}`;
  });
  return [...rules, ...fallbacks];
}

/** @returns characters in the syntax of CSS: "U+20-7E, U+A0". */
export function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/** @returns the width of a text in em, at a weight of a variable font. */
function widthOf(text: string, face: Face, weight: number): number {
  const glyphs = shapeText(text, fontAtWeight(face, weight)).getGlyphPositions();
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
}
