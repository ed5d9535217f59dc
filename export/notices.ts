import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localeOf } from "@/content/language";
import type { Records } from "@/content/schema/records";

/** The currency of the sample's amounts. */
const SAMPLE_CURRENCY = "USD";

/** The fields of records that are amounts in whole units of the currency. */
const AMOUNTS: Partial<Record<keyof Records, readonly string[]>> = {
  services: ["price"],
  channels: ["month"],
  months: ["fee"],
  "time-spent": ["hourly"],
};

/**
 * Finds content that is valid but probably wrong.
 *
 * @param records Valid content.
 * @param currency The currency of content/words.ts.
 * @param today A date such as "2026-11-27".
 * @param app The folder of the pages.
 * @returns One line for each finding, with file, record, field and what to do.
 */
export function findNotices(records: Records, currency: string, today: string, app = "app"): string[] {
  return [...findPastDays(records, today), ...findForeignAmounts(records, currency), ...findUnusedKinds(records, app)];
}

function findPastDays({ site }: Records, today: string): string[] {
  return site.flatMap(({ name, workingHours: { closed } }) =>
    closed.flatMap((day) => {
      const isOver = typeof day === "string" && day.length === today.length && day < today;
      if (!isOver) return [];
      return `content/site.ts: ${name}: workingHours.closed: "${day}" is over: remove it. For a holiday on this date every year, write "${day.slice(5)}".`;
    }),
  );
}

/** Finds amounts with the symbol of another currency, and sample amounts that were not converted. */
function findForeignAmounts(records: Records, currency: string): string[] {
  const language = records.site[0]?.language ?? "en";
  const symbols = (["symbol", "narrowSymbol"] as const)
    .flatMap((currencyDisplay) =>
      new Intl.NumberFormat(localeOf(language), { style: "currency", currency, currencyDisplay }).formatToParts(0),
    )
    .flatMap(({ type, value }) => (type === "currency" ? value : []))
    .join("");
  const notices: string[] = [];
  const samples: string[] = [];
  for (const [kind, list] of Object.entries(records) as [keyof Records, readonly object[]][]) {
    for (const record of list) {
      const id = String(Reflect.get(record, "id") ?? Reflect.get(record, "name"));
      for (const [field, text] of listTexts(record)) {
        if ([...text.matchAll(/\p{Sc}/gu)].some(([sign]) => !symbols.includes(sign)))
          notices.push(
            `content/${kind}.ts: ${id}: ${field}: "${text}" is not in ${currency}, the currency of content/words.ts: convert it.`,
          );
      }
      const hasAmount = AMOUNTS[kind]?.some(
        (field) => typeof Reflect.get(record, field) !== "string" && field in record,
      );
      if (currency !== SAMPLE_CURRENCY && hasAmount && Reflect.get(record, "sample")) samples.push(`${kind}.ts: ${id}`);
    }
  }
  if (samples.length > 0)
    notices.push(
      `content/words.ts: currency: ${currency}, but the amounts of these samples are ${SAMPLE_CURRENCY} and now read as ` +
        `${currency}: ${samples.join(", ")}. Convert them.`,
    );
  return notices;
}

/** Returns every text of a record, with its field. */
function listTexts(value: unknown, field = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[field, value]];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    listTexts(inner, isList ? `${field}[${key}]` : [field, key].filter(Boolean).join(".")),
  );
}

/** Finds sections of a route whose records its page does not import. */
function findUnusedKinds({ routes }: Records, app: string): string[] {
  return routes
    .filter(({ path, canonical }) => path === canonical)
    .flatMap(({ id, path, sections }) => {
      const folder = join(app, path);
      const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.tsx?$/.test(name)) : [];
      const source = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
      return sections
        .filter((kind) => !source.includes(`content/${kind}"`))
        .map(
          (kind) =>
            `content/routes.ts: ${id}: sections: lists "${kind}", but ${join(folder, "page.tsx")} shows no records of content/${kind}.ts: ` +
            `add the section, or remove "${kind}" from sections.`,
        );
    });
}
