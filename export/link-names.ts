import { nodesIn, parseSource, propertyOf, type SyntaxNode } from "@/tools/syntax";

/** Fields that must differ between the links of a bar: the name for screen reader users, the target for the menu. */
const DISTINCT_FIELDS = ["label", "href"];

/**
 * Finds links of a page's bar that cannot be told apart: `<Page links={[{ label, href }, …]}>`.
 *
 * @param sources The texts of pages by their files.
 * @param pages The pages of content/routes.ts, whose names are those of the tabs.
 * @returns one line for each link that has the name or the target of an earlier one in its list, or the name of a tab that
 *   leads elsewhere.
 */
export function repeatedLinkFaults(
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
            ? [...faultsIn(file, text, list), ...tabFaults(file, text, list, pages)]
            : [],
        ),
    );
}

function faultsIn(file: string, code: string, list: SyntaxNode): string[] {
  const entries = (list.elements as SyntaxNode[]).map((item) => (item?.type === "ObjectExpression" ? item : undefined));
  return DISTINCT_FIELDS.flatMap((field) => {
    const nodes = entries.map((entry) => entry && (propertyOf(entry, field)?.value as SyntaxNode | undefined));
    // Names are compared by the source of their expression: the same source is the same link.
    const values = nodes.map((node) => node && code.slice(node.start, node.end));
    return nodes.flatMap((node, index) => {
      const first = values.indexOf(values[index]);
      if (!node || first === index) return [];
      const line = code.slice(0, node.start).split("\n").length;
      return `${file}:${line}: links[${index}].${field}: expected another ${field} than that of links[${first}]; found ${values[index]}`;
    });
  });
}

/** Finds links that have the name of a tab, but lead elsewhere. */
function tabFaults(
  file: string,
  code: string,
  list: SyntaxNode,
  pages: readonly { id: string; path: string; navLabel: string }[],
): string[] {
  return (list.elements as SyntaxNode[]).flatMap((entry, index) => {
    if (entry?.type !== "ObjectExpression") return [];
    const [label, href] = DISTINCT_FIELDS.map((field) => Object(propertyOf(entry, field)?.value).value);
    const page = pages.find(({ navLabel }) => navLabel === label);
    if (!page || String(href).replace(/(?<=.)\/$/, "") === page.path) return [];
    const line = code.slice(0, entry.start).split("\n").length;
    return `${file}:${line}: links[${index}].label: expected another label than navLabel of ${page.id} (content/routes.ts), since both are the names of links; found ${JSON.stringify(label)}`;
  });
}
