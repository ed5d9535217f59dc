import type { z } from "zod";
import { fullTitle } from "../routes";
import { shortName } from "../site";
import { kinds, type Records, SHORT_NAME, TITLE } from "./records";

/** One thing that is wrong in the content, and where to put it right. */
export interface Fault {
  file: string;
  record: string;
  field: string;
  expected: string;
  found: string;
}

type Kind = keyof Records;

/** What a file below content/images turned out to be: how wide it can be shown, in px, or why it cannot. */
export type ImageFile = { width: number } | { unreadable: string };

/** Looks up a path below content/images, upper and lower case told apart. */
export type ImageAt = (path: string) => ImageFile;

/** Narrower than the smallest file that pages ask for, it could only be shown blurred. */
export const LEAST_WIDTH = 112;

/**
 * Checks every record of the content, each alone and all together.
 *
 * @param records the content.
 * @param imageAt says what a path below content/images is.
 * @returns all the faults; none if the content holds.
 */
export function checkContent(records: Records, imageAt: ImageAt): Fault[] {
  const faults = fieldFaults(records);
  // Records are held against each other only where each holds by itself.
  if (faults.length > 0) return [...faults, ...idFaults(records)];
  return [
    ...idFaults(records),
    ...imageFaults(records, imageAt),
    ...nameFaults(records),
    ...routeFaults(records),
    ...pageFaults(records),
    ...stepFaults(records),
    ...planFaults(records),
    ...workingHoursFaults(records),
    ...requestFaults(records),
    ...hostFaults(records),
  ];
}

function fault(kind: Kind, record: string, field: string, expected: string, found: string): Fault {
  return { file: `content/${kind}.ts`, record, field, expected, found };
}

function fieldFaults(records: Records): Fault[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    records[kind].flatMap((record, index) =>
      misnamed(
        (kinds[kind].safeParse(record).error?.issues ?? []).flatMap((issue) => plainIssues(issue, record)),
        record,
      ).map(({ path, expected }) => {
        const field = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
        return fault(kind, nameOf(record, index), field.slice(1), expected, shown(valueAt(record, path)));
      }),
    ),
  );
}

type Path = readonly PropertyKey[];

interface PlainIssue {
  path: Path;
  expected: string;
}

const UNKNOWN = "no field of this name";

/** A field that is missing beside one that nobody knows has a wrong name: one mistake, so one fault. */
function misnamed(issues: readonly PlainIssue[], record: unknown): readonly PlainIssue[] {
  const unknown = issues.filter(({ expected }) => expected === UNKNOWN);
  const missing = issues.filter(({ path }) => valueAt(record, path) === undefined);
  const [[wrong], [right]] = [unknown, missing];
  const within = ({ path }: PlainIssue) => path.slice(0, -1).join();
  if (!wrong || !right || unknown.length + missing.length > 2 || within(wrong) !== within(right)) return issues;
  const told = { path: wrong.path, expected: `${UNKNOWN}, but ${String(right.path.at(-1))}, which is missing` };
  return issues.filter((issue) => issue !== right).map((issue) => (issue === wrong ? told : issue));
}

/** A problem as zod tells it, in the words of this check. */
function plainIssues(issue: z.core.$ZodIssue, record: unknown, within: Path = []): PlainIssue[] {
  const path = [...within, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], expected: UNKNOWN }));
  }
  if (issue.code === "invalid_union") {
    // The kind that was meant is the one of which no field is missing.
    const meant = issue.errors.find((errors) =>
      errors.every(
        (one) =>
          one.code !== "unrecognized_keys" &&
          one.path.length > 0 &&
          valueAt(record, [...path, ...one.path]) !== undefined,
      ),
    );
    if (meant) return meant.flatMap((one) => plainIssues(one, record, path));
    return [{ path, expected: "{ image, alt } for a picture of your own, or { scene } for one of the drawings" }];
  }
  return [{ path, expected: expectedBy(issue) }];
}

const TYPES: Readonly<Record<string, string>> = {
  string: "text that is not empty",
  boolean: "true or false",
  array: "a list",
  object: "a record",
};

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.message;
  if (issue.code === "invalid_value") return `one of ${issue.values.map(shown).join(", ")}`;
  if (issue.code === "too_small" && issue.origin === "array") return `a list of at least ${issue.minimum}`;
  return issue.message;
}

function valueAt(record: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object(value) === value ? Reflect.get(value as object, key) : undefined),
    record,
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

/** @returns each record that has the same key as one before it, with that one. */
function repeats<T>(list: readonly T[], keyOf: (record: T) => unknown): { record: T; first: T }[] {
  return list.flatMap((record, index) => {
    const first = list.slice(0, index).find((other) => keyOf(other) === keyOf(record));
    return first === undefined ? [] : [{ record, first }];
  });
}

function idFaults({ site: _, ...lists }: Records): Fault[] {
  return (Object.keys(lists) as (keyof typeof lists)[]).flatMap((kind) =>
    repeats<{ id: string }>(lists[kind], (record) => record.id).map(({ record }) =>
      fault(kind, record.id, "id", "an id that no other record in the file has", `${shown(record.id)} twice`),
    ),
  );
}

function imageFaults(records: Records, imageAt: ImageAt): Fault[] {
  const faultsOf = (kind: Kind, id: string, field: string, image: string | undefined): Fault[] => {
    if (image === undefined) return [];
    const is = imageAt(image);
    if ("width" in is && is.width >= LEAST_WIDTH) return [];
    const expected = `a file below content/images, at least ${LEAST_WIDTH} px wide if it is not SVG`;
    return [fault(kind, id, field, expected, `${shown(image)}: ${"width" in is ? `${is.width} px` : is.unreadable}`)];
  };
  return [
    ...(["team", "testimonials", "logos"] as const).flatMap((kind) =>
      records[kind].flatMap(({ id, image }) => faultsOf(kind, id, "image", image)),
    ),
    ...(["services", "industries", "process", "case-studies"] as const).flatMap((kind) =>
      records[kind].flatMap(({ id, picture }) =>
        picture && "image" in picture ? faultsOf(kind, id, "picture.image", picture.image) : [],
      ),
    ),
  ];
}

function routeFaults({ routes, site: [site] }: Records): Fault[] {
  // /home is the landing page under a second address and may share its words; two pages must not.
  const pages = routes.filter((route) => route.canonical === route.path);
  const same = (["path", "title", "description"] as const).flatMap((field) =>
    repeats(field === "path" ? routes : pages, (route) => route[field]).map(({ record, first }) =>
      fault("routes", record.id, field, `another ${field} than ${first.id} has`, shown(record[field])),
    ),
  );
  const alone = routes.flatMap((route) => {
    const { id, path, canonical } = route;
    const title = fullTitle(route, shortName(site));
    const other = pages.some((page) => page.path === canonical);
    const known = `one of ${pages.map((page) => shown(page.path)).join(", ")}`;
    return [
      ...(other ? [] : [fault("routes", id, "canonical", known, shown(canonical))]),
      ...(route.inSitemap && canonical !== path
        ? [fault("routes", id, "inSitemap", `false, as ${canonical} is canonical`, "true")]
        : []),
      ...(title.length > TITLE
        ? [
            fault(
              "routes",
              id,
              "title",
              `at most ${TITLE} characters with the firm's name (shortName in site.ts), not ${title.length}`,
              shown(title),
            ),
          ]
        : []),
    ];
  });
  return [...same, ...alone];
}

/** The kinds whose records belong to one page, and those that every page which shows them shows alike. */
const PAGED = ["services", "process", "testimonials", "case-studies"] as const;
const SHARED = ["channels", "plans", "team"] as const;

/** A page has at least one record of each kind that it shows, and no record is left without a page that shows it. */
function pageFaults(records: Records): Fault[] {
  const shared = SHARED.flatMap((kind) => {
    const page = records.routes.find(({ shows }) => shows.includes(kind));
    const count = records[kind].length;
    if (page && count === 0) return [fault(kind, "all", "records", `at least one, as ${page.id} shows them`, "none")];
    const expected = `none, [], as no page has "${kind}" in its shows`;
    return page || count === 0 ? [] : [fault(kind, "all", "records", expected, `${count}`)];
  });
  const paged = PAGED.flatMap((kind) => {
    const showing = records.routes
      .filter(({ canonical, path, shows }) => canonical === path && shows.includes(kind))
      .map(({ id }) => id);
    return [
      ...showing
        .filter((id) => !records[kind].some(({ page }) => page === id))
        .map((id) => fault(kind, "all", "page", `at least one record for ${id}`, "none")),
      ...records[kind]
        .filter(({ page }) => !showing.includes(page))
        .map(({ id, page }) =>
          fault(kind, id, "page", `a page that has "${kind}" in its shows: ${showing.join(", ")}`, shown(page)),
        ),
    ];
  });
  return [...shared, ...paged];
}

function stepFaults({ process }: Records): Fault[] {
  return [...new Set(process.map(({ page }) => page))].flatMap((page) => {
    const steps = process.filter((step) => step.page === page);
    const timed = steps.find(({ duration }) => duration);
    return steps.flatMap(({ id, step, duration }, index) => {
      const inOrder = `${index + 1}, as the steps of ${page} count from 1 in order`;
      return [
        ...(step === index + 1 ? [] : [fault("process", id, "step", inOrder, shown(step))]),
        ...(timed && !duration
          ? [fault("process", id, "duration", `how long it takes, as ${timed.id} says of itself`, "nothing")]
          : []),
      ];
    });
  });
}

function planFaults({ plans }: Records): Fault[] {
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.id);
  return popular.length < 2 ? [] : [fault("plans", "all", "popular", "true in one plan at most", popular.join(", "))];
}

function nameFaults({ site }: Records): Fault[] {
  return site
    .filter(({ name, shortName }) => name.length > SHORT_NAME && !shortName)
    .map(({ name }) =>
      fault(
        "site",
        name,
        "shortName",
        `a shorter form of the name, for bar and titles: ${SHORT_NAME} characters`,
        "nothing",
      ),
    );
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

function requestFaults({ site, routes, plans, "time-spent": sums }: Records): Fault[] {
  const longest = (texts: string[]) => texts.reduce((one, other) => (other.length > one.length ? other : one), "");
  // Of an answer to "What takes too long?", its figures are counted with so many zeros.
  const answers = sums.map(
    (sum) => `${sum.times.label} ${sum.minutes.label} ${sum.hours} ${sum.people} ${"0".repeat(40)}`,
  );
  const topic =
    longest(routes.map(({ navLabel }) => navLabel)) + longest([...plans.map(({ title }) => title), ...answers]);
  return site.flatMap(({ name, email, consultation: { subject, agenda } }) => {
    const words = [name, email, subject, topic, ...agenda.map((point) => `1. ${point}: \r\n`)].join("");
    const length = encodeURIComponent(words).length;
    if (length <= REQUEST_ROOM) return [];
    const expected = `at most ${REQUEST_ROOM} characters with name, email, subject and a topic, as an address writes them`;
    return [fault("site", name, "consultation.agenda", expected, `${length}`)];
  });
}

/** Who the scheduling page says will speak with a visitor is on the team. */
function hostFaults({ site, routes, team }: Records): Fault[] {
  const ids = team.map(({ id }) => id);
  const faultOf = (kind: Kind, record: string, field: string, host?: string) =>
    host === undefined || ids.includes(host)
      ? []
      : [fault(kind, record, field, `one of ${ids.join(", ")}`, shown(host))];
  return [
    ...site.flatMap(({ name, consultation: { host } }) => faultOf("site", name, "consultation.host", host)),
    ...routes.flatMap(({ id, host }) => faultOf("routes", id, "host", host)),
  ];
}

/** @param clock such as 09:30. */
function minutesSinceMidnight(clock: string): number {
  const [hours, minutes] = clock.split(":");
  return Number(hours) * 60 + Number(minutes);
}
