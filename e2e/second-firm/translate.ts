/** Translates the texts of a source into an invented language with Danish letters and longer words. */
import { applyEdits, childrenOf, parseSource, type SyntaxNode } from "@/tools/syntax";

const LETTERS: Readonly<Record<string, string>> = { a: "å", e: "æ", o: "ø", A: "Å", E: "Æ", O: "Ø" };
const LONG_WORD_LETTERS = 5;

/** Matches an escape, a placeholder such as {email}, or a word. */
const PARTS = /\\u.{4}|\\.|\{\w+\}|(\p{L}+)/gu;

function translate(text: string): string {
  return text.replace(PARTS, (part: string, word?: string) => {
    if (!word) return part;
    const ending = word.length < LONG_WORD_LETTERS ? "" : word.endsWith("e") ? "n" : "en";
    return [...word].map((letter) => LETTERS[letter] ?? letter).join("") + ending;
  });
}

/** Returns the texts in a node, without the names of files, types and properties. */
function textsIn(node: SyntaxNode): SyntaxNode[] {
  if (["ImportDeclaration", "TSLiteralType"].includes(node.type)) return [];
  if (["StringLiteral", "TemplateElement"].includes(node.type)) return [node];
  return childrenOf(node)
    .filter((child) => child !== node.key)
    .flatMap(textsIn);
}

/** Returns the exported constants of a source. */
function constantsOf(code: string): Map<string, SyntaxNode> {
  const statements = childrenOf(parseSource(code));
  return new Map(
    statements.flatMap((node) => {
      const [constant] = Object(node.declaration).declarations ?? [];
      return constant ? [[constant.id.name, node]] : [];
    }),
  );
}

/**
 * Translates every text of a TypeScript source.
 *
 * @param own A source whose exported constants replace those of the same name, and are not translated.
 * @throws Error if `own` exports a constant that the source does not have.
 */
export function translateSource(code: string, own = ""): string {
  const constants = constantsOf(code);
  const replaced = new Map(
    [...constantsOf(own)].map(([name, { start, end }]) => {
      const node = constants.get(name);
      if (!node) throw new Error(`The second firm: expected a constant of the sample; found "${name}".`);
      return [node.start, { start: node.start, end: node.end, text: own.slice(start, end) }];
    }),
  );
  return applyEdits(
    code,
    childrenOf(parseSource(code)).flatMap(
      (node) =>
        replaced.get(node.start) ??
        textsIn(node).map(({ start, end }) => ({ start, end, text: translate(code.slice(start, end)) })),
    ),
  );
}
