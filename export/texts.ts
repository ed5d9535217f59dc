import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultTreeAdapter as adapter } from "parse5";
import { findLines, readSources } from "@/lib/files";
import { elements, type PageDocument, type PageElement, parseDocument, text } from "@/lib/html";

const SOURCES = ["app", "components", "content"];

/** A word with an escape that only strings of TypeScript understand. In JSX, an attribute or a text shows it as it stands. */
const ESCAPED = /\S*\\u[\da-f]{4}\S*/gi;

/**
 * Step: finds escapes such as `\u00a0` that a page shows to visitors.
 *
 * @param folder The finished site.
 * @param pages Its pages, as paths from there.
 * @throws Error with one line for each: where it is written, the word, and the pages.
 */
export async function checkEscapes(folder: string, pages: readonly string[]): Promise<void> {
  const shown = new Map<string, string[]>();
  for (const [file, page] of await readPages(folder, pages)) {
    const texts = visibleElements(page).flatMap((one) => [text(one), ...one.attrs.map(({ value }) => value)]);
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

/** A gap within a sentence: two spaces, or a space before a comma or full stop. */
const GAP = /\S*(?: {2,}|(?<=\S) (?=[.,](?:\s|$)))\S*/g;

/**
 * Step: finds sentences with a gap, such as "She orders for . We know". A record that the sentence is made of is missing.
 *
 * @param folder The finished site.
 * @param pages Its pages, as paths from there.
 * @throws Error with one line for each: its end, and the pages that show it.
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
      "A record that it is made of is missing: write the sentence without it, or take it out."
    );
  });
  throw new Error(lines.join("\n"));
}

/**
 * Finds claims that no page shows. Words in drawings do not count.
 *
 * @param folder The finished site.
 * @param pages Its pages, as paths from there.
 * @returns one line for each.
 */
export async function findUnshownClaims(
  folder: string,
  pages: readonly string[],
  claims: readonly { id: string; value: string }[],
): Promise<string[]> {
  const withoutSpace = (words: string) => words.replaceAll(/\s/g, "");
  const shown: string[] = [];
  for (const [, page] of await readPages(folder, pages)) {
    shown.push(withoutSpace(elements(page, "main").map(visibleText).join("\n")));
  }
  return claims
    .filter(({ value }) => !shown.some((words) => words.includes(withoutSpace(value))))
    .map(({ id, value }) => `content/claims.ts: ${id}: no page shows "${value}": take the claim out, or show it.`);
}

async function readPages(folder: string, pages: readonly string[]): Promise<[file: string, page: PageDocument][]> {
  return Promise.all(pages.map(async (file) => [file, parseDocument(await readFile(join(folder, file), "utf8"))]));
}

/** All elements without scripts and styles. */
function visibleElements(page: PageDocument): PageElement[] {
  return elements(page).filter(({ tagName }) => tagName !== "script" && tagName !== "style");
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
