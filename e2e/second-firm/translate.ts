/**
 * Pseudo-localization: generates the second firm's texts from the sample's, with Danish letters and longer endings, so
 * that a test that expects one of the sample's texts fails.
 */
import { applyEdits, childrenOf, parseSource, type SyntaxNode } from "@/tools/syntax";

const LETTERS: Readonly<Record<string, string>> = { a: "å", e: "æ", o: "ø", u: "ü", A: "Å", E: "Æ", O: "Ø", U: "Ü" };

/** In letters. Words of this length or more get a longer ending. */
const LONG_WORD_LETTERS = 5;

/**
 * Matches letters of other scripts, which the sample may contain after a change by an owner, and this firm's fonts
 * lack.
 */
const OTHER_SCRIPTS = /[^\0-\u024f\u2000-\u206f]+/gu;
const ALPHABET = "abdefghijklmnoprstuvyæøå";

/** Matches an escape, a placeholder such as {email}, or a word. */
const PARTS = /\\u.{4}|\\.|\{\w+\}|(\p{L}+)/gu;

function translateText(text: string): string {
  return text.replace(OTHER_SCRIPTS, spellInLatin).replace(PARTS, (part: string, word?: string) => {
    if (!word) return part;
    const ending = word.length < LONG_WORD_LETTERS ? "" : word.endsWith("e") ? "n" : "en";
    return [...word].map((letter) => LETTERS[letter] ?? letter).join("") + ending;
  });
}

/** Replaces each letter by a Latin one, in words of at most eight letters. */
function spellInLatin(text: string): string {
  const letters = [...text].map((letter) => ALPHABET[(letter.codePointAt(0) ?? 0) % ALPHABET.length]);
  return letters.join("").replace(/.{8}(?=.)/g, "$& ");
}

/** Returns the texts in a node, without the names of files, types and properties. */
function textsIn(node: SyntaxNode): SyntaxNode[] {
  if (["ImportDeclaration", "TSLiteralType"].includes(node.type)) return [];
  if (["StringLiteral", "TemplateElement"].includes(node.type)) return [node];
  return childrenOf(node)
    .filter((child) => child !== node.key)
    .flatMap(textsIn);
}

/** Returns a source's statements with the names of the constants that they export. */
function statementsOf(code: string): { name: string | undefined; node: SyntaxNode }[] {
  return childrenOf(parseSource(code)).map((node) => ({
    name: Object(node.declaration).declarations?.[0].id.name,
    node,
  }));
}

/**
 * Translates every text of a TypeScript source.
 *
 * @param own A source whose exported constants replace those of the same name and are not translated.
 * @throws Error if `own` exports a constant that the source does not have.
 */
export function translateSource(code: string, own = ""): string {
  const statements = statementsOf(code);
  const replacements = statementsOf(own).filter(({ name }) => name);
  for (const { name } of replacements) {
    if (!statements.some((statement) => statement.name === name))
      throw new Error(`The second firm: expected the sample to export "${name}"; found no such constant.`);
  }
  const edits = statements.flatMap(({ name, node }) => {
    const replacement = replacements.find((other) => other.name === name)?.node;
    if (replacement) return { start: node.start, end: node.end, text: own.slice(replacement.start, replacement.end) };
    return textsIn(node).map(({ start, end }) => ({ start, end, text: translateText(code.slice(start, end)) }));
  });
  return applyEdits(code, edits);
}
