import { z } from "zod";
import { kinds, type Records, SHOWN } from "./records";

type Kind = keyof Records;

/**
 * Checks every record of the content, each alone and all together.
 *
 * @returns a line for each fault, with its file, record and field; none if the content holds. Of pictures that holds for
 *   their names: what their files are is seen when they are made (export/images.ts).
 */
export function checkContent(records: Records): string[] {
  // Records are held against each other only where each holds by itself.
  const faults = fieldFaults(records);
  if (faults.length > 0) return faults;
  const { site: _, ...lists } = records;
  const pages = records.routes.filter(({ path, canonical }) => path === canonical);
  return [
    ...Object.entries(lists).flatMap(([kind, list]) => repeated(kind as Kind, list, "id")),
    ...repeated("routes", records.routes, "path"),
    // /home is the landing page under a second address and may share its words; two pages must not.
    ...repeated("routes", pages, "title"),
    ...repeated("routes", pages, "description"),
    ...pageFaults(records),
    ...stepFaults(records),
    ...planFaults(records),
    ...records.months.slice(1).map(({ id }) => fault("months", id, "id", "one month at most", "another")),
  ];
}

/** A fault in words. */
export function fault(kind: Kind, record: string, field: string, expected: string, found: string): string {
  return `content/${kind}.ts: ${record}: ${field}: expected ${expected}; found ${found}`;
}

/** What the schemas say of each record. */
function fieldFaults(records: Records): string[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    records[kind].flatMap((record, index) =>
      (kinds[kind].safeParse(record).error?.issues ?? []).map((issue) => {
        const path = [...issue.path, ...("keys" in issue ? issue.keys.slice(0, 1) : [])];
        const found = path.reduce<unknown>((value, key) => Object(value)[key], record);
        return fault(kind, nameOf(record, index), z.core.toDotPath(path), issue.message, shown(found));
      }),
    ),
  );
}

/** @returns the value as a fault shows it, cut to a readable length. */
function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}

function nameOf(record: object, index: number): string {
  const own: unknown = Reflect.get(record, "id") ?? Reflect.get(record, "name");
  return typeof own === "string" && own.trim() !== "" ? own : `record ${index + 1}`;
}

/** No two records of a list say the same in a field. */
function repeated(kind: Kind, list: readonly object[], field: string): string[] {
  const values = list.map((record) => Reflect.get(record, field));
  return list.flatMap((record, index) => {
    if (values.indexOf(values[index]) === index) return [];
    return fault(kind, nameOf(record, index), field, "what no other record in the file has", shown(values[index]));
  });
}

/** A page has at least one record of each kind that it shows, and no record is left without a page that shows it. */
function pageFaults({ routes, ...lists }: Records): string[] {
  return SHOWN.flatMap((kind) => {
    const pages = routes
      .filter((page) => page.path === page.canonical && page.shows.includes(kind))
      .map(({ id }) => id);
    const records: readonly { id: string; page?: string }[] = lists[kind];
    return [
      ...pages
        .filter((id) => !records.some(({ page = id }) => page === id))
        .map((id) => fault(kind, "all", "page", `at least one record for ${id}, which shows them`, "none")),
      ...records
        .filter(({ page = pages[0] }) => !page || !pages.includes(page))
        .map(({ id, page }) =>
          fault(kind, id, "page", `a page that has "${kind}" in its shows: ${pages.join(", ")}`, shown(page)),
        ),
    ];
  });
}

function stepFaults({ process }: Records): string[] {
  return process.flatMap(({ id, page, step }, index) => {
    const place = process.slice(0, index + 1).filter((one) => one.page === page).length;
    const expected = `${place}, as the steps of ${page} count from 1 in order`;
    return step === place ? [] : [fault("process", id, "step", expected, shown(step))];
  });
}

function planFaults({ plans }: Records): string[] {
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.id);
  return popular.length < 2 ? [] : [fault("plans", "all", "popular", "true in one plan at most", popular.join(", "))];
}
