import type { Kind, Records } from "@/content/schema/records";
import { applyEdits, createRemoval, findProperty, nodesIn, parseSource, type SyntaxNode } from "../syntax";

/** Kinds of which setup may remove records. It keeps all records of the other kinds, because pages or records name them. */
const INDEPENDENT_KINDS = [
  ...(["team", "testimonials", "plans", "services", "industries", "case-studies", "logos"] as const),
  "technologies",
] satisfies Kind[];

/**
 * Keeps one sample of each kind for each page, or for the whole site, as a record to copy, unless the owner has a
 * record there (`sample: false`). Also keeps people who are named as hosts.
 *
 * @param read Returns the source of a file such as "content/team.ts".
 * @returns The changed files by path, and one line for the owner for each.
 */
export function keepOneSample(
  records: Records,
  read: (file: string) => string,
): { files: Map<string, string>; changes: string[] } {
  const hosts = [
    ...records.site.map(({ consultation }) => consultation.host),
    ...records.routes.map(({ host }) => host),
  ];
  const files = new Map<string, string>();
  const changes: string[] = [];
  for (const kind of INDEPENDENT_KINDS) {
    const list: readonly { id: string; sample: boolean; page?: string }[] = records[kind];
    const removed = list.flatMap((record) => {
      const group = list.filter(({ page }) => page === record.page);
      const first = group.find(({ sample }) => !sample) ?? group[0];
      return !record.sample || record === first || hosts.includes(record.id) ? [] : record.id;
    });
    if (removed.length === 0) continue;
    const file = `content/${kind}.ts`;
    files.set(file, removeRecords(read(file), removed));
    changes.push(`${file}: removes ${removed.join(", ")}`);
  }
  return { files, changes };
}

/** Removes the record literals with these ids from the lists of a source. */
function removeRecords(code: string, ids: readonly string[]): string {
  const arrays = nodesIn(parseSource(code)).filter(({ type }) => type === "ArrayExpression");
  const edits = arrays.flatMap((array) =>
    (array.elements as SyntaxNode[])
      .filter((element) => element?.type === "ObjectExpression" && findProperty(element, "sample"))
      .filter((element) => ids.includes(Object(findProperty(element, "id")?.value).value))
      .map((element) => createRemoval(element, array, code)),
  );
  return applyEdits(code, edits);
}
