import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultTreeAdapter as adapter } from "parse5";
import { findLines, readSources } from "@/lib/files";
import { findElements, type PageDocument, type PageElement, parseDocument, textContent } from "@/lib/html";

const SOURCES = ["app", "components", "content"];

/** Matches a word with an escape of TypeScript strings. In attributes and text of JSX, it would be shown literally. */
const ESCAPED = /\S*\\u[\da-f]{4}\S*/gi;

/**
 * Build step: finds escapes such as `\u00a0` that a page shows literally.
 *
 * @param folder The finished site.
 * @param pages The paths of its pages in that folder.
 * @throws Error with one line for each escape: its place in the sources, the word, and the pages.
 */
export async function checkEscapes(folder: string, pages: readonly string[]): Promise<void> {
  const shown = new Map<string, string[]>();
  for (const [file, page] of await readPages(folder, pages)) {
    const texts = visibleElements(page).flatMap((one) => [textContent(one), ...one.attrs.map(({ value }) => value)]);
    for (const word of new Set(texts.join("\n").match(ESCAPED))) shown.set(word, [...(shown.get(word) ?? []), file]);
  }
  if (shown.size === 0) return;
  const sources = await readSources(SOURCES);
  const faults = [...shown].map(([word, files]) => {
    const written = findLines(word, sources).map(({ file, line }) => `${file}:${line}`);
    return (
      `${written.join(", ") || files.join(", ")}: expected a character; found "${word}", as it stands (on ${files.join(", ")}). ` +
      `Write it in braces: title={"${word}"}.`
    );
  });
  throw new Error(faults.join("\n"));
}

/** Matches a gap in a sentence: two spaces, or a space before a comma or period. */
const GAP = /\S*(?: {2,}|(?<=\S) (?=[.,](?:\s|$)))\S*/g;

/**
 * Build step: finds sentences with a gap, such as "She orders for . We know", which use a missing record.
 *
 * @param folder The finished site.
 * @param pages The paths of its pages in that folder.
 * @throws Error with one line for each sentence: its end, and the pages that show it.
 */
export async function checkGaps(folder: string, pages: readonly string[]): Promise<void> {
  const faults = new Map<string, string[]>();
  for (const [file, page] of await readPages(folder, pages)) {
    for (const node of visibleElements(page)) {
      const own = node.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).filter(Boolean);
      for (const words of [...own, ...node.attrs.map(({ value }) => value)]) {
        if (words.search(GAP) >= 0) faults.set(words, [...(faults.get(words) ?? []), file]);
      }
    }
  }
  if (faults.size === 0) return;
  const lines = [...faults].map(([words, files]) => {
    const [gap = ""] = words.match(GAP) ?? [];
    return (
      `${files.join(", ")}: expected a sentence without a gap; found "${gap}" in "${words}". ` +
      "A record is missing: rewrite the sentence without it, or remove the sentence."
    );
  });
  throw new Error(lines.join("\n"));
}

/**
 * Finds claims that no page shows. Words in drawings do not count.
 *
 * @param folder The finished site.
 * @param pages The paths of its pages in that folder.
 * @returns One line for each claim.
 */
export async function findUnshownClaims(
  folder: string,
  pages: readonly string[],
  claims: readonly { id: string; value: string }[],
): Promise<string[]> {
  const withoutSpace = (words: string) => words.replaceAll(/\s/g, "");
  const shown: string[] = [];
  for (const [, page] of await readPages(folder, pages)) {
    shown.push(withoutSpace(findElements(page, "main").map(visibleText).join("\n")));
  }
  return claims
    .filter(({ value }) => !shown.some((words) => words.includes(withoutSpace(value))))
    .map(({ id, value }) => `content/claims.ts: ${id}: no page shows "${value}": take the claim out, or show it.`);
}

async function readPages(folder: string, pages: readonly string[]): Promise<[file: string, page: PageDocument][]> {
  return Promise.all(pages.map(async (file) => [file, parseDocument(await readFile(join(folder, file), "utf8"))]));
}

/** Returns all elements except scripts and styles. */
function visibleElements(page: PageDocument): PageElement[] {
  return findElements(page).filter(({ tagName }) => tagName !== "script" && tagName !== "style");
}

function visibleText(node: PageElement): string {
  return node.childNodes
    .map((child) => {
      if (adapter.isTextNode(child)) return child.value;
      const isHidden = !adapter.isElementNode(child) || ["script", "style", "svg", "template"].includes(child.tagName);
      return isHidden ? "" : visibleText(child);
    })
    .join("");
}
