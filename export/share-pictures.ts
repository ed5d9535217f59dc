import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Route } from "@/content/routes";
import { theme } from "@/content/theme";
import { readSources } from "@/lib/files";
import { type Family, missingLetters } from "@/lib/fonts";
import { OWN_PAGES } from "@/lib/navigation";
import { remedyFor } from "./fonts";

/**
 * Looks for what no share picture can be drawn with: a title that does not fit, and letters that no file of its font has.
 * A page shows such a letter in another font of the visitor's; a picture has none. The fonts have to be made.
 *
 * @param pages Whose pictures.
 * @returns one line for each fault, with the letter, where it is written and what to do.
 */
export async function pictureFaults(pages: readonly Route[] = OWN_PAGES): Promise<string[]> {
  // Read only here, since they measure words with the fonts and read the mark.
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
      for (const letter of missingLetters(words, family)) {
        if (!missing[family].has(letter))
          missing[family].set(letter, `"${letter}" ("${words}" in ${whereIs(words, letter, sources)})`);
      }
    }
  }
  for (const [family, letters] of Object.entries(missing) as [Family, Map<string, string>][]) {
    if (letters.size === 0) continue;
    const remedy = await remedyFor([...letters.keys()], [theme.fonts[family].file].flat());
    faults.push(
      `content/theme.ts: fonts.${family}.file: expected ${[...letters.values()].join(", ")}, which share pictures draw; ` +
        `found in none of its files. ${remedy}`,
    );
  }
  return [...new Set(faults)];
}

/** @returns the file that has these words, or at least their letter. */
function whereIs(words: string, letter: string, sources: ReadonlyMap<string, string>): string {
  const files = [...sources].map(([file, text]) => [file, text.normalize()] as const);
  const found =
    files.find(([, text]) => text.includes(words.normalize())) ?? files.find(([, text]) => text.includes(letter));
  return found?.[0] ?? "content";
}
