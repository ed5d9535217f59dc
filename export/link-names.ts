import { findProperty, nodesIn, parseSource, type SyntaxNode } from "@/tools/syntax";

/**
 * Fields that must differ between the links of a bar: screen readers list the names, and the menu marks the current
 * target.
 */
const DISTINCT_FIELDS = ["label", "href"];

/**
 * Finds ambiguous links in a page's bar: `<Page links={[{ label, href }, …]}>`.
 *
 * @param sources The sources of pages by file.
 * @param pages The pages of content/routes.ts, whose names are those of the tabs.
 * @returns One line for each link that has the name or target of an earlier link, or the name of a tab with another
 *   target.
 */
export function findRepeatedLinks(
  sources: ReadonlyMap<string, string>,
  pages: readonly { id: string; path: string; navLabel: string }[] = [],
): string[] {
  return [...sources]
    .filter(([file, text]) => file.endsWith(".tsx") && text.includes("links="))
    .flatMap(([file, text]) =>
      nodesIn(parseSource(text))
        .filter(({ type, name }) => type === "JSXAttribute" && Object(name).name === "links")
        .map(({ value }) => Object(value).expression as SyntaxNode | undefined)
        .flatMap((list) =>
          list?.type === "ArrayExpression"
            ? [...findFaults(file, text, list), ...findTabFaults(file, text, list, pages)]
            : [],
        ),
    );
}

function findFaults(file: string, code: string, list: SyntaxNode): string[] {
  const entries = (list.elements as SyntaxNode[]).map((item) => (item?.type === "ObjectExpression" ? item : undefined));
  return DISTINCT_FIELDS.flatMap((field) => {
    const nodes = entries.map((entry) => entry && (findProperty(entry, field)?.value as SyntaxNode | undefined));
    // Compares the source of the expressions, because their values are unknown.
    const values = nodes.map((node) => node && code.slice(node.start, node.end));
    return nodes.flatMap((node, index) => {
      const first = values.indexOf(values[index]);
      if (!node || first === index) return [];
      const line = code.slice(0, node.start).split("\n").length;
      return `${file}:${line}: links[${index}].${field}: expected another ${field} than that of links[${first}]; found ${values[index]}`;
    });
  });
}

/** Finds links that have the name of a tab, but another target. */
function findTabFaults(
  file: string,
  code: string,
  list: SyntaxNode,
  pages: readonly { id: string; path: string; navLabel: string }[],
): string[] {
  return (list.elements as SyntaxNode[]).flatMap((entry, index) => {
    if (entry?.type !== "ObjectExpression") return [];
    const [label, href] = DISTINCT_FIELDS.map((field) => Object(findProperty(entry, field)?.value).value);
    const page = pages.find(({ navLabel }) => navLabel === label);
    if (!page || String(href).replace(/(?<=.)\/$/, "") === page.path) return [];
    const line = code.slice(0, entry.start).split("\n").length;
    return `${file}:${line}: links[${index}].label: expected another label than navLabel of ${page.id} (content/routes.ts), since both are the names of links; found ${JSON.stringify(label)}`;
  });
}
