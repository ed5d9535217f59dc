/** Which letters font files have, and which file has those that a family lacks. */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { localeOf } from "@/content/language";
import { readFace } from "@/lib/fonts";

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

/** Whether a font has a character. */
export function hasCharacter({ letters }: { letters: ReadonlySet<number> }, character: string): boolean {
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
  const fonts = (await Promise.all(files.map(lettersOf))).map((letters) => ({ letters }));
  const missing = [...new Set(text.normalize().replaceAll(/\s/g, ""))].filter(
    (character) => !fonts.some((font) => hasCharacter(font, character)),
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
