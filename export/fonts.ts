import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { theme } from "@/content/theme";
import { type Family, FONT_FOLDER, faceOf, fontAt, fontFile, shaped } from "@/lib/fonts";
import { readSources } from "./files";

/** The weights that the pages ask for, from least to most. */
const WEIGHTS: Record<Family, { min: number; max: number }> = {
  display: { min: 500, max: 800 },
  text: { min: 400, max: 700 },
};

/** Sentences and labels as pages have them: how wide two faces set them says how wide they run. */
const SAMPLE =
  "We take a job that your team repeats every day, such as filing papers or routing requests, and build the flow that " +
  "does it. People decide the exceptions. Schedule Consultation, Get Started, View Pricing, How it Works, About, Team.";

/** Faces that most machines have, and the width of SAMPLE in them, in em. */
interface System {
  width: number;
  local: readonly string[];
}

/** Measured with Liberation Sans, which has the widths of Arial by design. Roboto's are nearly the same. */
const REGULAR: System = { width: 101.41, local: ["Arial", "Liberation Sans", "Roboto"] };
const BOLD: System = { width: 108.84, local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"] };

/** Which range of weights a face of the system stands in for, and the weight of ours that it is measured by. */
const FALLBACKS: Record<Family, readonly (readonly [weights: string, measured: number, system: System])[]> = {
  display: [["500 800", 700, BOLD]],
  text: [
    ["400", 400, REGULAR],
    ["500", 500, REGULAR],
    ["600 700", 600, BOLD],
  ],
};

/** What Western European copy and names need: ASCII, accented letters, typographic signs. */
const USUAL = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŁłŒœŠšŽž",
  ..."\u00a0–—‘’“”…·•×−£€©°←↑→↓",
];

/** Where the words of the pages stand. What else stands in those files does no harm. */
const WRITTEN = ["content", "app"];

const FAMILIES = Object.keys(theme.fonts) as Family[];

/**
 * Makes the web fonts that content/theme.ts names, each cut down to the characters and weights that the site uses, and
 * fonts.css, which has a page draw a face of the system as wide and as high until they are there. Says which characters
 * of the site a typeface lacks.
 *
 * @throws Error naming the field of content/theme.ts, if a file is missing, no font, or has no axis for the weight.
 */
export async function makeFonts(): Promise<void> {
  await mkdir(FONT_FOLDER, { recursive: true });
  const written = await writtenCharacters();
  const faces = await Promise.all(FAMILIES.map((family) => makeFont(family, written)));
  await writeFile(
    join(FONT_FOLDER, "fonts.css"),
    `/* Made by export/fonts.ts from content/theme.ts. */\n${faces.join("\n")}\n`,
  );
}

/** @returns every character of the site's words, with the file in which it was found first. */
async function writtenCharacters(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [file, text] of await readSources(WRITTEN)) {
    for (const character of text.replaceAll(/\s/g, "")) {
      if (!found.has(character)) found.set(character, file);
    }
  }
  return found;
}

/** @returns the rules of a family. */
async function makeFont(family: Family, written: ReadonlyMap<string, string>): Promise<string> {
  const { file, axes } = theme.fonts[family];
  const fault = (expected: string, found: string) =>
    new Error(`content/theme.ts: fonts.${family}.file: expected ${expected}, found ${found}`);
  const source = await readFile(file).catch(() => {
    throw fault("a font file", `no ${file}`);
  });
  const face = await faceOf(source).catch((error: Error) => {
    throw fault("WOFF2, WOFF, TTF or OTF", `something else in ${file}: ${error.message}`);
  });
  const { wght } = face.getAxisInfos();
  if (!wght) throw fault("a variable font with an axis for the weight", `none in ${file}`);

  const known = new Set(face.collectUnicodes());
  const missing = [...written].filter(([character]) => !known.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0) {
    const named = missing.map(([character, where]) => `"${character}" (${where})`).join(", ");
    console.log(`content/theme.ts: fonts.${family}.file has no ${named}: a face of the system draws it.`);
  }

  const { min, max } = WEIGHTS[family];
  const font = await subsetFont(source, [...new Set([...USUAL, ...written.keys()])].sort().join(""), {
    targetFormat: "woff2",
    variationAxes: { ...axes, wght: { min: Math.max(min, wght.min), max: Math.min(max, wght.max) } },
  });
  await writeFile(fontFile(family), font);
  return rulesFor(family, await faceOf(font));
}

function rulesFor(family: Family, face: Face): string {
  const { min = 400, max = 400 } = face.getAxisInfos().wght ?? {};
  const { ascender, descender } = new Font(face).hExtents();
  const own = `@font-face {
  font-family: "${family}";
  src: url("./${family}.woff2") format("woff2");
  font-weight: ${min} ${max};
  font-display: swap;
}`;
  const fallbacks = FALLBACKS[family].map(([weights, measured, { width, local }]) => {
    const ratio = widthOf(SAMPLE, face, measured) / width;
    const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
    return `@font-face {
  font-family: "${family} fallback";
  src: ${local.map((one) => `local("${one}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascender / face.upem / ratio)};
  descent-override: ${percent(-descender / face.upem / ratio)};
  line-gap-override: 0%;
}`;
  });
  return [own, ...fallbacks].join("\n");
}

/** @returns the width of a text in em, at a weight of a variable font. */
function widthOf(text: string, face: Face, weight: number): number {
  const glyphs = shaped(text, fontAt(face, weight)).getGlyphPositions();
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
}
