/** Formats numbers, plurals, money, quotes and titles by a language's rules. The firm's own rules are in words.ts. */

export interface LanguageRules {
  /** The tag of the language, such as "en-US". */
  language: string;
  /** Numbers that sentences spell in words. */
  numbers: Readonly<Record<number, string>>;
  /** Words, separated by spaces, after which no line of a title ends. */
  keptWithNext: string;
  /** An ISO 4217 code. */
  currency: string;
}

/** A noun's plural forms, by the names of Intl.PluralRules. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Quotation marks by language. Other languages use “ and ”. */
const QUOTATION_MARKS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  bg: ["„", "“"],
  cs: ["„", "“"],
  da: ["»", "«"],
  de: ["„", "“"],
  el: ["«", "»"],
  et: ["„", "“"],
  fi: ["”", "”"],
  fr: ["«\u00a0", "\u00a0»"],
  hr: ["„", "“"],
  hu: ["„", "”"],
  it: ["«", "»"],
  lt: ["„", "“"],
  lv: ["„", "”"],
  nb: ["«", "»"],
  pl: ["„", "”"],
  ro: ["„", "”"],
  ru: ["«", "»"],
  sk: ["„", "“"],
  sl: ["„", "“"],
  sv: ["”", "”"],
  uk: ["«", "»"],
};

/** @returns the tag, or "en" if it is invalid, so that the content check can report it (schema/fields.ts). */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}

/** The language without its region: "en" for "en-US". */
function baseOf(language: string): string {
  return language.split("-")[0] ?? "";
}

/** @returns a number with the language's own separators: 2700 gives "2,700", in Danish "2.700". */
export function formatNumber(value: number, { language }: LanguageRules): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** @returns a whole number as a sentence writes it: 5 gives "five", 34 gives "34". */
export function spellNumber(count: number, rules: LanguageRules): string {
  return rules.numbers[count] ?? formatNumber(count, rules);
}

/**
 * @param count A whole number.
 * @param forms `other` replaces a missing form.
 * @returns the spelled number and the noun: "one system", "five systems".
 */
export function pluralize(count: number, forms: PluralForms, rules: LanguageRules): string {
  const form = new Intl.PluralRules(localeOf(rules.language)).select(count);
  return `${spellNumber(count, rules)} ${forms[form] ?? forms.other}`;
}

/** @returns a range, or one number if both are equal: "5–7", "5". */
export function formatRange(least: number, most: number, rules: LanguageRules): string {
  return [...new Set([least, most])].map((number) => formatNumber(number, rules)).join("–");
}

/**
 * @param least An amount in whole units of the currency.
 * @param most The upper end, if it is a range.
 * @returns the amount as the language writes it: "$2,700–5,400", in Latvian with euros "2700–5400 €".
 * @throws Error if the currency is not a currency code.
 */
export function formatMoney(least: number, most: number, rules: LanguageRules): string {
  const { language, currency } = rules;
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new Error(
      `content/words.ts: currency: expected a code of three capital letters, such as EUR; found "${currency}"`,
    );
  }
  const format = new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  // Takes the format of a single amount, and puts the range in place of its digits.
  const parts = format.formatToParts(0);
  return parts.map(({ type, value }) => (type === "integer" ? formatRange(least, most, rules) : value)).join("");
}

/** @returns words with a capital first letter: "five people" gives "Five people", in Turkish "iki" gives "İki". */
export function capitalize(words: string, { language }: LanguageRules): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(localeOf(language)));
}

/**
 * @returns a text with a small first letter, for the middle of a sentence: "Backend engineer" gives "backend engineer".
 *   Abbreviations ("HR") and German, which capitalizes its nouns, stay as they are.
 */
export function decapitalize(words: string, { language }: LanguageRules): string {
  if (baseOf(language) === "de") return words;
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(localeOf(language)));
}

/** @returns a title in which no line ends with a single letter or a word of `keptWithNext`. */
export function preventTitleWidows(title: string, { keptWithNext }: LanguageRules): string {
  const kept = ["\\p{L}", ...keptWithNext.split(" ").filter(Boolean)].join("|");
  return title.replaceAll(new RegExp(`(?<=(?:^|[ \u00a0])(?:${kept})) `, "giu"), "\u00a0");
}

/** The end of a quote that stays on one line, in characters: more may be wider than the column of a leaflet. */
const QUOTE_END = /(?<=^|\s)\S.{0,15}$/;

/**
 * @returns a quote in quotation marks. No line ends with a single letter, and the last line is never a single short word,
 *   unless the word before it is long.
 */
export function formatQuote(words: string, { language }: LanguageRules): string {
  const [open, close] = QUOTATION_MARKS[baseOf(language)] ?? ["“", "”"];
  const kept = words.replaceAll(/(?<= \p{L}) /gu, "\u00a0").replace(QUOTE_END, (end) => end.replaceAll(" ", "\u00a0"));
  return `${open}${kept}${close}`;
}
