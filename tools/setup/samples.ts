/** Keeps one sample record of each kind: chooses the records, and edits their files. */
import { valuesAt } from "@/content/schema/check";
import { type Kind, kinds, type Records, references } from "@/content/schema/records";
import { applyEdits, createRemoval, type Edit, findProperty, nodesIn, parseSource, type SyntaxNode } from "../syntax";

/** Kinds of which all records stay, because pages use them one by one, or because there is only one. */
const KEPT_WHOLE: readonly Kind[] = ["site", "routes", "claims", "reasons", "time-spent", "glossary"];

/** A kind whose removed ids are replaced with the first id that stays, because any person can take a call. */
const INTERCHANGEABLE: Kind = "team";

type AnyRecord = Readonly<{ id: string; sample: boolean; page?: string; step?: number }>;

/** The changed files by path, and one line for the owner for each change. */
export interface KeptSamples {
  files: Map<string, string>;
  changes: string[];
}

/**
 * Keeps the owner's records (`sample: false`) and the first sample of each page, or of a kind without pages. Also keeps
 * records to which a kept record refers, unless the reference is an optional field, which is removed instead.
 *
 * @param records Every record in content/, sample or not.
 * @param read Returns the source of a file such as "content/team.ts".
 */
export function keepOneSample(records: Records, read: (file: string) => string): KeptSamples {
  const kept = chooseRecords(records, (kind) => findRecords(read(fileOf(kind))));
  const files = new Map<string, string>();
  const changes: string[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const list = listOf(records, kind);
    const file = fileOf(kind);
    const removed = list.filter((record) => !kept.has(record));
    const orphans = list.filter((record) => kept.has(record)).flatMap((record) => findDangling(record, kind));
    if (removed.length === 0 && orphans.length === 0) continue;
    const code = read(file);
    const edits: Edit[] = [];
    const elements = findRecords(code);
    for (const { id } of removed) {
      const element = elements.get(id);
      if (element) edits.push(createRemoval(element.node, element.array, code));
    }
    if (removed.length > 0) changes.push(`${file}: removes ${removed.map(({ id }) => id).join(", ")}`);
    const replacement = listOf(records, INTERCHANGEABLE).find((record) => kept.has(record));
    for (const { record, field, value, to } of orphans) {
      if (to === INTERCHANGEABLE && replacement) {
        edits.push(...replaceId(code, field, value, replacement.id));
        changes.push(`${file}: ${record.id ?? kind}: ${field}: ${replacement.id} in place of ${value}`);
      } else {
        const [outer = ""] = field.split(/[.[]/);
        const element = elements.get(record.id)?.node;
        const property = element && findProperty(element, outer);
        if (!property) continue;
        edits.push(createRemoval(property, element, code));
        changes.push(`${file}: ${record.id}: loses ${outer}, which refers to a removed record`);
      }
    }
    files.set(file, applyEdits(code, unique(edits)));
  }
  return { files, changes: [...new Set(changes)] };

  /** Returns the fields of a record that refer to removed records. */
  function findDangling(record: AnyRecord, kind: Kind) {
    return references
      .filter(([from]) => from === kind)
      .flatMap(([, field, to]) =>
        valuesAt(record, field).map(({ value }) => ({ record, field, to, value: String(value) })),
      )
      .filter(({ to, value }) => listOf(records, to).some((record) => record.id === value && !kept.has(record)));
  }
}

/**
 * Chooses the records that stay.
 *
 * @param elementsIn Returns the records of a kind that are object literals in its file. Only these can be removed.
 */
function chooseRecords(records: Records, elementsIn: (kind: Kind) => ReadonlyMap<string, unknown>): Set<AnyRecord> {
  const kept = new Set<AnyRecord>();

  function keep(record: AnyRecord, kind: Kind): void {
    if (kept.has(record)) return;
    kept.add(record);
    for (const [, field, to] of references.filter(([from]) => from === kind)) {
      if (record.sample && (to === INTERCHANGEABLE || isOptional(record, kind, field))) continue;
      const ids = valuesAt(record, field).map(({ value }) => value);
      for (const target of listOf(records, to)) if (ids.includes(target.id)) keep(target, to);
    }
  }

  for (const kind of KEPT_WHOLE) for (const record of listOf(records, kind)) keep(record, kind);
  const reduced = (Object.keys(kinds) as Kind[]).filter((kind) => !KEPT_WHOLE.includes(kind)).reverse();
  for (const kind of reduced) {
    const elements = elementsIn(kind);
    for (const record of listOf(records, kind)) if (!record.sample || !elements.has(record.id)) keep(record, kind);
  }
  for (const kind of reduced) {
    const list = listOf(records, kind);
    for (const page of new Set(list.map((record) => record.page))) {
      const group = list.filter((record) => record.page === page);
      // Steps are numbered, so removing a step before an owner's step would leave a gap.
      const isCounted = group.some(({ step, sample }) => step !== undefined && !sample);
      const [first] = group.filter(({ sample }) => sample);
      const samples = group.filter((record) => record.sample && kept.has(record));
      for (const record of isCounted ? group : first && samples.length === 0 ? [first] : []) keep(record, kind);
    }
  }
  return kept;
}

/** Whether a field, or the first field of a path such as "others.months[]…", is optional in a record. */
function isOptional(record: AnyRecord, kind: Kind, field: string): boolean {
  const [outer = ""] = field.split(/[.[]/);
  return kinds[kind].safeParse({ ...record, [outer]: undefined }).success;
}

function fileOf(kind: Kind): string {
  return `content/${kind}.ts`;
}

function listOf(records: Records, kind: Kind): readonly AnyRecord[] {
  return records[kind] as readonly object[] as readonly AnyRecord[];
}

/** Returns the object literals of records in a source by id, each with the list that contains it. */
function findRecords(code: string): Map<string, { node: SyntaxNode; array: SyntaxNode }> {
  const found = new Map<string, { node: SyntaxNode; array: SyntaxNode }>();
  for (const array of nodesIn(parseSource(code)).filter(({ type }) => type === "ArrayExpression")) {
    for (const node of (array.elements as SyntaxNode[]).filter((element) => element?.type === "ObjectExpression")) {
      const id = findProperty(node, "id")?.value as SyntaxNode | undefined;
      if (id?.type === "StringLiteral" && findProperty(node, "sample")) found.set(String(id.value), { node, array });
    }
  }
  return found;
}

/** Returns the edits that replace an id in a field. */
function replaceId(code: string, field: string, from: string, to: string): Edit[] {
  const name = field.split(".").at(-1)?.replaceAll("[]", "") ?? "";
  return nodesIn(parseSource(code))
    .filter((node) => node.type === "ObjectProperty" && findProperty({ ...node, properties: [node] }, name))
    .map(({ value }) => value as SyntaxNode)
    .filter(({ type, value }) => type === "StringLiteral" && value === from)
    .map(({ start, end }) => ({ start, end, text: JSON.stringify(to) }));
}

/** Removes duplicate edits, because two records may spread the same object. */
function unique(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [edit.start, edit])).values()];
}
