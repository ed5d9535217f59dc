/** Leaves one sample of each kind in place of all: what goes, what has to stay with it, and the files without the rest. */
import { valuesAt } from "@/content/schema/check";
import { type Kind, kinds, type Records, references } from "@/content/schema/records";
import { applyEdits, type Edit, nodesIn, parseSource, propertyOf, removalOf, type SyntaxNode } from "../syntax";

/**
 * Records that copy names one by one, or of which there is only one: all of them stay. The other kinds are thinned out in
 * an order in which those that name others come first, so that what stays of the others is what they name.
 */
const KEPT_WHOLE: readonly Kind[] = ["site", "routes", "claims", "reasons", "time-spent", "glossary"];

/** Anybody of the team can speak with a visitor: who goes is replaced by the first who stays. */
const INTERCHANGEABLE: Kind = "team";

type AnyRecord = Readonly<{ id: string; sample: boolean; page?: string; step?: number }>;

/** What is left of the records, by file, and what was done, a line each for the owner. */
export interface Thinned {
  files: Map<string, string>;
  changes: string[];
}

/**
 * Keeps every record that is the owner's own (`sample: false`), and of the samples the first of each page, or the first of
 * all. What a record that stays names stays, too, or the field that names it goes, if the record can do without.
 *
 * @param records All records as they are now.
 * @param read The source of a file such as "content/team.ts".
 */
export function keepOneSample(records: Records, read: (file: string) => string): Thinned {
  const staying = choose(records, (kind) => elementsOf(read(fileOf(kind))));
  const files = new Map<string, string>();
  const changes: string[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const list = listOf(records, kind);
    const file = fileOf(kind);
    const gone = list.filter((record) => !staying.has(record));
    const orphans = list.filter((record) => staying.has(record)).flatMap((record) => danglingIn(record, kind));
    if (gone.length === 0 && orphans.length === 0) continue;
    const code = read(file);
    const edits: Edit[] = [];
    const elements = elementsOf(code);
    for (const { id } of gone) {
      const element = elements.get(id);
      if (element) edits.push(removalOf(element.node, element.array, code));
    }
    if (gone.length > 0) changes.push(`${file}: takes out ${gone.map(({ id }) => id).join(", ")}`);
    const heir = listOf(records, INTERCHANGEABLE).find((record) => staying.has(record));
    for (const { record, field, value, to } of orphans) {
      if (to === INTERCHANGEABLE && heir) {
        edits.push(...renamings(code, field, value, heir.id));
        changes.push(`${file}: ${record.id ?? kind}: ${field}: ${heir.id} in place of ${value}`);
      } else {
        const [outer = ""] = field.split(/[.[]/);
        const element = elements.get(record.id)?.node;
        const property = element && propertyOf(element, outer);
        if (!property) continue;
        edits.push(removalOf(property, element, code));
        changes.push(`${file}: ${record.id}: goes without ${outer}, which names what is taken out`);
      }
    }
    files.set(file, applyEdits(code, unique(edits)));
  }
  return { files, changes: [...new Set(changes)] };

  /** The ids in a record of others that go. */
  function danglingIn(record: AnyRecord, kind: Kind) {
    return references
      .filter(([from]) => from === kind)
      .flatMap(([, field, to]) =>
        valuesAt(record, field).map(({ value }) => ({ record, field, to, value: String(value) })),
      )
      .filter(({ to, value }) => listOf(records, to).some((one) => one.id === value && !staying.has(one)));
  }
}

/** @param elementsIn The records of a kind that stand in its file one by one: others cannot be taken out. */
function choose(records: Records, elementsIn: (kind: Kind) => ReadonlyMap<string, unknown>): Set<AnyRecord> {
  const staying = new Set<AnyRecord>();

  function keep(record: AnyRecord, kind: Kind): void {
    if (staying.has(record)) return;
    staying.add(record);
    for (const [, field, to] of references.filter(([from]) => from === kind)) {
      if (record.sample && (to === INTERCHANGEABLE || canDoWithout(record, kind, field))) continue;
      const ids = valuesAt(record, field).map(({ value }) => value);
      for (const named of listOf(records, to)) if (ids.includes(named.id)) keep(named, to);
    }
  }

  for (const kind of KEPT_WHOLE) for (const record of listOf(records, kind)) keep(record, kind);
  const thinned = (Object.keys(kinds) as Kind[]).filter((kind) => !KEPT_WHOLE.includes(kind)).reverse();
  for (const kind of thinned) {
    const elements = elementsIn(kind);
    for (const record of listOf(records, kind)) if (!record.sample || !elements.has(record.id)) keep(record, kind);
  }
  for (const kind of thinned) {
    const list = listOf(records, kind);
    for (const page of new Set(list.map((record) => record.page))) {
      const group = list.filter((record) => record.page === page);
      // Steps are counted: one taken out before an own one would leave a gap.
      const isCounted = group.some(({ step, sample }) => step !== undefined && !sample);
      const [first] = group.filter(({ sample }) => sample);
      const samples = group.filter((one) => one.sample && staying.has(one));
      for (const record of isCounted ? group : first && samples.length === 0 ? [first] : []) keep(record, kind);
    }
  }
  return staying;
}

/** Whether a record holds without the field, or without the one that it is in: "others" of "others.months[]…". */
function canDoWithout(record: AnyRecord, kind: Kind, field: string): boolean {
  const [outer = ""] = field.split(/[.[]/);
  return kinds[kind].safeParse({ ...record, [outer]: undefined }).success;
}

function fileOf(kind: Kind): string {
  return `content/${kind}.ts`;
}

function listOf(records: Records, kind: Kind): readonly AnyRecord[] {
  return records[kind] as readonly object[] as readonly AnyRecord[];
}

/** @returns the records that stand in lists of a file, by id, each with the list that it is in. */
function elementsOf(code: string): Map<string, { node: SyntaxNode; array: SyntaxNode }> {
  const found = new Map<string, { node: SyntaxNode; array: SyntaxNode }>();
  for (const array of nodesIn(parseSource(code)).filter(({ type }) => type === "ArrayExpression")) {
    for (const node of (array.elements as SyntaxNode[]).filter((one) => one?.type === "ObjectExpression")) {
      const id = propertyOf(node, "id")?.value as SyntaxNode | undefined;
      if (id?.type === "StringLiteral" && propertyOf(node, "sample")) found.set(String(id.value), { node, array });
    }
  }
  return found;
}

/** @returns the edits that write another id into a field wherever it names this one. */
function renamings(code: string, field: string, from: string, to: string): Edit[] {
  const name = field.split(".").at(-1)?.replaceAll("[]", "") ?? "";
  return nodesIn(parseSource(code))
    .filter((node) => node.type === "ObjectProperty" && propertyOf({ ...node, properties: [node] }, name))
    .map(({ value }) => value as SyntaxNode)
    .filter(({ type, value }) => type === "StringLiteral" && value === from)
    .map(({ start, end }) => ({ start, end, text: JSON.stringify(to) }));
}

/** An object that two records spread has its field once. */
function unique(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [edit.start, edit])).values()];
}
