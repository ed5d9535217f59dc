import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Route } from "@/content/routes";
import { theme } from "@/content/theme";
import { readSources } from "@/lib/files";
import { suggestFontFile } from "@/lib/font-coverage";
import { type Family, findMissingCharacters } from "@/lib/fonts";
import { TAB_PAGES } from "@/lib/navigation";

/**
 * Finds share pictures that cannot be drawn, because the title does not fit or the fonts lack a character. (Browsers
 * have fallback fonts, pictures do not.) Needs the generated fonts.
 *
 * @returns One line for each fault, with the character, its place in the sources and what to do.
 */
export async function findPictureFaults(pages: readonly Route[] = TAB_PAGES): Promise<string[]> {
  // Imported dynamically, because these modules read the fonts and the mark when they are loaded.
  const [{ SharePicture }, { textsOf }] = await Promise.all([
    import("@/app/share/[page]/picture"),
    import("@/app/share/[page]/texts"),
  ]);
  const sources = await readSources(["content", "app"]);
  const faults: string[] = [];
  const missing: Record<Family, Map<string, string>> = { display: new Map(), text: new Map() };
  for (const route of pages) {
    let markup = "";
    try {
      markup = renderToStaticMarkup(createElement(SharePicture, { route }));
    } catch (error) {
      faults.push((error as Error).message);
    }
    for (const { words, family } of textsOf(markup)) {
      for (const letter of findMissingCharacters(words, family)) {
        if (!missing[family].has(letter))
          missing[family].set(letter, `"${letter}" ("${words}" in ${findSource(words, letter, sources)})`);
      }
    }
  }
  for (const [family, letters] of Object.entries(missing) as [Family, Map<string, string>][]) {
    if (letters.size === 0) continue;
    const remedy = await suggestFontFile([...letters.keys()], [theme.fonts[family].file].flat());
    faults.push(
      `content/theme.ts: fonts.${family}.file: expected ${[...letters.values()].join(", ")}, which share pictures draw; ` +
        `found in none of its files. ${remedy}`,
    );
  }
  return [...new Set(faults)];
}

/** Returns the file that contains the text or, if there is none, the character. */
function findSource(words: string, letter: string, sources: ReadonlyMap<string, string>): string {
  const files = [...sources].map(([file, text]) => [file, text.normalize()] as const);
  const found =
    files.find(([, text]) => text.includes(words.normalize())) ?? files.find(([, text]) => text.includes(letter));
  return found?.[0] ?? "content";
}
