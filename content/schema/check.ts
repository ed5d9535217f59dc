import { z } from "zod";
import { accents } from "../theme";
import { type Kind, kinds, type Records, references } from "./records";
import { TITLE_LENGTH } from "./route";
import { SECTION_KINDS } from "./sections";
import { titleWithFirm } from "./title";

/**
 * Checks each record by its schema, and all records together. Reads only its arguments, so that set-up can check
 * changed records before it writes them (tools/setup).
 *
 * @param accentNames The names of the theme's accents.
 * @param read Returns the source of a file such as "content/team.ts", for line numbers in messages.
 * @returns One line for each fault, with file, record and field. Image files are checked later (export/images.ts).
 */
export function checkContent(
  records: Records,
  accentNames: readonly string[] = accents,
  read: (file: string) => string = () => "",
): string[] {
  // Stop after the first stage with faults, because later stages would only report their consequences.
  const fieldFaults = findFieldFaults(records);
  if (fieldFaults.length > 0) return fieldFaults;
  const repeatedIds = findRepeatedIds(records, read);
  if (repeatedIds.length > 0) return repeatedIds;
  const referenceFaults = [...findDanglingIds(records), ...findUnknownAccents(records, accentNames)];
  if (referenceFaults.length > 0) return referenceFaults;
  const pages = canonicalPages(records);
  return [
    ...findRepeated("routes", records.routes, "path"),
    // A page at a second address, such as /home, has the title and description of the first one.
    ...findRepeated("routes", pages, "title"),
    ...findRepeated("routes", pages, "description"),
    ...findLongTitles(records),
    ...findRepeatedLinkNames(records),
    ...findSectionFaults(records),
    ...findStepFaults(records),
    ...findPlanFaults(records),
    ...findMonthFaults(records),
  ];
}

/** Returns the pages without second addresses of a page. */
function canonicalPages({ routes }: Pick<Records, "routes">) {
  return routes.filter(({ path, canonical }) => path === canonical);
}

/** Formats the line that reports a fault. */
export function fault(kind: Kind, record: string, field: string, expected: string, found: string): string {
  return `content/${kind}.ts: ${record}: ${field}: expected ${expected}; found ${found}`;
}

/** Checks each record by its schema. */
function findFieldFaults(records: Records): string[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    records[kind].flatMap((record, index) =>
      (kinds[kind].safeParse(record).error?.issues ?? []).map((issue) => {
        const path = [...issue.path, ...("keys" in issue ? issue.keys.slice(0, 1) : [])];
        const found = path.reduce<unknown>((value, key) => Object(value)[key], record);
        return fault(kind, nameOf(record, index), z.core.toDotPath(path), issue.message, formatValue(found));
      }),
    ),
  );
}

/** Formats a value for a message, truncated to a readable length. */
function formatValue(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}

function nameOf(record: object, index: number): string {
  const label: unknown = Reflect.get(record, "id") ?? Reflect.get(record, "name");
  return typeof label === "string" && label.trim() !== "" ? label : `record ${index + 1}`;
}

/** Finds records of one kind with the same id, with their lines in the file. */
function findRepeatedIds({ site: _, ...lists }: Records, read: (file: string) => string): string[] {
  return Object.entries(lists).flatMap(([kind, list]) => {
    const ids = idsOf(list);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => {
      const lines = read(`content/${kind}.ts`)
        .split("\n")
        .flatMap((line, index) => (new RegExp(`\\bid: ["']${id}["']`).test(line) ? [index + 1] : []));
      const count = ids.filter((other) => other === id).length;
      const where = lines.length === count ? `, in lines ${lines.join(" and ")}` : "";
      return fault(kind as Kind, id, "id", "an id that no other record in the file has", `it ${count} times${where}`);
    });
  });
}

/** Finds records that have the same value in a field. */
function findRepeated(kind: Kind, list: readonly object[], field: string): string[] {
  const values = list.map((record) => Reflect.get(record, field));
  return list.flatMap((record, index) => {
    if (values.indexOf(values[index]) === index) return [];
    return fault(
      kind,
      nameOf(record, index),
      field,
      "what no other record in the file has",
      formatValue(values[index]),
    );
  });
}

/** Finds ids that do not belong to any record. */
function findDanglingIds(records: Records): string[] {
  const paths = records.routes.map(({ path }) => path);
  return [
    ...references.flatMap(([kind, field, to]) => {
      const ids = idsOf(records[to]);
      return records[kind].flatMap((record, index) =>
        valuesAt(record, field)
          .filter(({ value }) => !ids.includes(String(value)))
          .map(({ value, at }) => fault(kind, nameOf(record, index), at, oneOf(ids, to), formatValue(value))),
      );
    }),
    ...records.routes
      .filter(({ canonical }) => !paths.includes(canonical))
      .map(({ id, canonical }) => fault("routes", id, "canonical", "the path of a page", formatValue(canonical))),
  ];
}

function findUnknownAccents({ routes, services }: Records, names: readonly string[]): string[] {
  const expected = `one of ${names.map((name) => JSON.stringify(name)).join(", ")}`;
  return [
    ...routes.map(({ id, accent }) => ({ kind: "routes" as const, id, field: "accent", accent })),
    ...services.map(({ id, colour }) => ({ kind: "services" as const, id, field: "colour", accent: colour })),
  ]
    .filter(({ accent }) => !names.includes(accent))
    .map(({ kind, id, field, accent }) => fault(kind, id, field, expected, formatValue(accent)));
}

function idsOf(list: readonly object[]): string[] {
  return list.map((record) => String(Reflect.get(record, "id")));
}

function oneOf(ids: readonly string[], kind: Kind): string {
  if (ids.length === 0) return `an id of content/${kind}.ts, which has no records`;
  return `one of ${ids.map((id) => JSON.stringify(id)).join(", ")}`;
}

/**
 * Returns all values at a path, each with its own path such as "others.months[0].channelIds[1]". Empty if a part of the
 * path is absent.
 *
 * @param field A path such as "others.months[].channelIds[]".
 */
export function valuesAt(record: object, field: string): { value: unknown; at: string }[] {
  const steps = field.replaceAll("[]", ".[]").split(".");
  const found = steps.reduce<{ value: unknown; at: string }[]>(
    (all, step) =>
      all.flatMap(({ value, at }) => {
        if (step !== "[]") return { value: Object(value)[step], at: at ? `${at}.${step}` : step };
        return Array.isArray(value) ? value.map((entry, index) => ({ value: entry, at: `${at}[${index}]` })) : [];
      }),
    [{ value: record, at: "" }],
  );
  return found.filter(({ value }) => value !== undefined);
}

/** Finds titles that search results would truncate. */
function findLongTitles({ routes, site }: Records): string[] {
  const firm = site[0]?.shortName ?? site[0]?.name ?? "";
  const expected = `at most ${TITLE_LENGTH} characters together with the firm's name (shortName in site.ts)`;
  return routes
    .filter((page) => titleWithFirm(page, firm).length > TITLE_LENGTH)
    .map((page) => fault("routes", page.id, "title", expected, formatValue(page.title)));
}

/** Finds links with the same name. In a screen reader's list of links, only the names distinguish them. */
function findRepeatedLinkNames(records: Records): string[] {
  const [site] = records.site;
  const labels = [
    ...canonicalPages(records).map(({ id, navLabel }) => ({
      kind: "routes" as const,
      id,
      field: "navLabel",
      label: navLabel,
    })),
    ...(site?.social ?? []).map(({ label }, index) => {
      return { kind: "site" as const, id: site?.name ?? "", field: `social[${index}].label`, label };
    }),
    // The link to a profile has the person's name.
    ...records.team
      .filter(({ profileUrl }) => profileUrl)
      .map(({ id, name }) => ({ kind: "team" as const, id, field: "name", label: name })),
  ];
  return labels.flatMap(({ kind, id, field, label }, index) => {
    const first = labels.slice(0, index).find((entry) => entry.label === label);
    if (!first) return [];
    const expected = `another name than ${first.field} of ${first.id} (content/${first.kind}.ts), since both are the names of links`;
    return fault(kind, id, field, expected, formatValue(label));
  });
}

/** Finds pages that have a section of a kind but no record of it, and records that no page shows. */
function findSectionFaults({ routes, ...lists }: Records): string[] {
  return SECTION_KINDS.flatMap((kind) => {
    const pages = canonicalPages({ routes })
      .filter(({ sections }) => sections.includes(kind))
      .map(({ id }) => id);
    const records: readonly { id: string; page?: string }[] = lists[kind];
    return [
      ...pages
        .filter((id) => !records.some(({ page = id }) => page === id))
        .map((id) => {
          const expected = `at least one record for ${id}, which shows them; or take "${kind}" out of its sections (content/routes.ts), and the section out of the page`;
          return fault(kind, "all", "page", expected, "none");
        }),
      ...records
        .filter(({ page = pages[0] }) => !page || !pages.includes(page))
        .map(({ id, page }) => {
          const expected = pages.length > 0 ? pages.join(", ") : "none has; take the record out, or give it to a page";
          return fault(kind, id, "page", `a page that has "${kind}" in its sections: ${expected}`, formatValue(page));
        }),
    ];
  });
}

function findStepFaults({ process }: Records): string[] {
  return process.flatMap(({ id, page, step }, index) => {
    const place = process.slice(0, index + 1).filter((entry) => entry.page === page).length;
    const expected = `${place}, as the steps of ${page} count from 1 in order`;
    return step === place ? [] : [fault("process", id, "step", expected, formatValue(step))];
  });
}

function findPlanFaults({ plans }: Records): string[] {
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.id);
  return popular.length < 2 ? [] : [fault("plans", "all", "popular", "true in one plan at most", popular.join(", "))];
}

/** Reports months after the first, because only one is allowed, and a month's channels that have no `orderValue`. */
function findMonthFaults({ months, channels }: Records): string[] {
  const fields = references.flatMap(([kind, field, to]) => (kind === "months" && to === "channels" ? [field] : []));
  const idsWithoutOrderValue = channels.filter(({ month }) => !month?.orderValue).map(({ id }) => id);
  return [
    ...months.slice(1).map(({ id }) => fault("months", id, "id", "one month at most", "another")),
    ...months.flatMap((month) =>
      fields.flatMap((field) =>
        valuesAt(month, field)
          .filter(({ value }) => idsWithoutOrderValue.includes(String(value)))
          .map(({ value, at }) =>
            fault(
              "months",
              month.id,
              at,
              "a channel whose month has an orderValue (content/channels.ts)",
              formatValue(value),
            ),
          ),
      ),
    ),
  ];
}
