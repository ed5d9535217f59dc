import type { Records } from "../records";
import { fieldRules, pagesWith, statPlaces } from "./fields";
import { type ImageAt, type Problem, shown } from "./rules";

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
 * @param imageAt says what a path below content/images is.
 * @returns all the faults; none if the content holds.
 */
export function checkContent(records: Records, imageAt: ImageAt): Fault[] {
  return [
    ...fieldFaults(records, imageAt),
    ...idFaults(records),
    ...routeFaults(records),
    ...pageFaults(records),
    ...stepFaults(records),
    ...sectionFaults(records),
    ...planFaults(records),
    ...workingHoursFaults(records),
    ...requestFaults(records),
  ];
}

function fault(kind: Kind, record: string, field: string, expected: string, found: string): Fault {
  return { file: `content/${kind}.ts`, record, field, expected, found };
}

function fieldFaults(records: Records, imageAt: ImageAt): Fault[] {
  const rules = fieldRules(records, imageAt);
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
      .flatMap(({ id, step, duration }, index) => {
        const inOrder = `${index + 1}, as the steps of ${page} count from 1 in order`;
        const isTimed = page === "ai-development" || page === "growth-marketing";
        return [
          ...(step === index + 1 ? [] : [fault("process", id, "step", inOrder, shown(step))]),
          ...(isTimed && !duration
            ? [fault("process", id, "duration", `how long it takes, as ${page} says`, "nothing")]
            : []),
        ];
      }),
  );
}

/** The rows of figures, and the drawing that has a sheet for each category. */
function sectionFaults({ claims, technologies }: Records): Fault[] {
  const empty = statPlaces.filter((place) => !claims.some(({ where }) => where === place));
  return [
    ...empty.map((place) => fault("claims", "all", "where", `at least one record for ${place}`, "none")),
    ...technologies
      .slice(4)
      .map(({ id }) =>
        fault("technologies", id, "records", "at most four, as the drawing has four sheets", "one more"),
      ),
  ];
}

function planFaults({ plans }: Records): Fault[] {
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.id);
  return popular.length === 1
    ? []
    : [fault("plans", "all", "popular", "true in exactly one plan", popular.join(", ") || "none")];
}

function workingHoursFaults({ site }: Records): Fault[] {
  return site.flatMap(({ name, consultation, workingHours: { start, end, slotMinutes } }) => {
    const minutes = minutesSinceMidnight(end) - minutesSinceMidnight(start);
    if (minutes <= 0) return [fault("site", name, "workingHours.end", `a time after the start, ${start}`, shown(end))];
    if (consultation.minutes > minutes) {
      const expected = `at most the ${minutes} minutes from ${start} to ${end}`;
      return [fault("site", name, "consultation.minutes", expected, shown(consultation.minutes))];
    }
    if (minutes % slotMinutes === 0) return [];
    const expected = `a number that divides the ${minutes} minutes from ${start} to ${end}`;
    return [fault("site", name, "workingHours.slotMinutes", expected, shown(slotMinutes))];
  });
}

/** Windows cuts the address that opens a mail program at 2,046 characters; the email's fixed words and times take 800. */
const REQUEST_ROOM = 1200;

function requestFaults({ site }: Records): Fault[] {
  return site.flatMap(({ name, email, consultation: { subject, agenda } }) => {
    const words = [name, email, subject, ...agenda.map((point) => `1. ${point}: \r\n`)].join("");
    const length = encodeURIComponent(words).length;
    if (length <= REQUEST_ROOM) return [];
    const expected = `at most ${REQUEST_ROOM} characters with name, email and subject, as an address writes them`;
    return [fault("site", name, "consultation.agenda", expected, `${length}`)];
  });
}

/** @param clock such as 09:30. */
function minutesSinceMidnight(clock: string): number {
  const [hours, minutes] = clock.split(":");
  return Number(hours) * 60 + Number(minutes);
}
