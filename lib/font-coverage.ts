/** Finds characters that a font family lacks, and a file that has them. */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { localeOf } from "@/content/language";
import { readFace } from "@/lib/fonts";

/** Returns a text with all weekdays, months, AM and PM in a language. */
export function formatSampleDates(language: string): string {
  const date = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
  });
  return Array.from({ length: 24 }, (_, at) => date.format(Date.UTC(2026, at % 12, at + 1, at))).join(" ");
}

export function hasCharacter({ codePoints }: { codePoints: ReadonlySet<number> }, character: string): boolean {
  return codePoints.has(character.codePointAt(0) ?? 0);
}

/**
 * Suggests, for an error message, how to add characters that a family lacks: by the file in the same folder that has
 * most of them, or by another font.
 *
 * @param characters The missing characters.
 * @param files The family's files in content/theme.ts.
 */
export async function suggestFontFile(characters: readonly string[], files: readonly string[]): Promise<string> {
  const file = await findFileBeside(characters, files);
  if (!file) return 'Add a file that has it, as in file: ["…", "…"], or take another font.';
  return `Add the file that has it: file: [${[...files, file].map((name) => JSON.stringify(name)).join(", ")}]`;
}

/**
 * Finds the file with the most characters that a text uses and a family lacks.
 *
 * @param files The family's files in content/theme.ts.
 * @returns Undefined if no character is missing, or if there is no such file.
 */
export async function findFileForMissingCharacters(
  text: string,
  files: readonly string[],
): Promise<string | undefined> {
  const fonts = (await Promise.all(files.map(readCodePoints))).map((codePoints) => ({ codePoints }));
  const missing = [...new Set(text.normalize().replaceAll(/\s/g, ""))].filter(
    (character) => !fonts.some((font) => hasCharacter(font, character)),
  );
  return missing.length > 0 ? findFileBeside(missing, files) : undefined;
}

/** Finds a file of the same family in the same folder, such as Fontsource's "latin-ext" file for its "latin" file. */
async function findFileBeside(characters: readonly string[], files: readonly string[]): Promise<string | undefined> {
  let best: string | undefined;
  let most = 0;
  for (const file of files) {
    // Fontsource names axis and style last: "figtree-latin-wght-normal.woff2".
    const [ending] = /-[a-z]+-[a-z]+\.\w+$/.exec(basename(file)) ?? [];
    const beside = ending ? (await readdir(dirname(file))).filter((name) => name.endsWith(ending)) : [];
    for (const other of beside.map((name) => join(dirname(file), name)).filter((name) => !files.includes(name))) {
      const codePoints = await readCodePoints(other);
      const count = characters.filter((character) => hasCharacter({ codePoints }, character)).length;
      if (count > most) [best, most] = [other, count];
    }
  }
  return best;
}

async function readCodePoints(file: string): Promise<ReadonlySet<number>> {
  return new Set((await readFace(await readFile(file))).collectUnicodes());
}
