import type { Records } from "../records";
import { fieldRules, pagesWith } from "./fields";
import { type Problem, shown } from "./rules";

/** One thing that is wrong in the content, and where to put it right. */
export interface Fault extends Problem {
  file: string;
  record: string;
}

type Kind = keyof Records;

/**
 * Checks every record of the content, each alone and all together.
 *
 * @param records the content.
 * @param imageExists says whether a path below content/images is a file.
 * @returns all the faults; none if the content holds.
 */
export function checkContent(records: Records, imageExists: (path: string) => boolean): Fault[] {
  return [
    ...fieldFaults(records, imageExists),
    ...idFaults(records),
    ...routeFaults(records),
    ...pageFaults(records),
    ...stepFaults(records),
    ...planFaults(records),
    ...workingHoursFaults(records),
  ];
}

function fault(kind: Kind, record: string, field: string, expected: string, found: string): Fault {
  return { file: `content/${kind}.ts`, record, field, expected, found };
}

function fieldFaults(records: Records, imageExists: (path: string) => boolean): Fault[] {
  const rules = fieldRules(records, imageExists);
  return (Object.keys(rules) as Kind[]).flatMap((kind) => {
    if (records[kind].length === 0) return [fault(kind, "all", "records", "at least one", "none")];
    return records[kind].flatMap((record, index) =>
      rules[kind](record, "").map(({ field, expected, found }) =>
        fault(kind, nameOf(record, index), field, expected, found),
      ),
    );
  });
}

function nameOf(record: object, index: number): string {
  const own: unknown = Reflect.get(record, "id") ?? Reflect.get(record, "name");
  return typeof own === "string" && own.trim() !== "" ? own : `record ${index + 1}`;
}

/** @returns each record that has the same key as one before it, with that one. */
function repeats<T>(list: readonly T[], keyOf: (record: T) => unknown): { record: T; first: T }[] {
  return list.flatMap((record, index) => {
    const first = list.slice(0, index).find((other) => keyOf(other) === keyOf(record));
    return first === undefined ? [] : [{ record, first }];
  });
}

function idFaults({ site: _, ...kinds }: Records): Fault[] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    repeats<{ id: string }>(kinds[kind], (record) => record.id).map(({ record }) =>
      fault(kind, record.id, "id", "an id that no other record in the file has", `${shown(record.id)} twice`),
    ),
  );
}

function routeFaults({ routes }: Records): Fault[] {
  // /home is the landing page under a second address and may share its words; two pages must not.
  const pages = routes.filter((route) => route.canonical === route.path);
  const same = (["path", "title", "description"] as const).flatMap((field) =>
    repeats(field === "path" ? routes : pages, (route) => route[field]).map(({ record, first }) =>
      fault("routes", record.id, field, `another ${field} than ${first.id} has`, shown(record[field])),
    ),
  );
  const listed = routes
    .filter((route) => route.inSitemap && !pages.includes(route))
    .map((route) => fault("routes", route.id, "inSitemap", `false, as ${route.canonical} is canonical`, "true"));
  return [...same, ...listed];
}

function pageFaults(records: Records): Fault[] {
  return (Object.keys(pagesWith) as (keyof typeof pagesWith)[]).flatMap((kind) => {
    const present = new Set<string>(records[kind].map((record) => record.page));
    return pagesWith[kind]
      .filter((page) => !present.has(page))
      .map((page) => fault(kind, "all", "page", `at least one record for ${page}`, "none"));
  });
}

function stepFaults({ process }: Records): Fault[] {
  return pagesWith.process.flatMap((page) =>
    process
      .filter((step) => step.page === page)
      .flatMap(({ id, step }, index) =>
        step === index + 1
          ? []
          : [fault("process", id, "step", `${index + 1}, as the steps of ${page} count from 1 in order`, shown(step))],
      ),
  );
}

function planFaults({ plans }: Records): Fault[] {
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.id);
  return popular.length === 1
    ? []
    : [fault("plans", "all", "popular", "true in exactly one plan", popular.join(", ") || "none")];
}

function workingHoursFaults({ site }: Records): Fault[] {
  return site.flatMap(({ name, workingHours: { start, end, slotMinutes } }) => {
    const minutes = minutesSinceMidnight(end) - minutesSinceMidnight(start);
    if (minutes <= 0) return [fault("site", name, "workingHours.end", `a time after the start, ${start}`, shown(end))];
    if (minutes % slotMinutes === 0) return [];
    const expected = `a number that divides the ${minutes} minutes from ${start} to ${end}`;
    return [fault("site", name, "workingHours.slotMinutes", expected, shown(slotMinutes))];
  });
}

/** @param clock such as 09:30. */
function minutesSinceMidnight(clock: string): number {
  const [hours, minutes] = clock.split(":");
  return Number(hours) * 60 + Number(minutes);
}
