/** The questions of set-up, and the conversion of answers to values of records. */
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { extname } from "node:path";
import { parse } from "culori";
import type { z } from "zod";
import { site as schema } from "@/content/schema/site";
import { findOtherFormat, readSvg } from "@/lib/svg";

export interface Question {
  flag: string;
  ask: string;
  /** The field of content/site.ts that gets the answer. */
  field?: string;
  /** Converts the typed answer to the value of a record. `country` is a code of two letters. */
  normalize?: (answer: string, country: string) => string;
  /** If the answer is invalid, returns the expected and the actual value. */
  findFault: (answer: string) => string | undefined;
}

/** The questions, in the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  siteQuestion("name", "name", "The firm’s name"),
  siteQuestion("short-name", "shortName", "Its name where there is little room, if shorter"),
  siteQuestion("legal-name", "legalName", "Its legal name"),
  siteQuestion("url", "url", "The address that the site will have", (url) => url.replace(/\/+$/, "")),
  siteQuestion("email", "email", "The mail address that visitors write to"),
  siteQuestion("place", "address.locality", "The town"),
  siteQuestion("region", "address.region", "The state or region, if addresses name it"),
  siteQuestion("country", "address.country", "The country, in two letters", (country) => country.toUpperCase()),
  siteQuestion("phone", "phone", "The telephone number", normalizePhone),
  siteQuestion("time-zone", "workingHours.timeZone", "The time zone, such as Europe/Riga"),
  siteQuestion("start", "workingHours.start", "Consultations from, such as 09:00", normalizeTime),
  siteQuestion("end", "workingHours.end", "Consultations until", normalizeTime),
  siteQuestion("calendar", "bookingUrl", "The calendar’s address; empty for the site’s own scheduling page"),
  siteQuestion("language", "language", "The language of the site, such as en-US or lv", normalizeLanguage),
  {
    flag: "color",
    ask: "One to four colors, with commas between",
    normalize: (answer) => splitColors(answer).join(", "),
    findFault: findColorFault,
  },
  {
    flag: "logo",
    ask: "The logo, an SVG file; empty keeps the mark that is there",
    normalize: normalizePath,
    findFault: findLogoFault,
  },
];

/** Converts an answer to the value of a record. */
export function normalizeAnswer({ normalize = (answer) => answer }: Question, answer = "", country = ""): string {
  return normalize(answer.trim(), country);
}

/** Creates a question about a field of content/site.ts. The field's schema checks the answer. */
function siteQuestion(flag: string, field: string, ask: string, normalize?: Question["normalize"]): Question {
  const rule = schemaOf(field);
  const empty = rule.safeParse(null).success ? null : undefined;
  const findFault = (answer: string) => {
    const fault = rule.safeParse(answer || empty).error?.issues[0]?.message;
    return fault && `expected ${fault}; found "${answer}"`;
  };
  return { flag, field, ask, ...(normalize && { normalize }), findFault };
}

/** Returns the schema of a field of content/site.ts by its path, such as `address.country`. */
export function schemaOf(field: string): z.ZodType {
  return field
    .split(".")
    .reduce<z.ZodType>((of, key) => (of as z.ZodObject<Record<string, z.ZodType>>).shape[key] ?? of, schema);
}

/** Converts "9" to "09:00"; "9:30", "9.30", "9h30" and "9:30 Uhr" to "09:30"; "2 pm" to "14:00". */
function normalizeTime(time: string): string {
  const [, hour, minute = "00", half = ""] = /^(\d{1,2})(?:[:.h](\d\d))?\s*(am|pm|h|uhr)?\.?$/i.exec(time) ?? [];
  if (hour === undefined) return time;
  const hours = /[ap]m/i.test(half) ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** The calling code of each country, and the trunk prefix of its national numbers if it is not 0. */
const CALLING_CODES: Readonly<Record<string, readonly [code: number, trunk?: string]>> = {
  ...{ AT: [43], AU: [61], BE: [32], BG: [359], CH: [41], CY: [357, ""], CZ: [420, ""], DE: [49], DK: [45, ""] },
  ...{ EE: [372, ""], ES: [34, ""], FI: [358], FR: [33], GB: [44], GR: [30, ""], HR: [385], HU: [36, "06"], IE: [353] },
  ...{ IL: [972], IN: [91], IS: [354, ""], IT: [39, ""], JP: [81], LT: [370, "8"], LU: [352, ""], LV: [371, ""] },
  ...{ MT: [356, ""], NL: [31], NO: [47, ""], NZ: [64], PL: [48, ""], PT: [351, ""], RO: [40], RS: [381], SE: [46] },
  ...{ SI: [386], SK: [421], TR: [90], UA: [380], US: [1, "1"], CA: [1, "1"], ZA: [27] },
};

/**
 * Converts "06 72 / 555-123" in Hungary and "0036 72 555-123" to "+36 72 555-123". Does not change a number of another
 * country.
 */
function normalizePhone(typed: string, country: string): string {
  const phone = typed.replaceAll(/\s*[/.]\s*|\s+/g, " ").replace(/^00(?=[1-9])/, "+");
  const [code, trunk = "0"] = CALLING_CODES[country] ?? [];
  if (phone === "" || phone.startsWith("+") || code === undefined) return phone.replace(/\(0\) ?/, "");
  return `+${code} ${phone.replace(/^\((.*?)\)/, "$1").replace(new RegExp(`^${trunk}[ -]?`), "")}`;
}

/** Converts "LV", "lv_LV" and "en-us" to "lv", "lv-LV" and "en-US". */
function normalizeLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0] ?? tag;
  } catch {
    return tag;
  }
}

/** Splits a list at commas, except those in rgb(1, 2, 3). Adds a missing "#" to hexadecimal digits. */
export function splitColors(colors: string): string[] {
  return colors.split(/,(?![^(]*\))/).map((color) => color.trim().replace(/^(?=([\da-f]{3}|[\da-f]{6})$)/i, "#"));
}

function findColorFault(answer: string): string | undefined {
  const colors = splitColors(answer);
  if (colors.length <= 4 && colors.every((color) => parse(color))) return undefined;
  return `expected one to four colors as CSS writes them, such as #0057b8; found ${answer}`;
}

/**
 * Normalizes a pasted path: in quotes, with ~ for the home folder, or with "\ " for a space, as terminals insert
 * dropped files.
 */
function normalizePath(answer: string): string {
  const path = answer.trim().replace(/^(["'])(.*)\1$/, "$2");
  const unescaped = process.platform === "win32" ? path : path.replaceAll("\\ ", " ");
  return unescaped.replace(/^~(?=[/\\])/, homedir());
}

/** Matches common formats of logos other than SVG. */
const OTHER_FORMATS = /^\.(png|jpe?g|gif|webp|avif|tiff?|bmp|pdf|ai|eps)$/i;

function findLogoFault(file: string): string | undefined {
  if (file === "") return undefined;
  if (!existsSync(file)) return `expected an SVG file, found no ${file}`;
  try {
    const isNamedOther = OTHER_FORMATS.test(extname(file)) && !readFileSync(file, "utf8").includes("<svg");
    const format = isNamedOther ? extname(file).slice(1).toUpperCase() : findOtherFormat(file);
    if (format) {
      return `expected an SVG file, found a ${format}: ${file}. The mark is drawn in several sizes and colors: ask whoever designed it for the SVG, or export it as one from the program that it was drawn in`;
    }
    readSvg(file, "mark");
  } catch (error) {
    return (error as Error).message;
  }
}
