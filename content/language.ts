/**
 * Formats numbers, plurals, money, quotes and titles by the rules of a language. The site's own rules are in words.ts.
 */

export interface LanguageRules {
  /** The language tag, such as "en-US". */
  language: string;
  /** The numbers that sentences spell out in words. */
  numbers: Readonly<Record<number, string>>;
  /** Words, separated by spaces, that must not be at the end of a line in a title. */
  keptWithNext: string;
  /** An ISO 4217 code. */
  currency: string;
}

/** A noun's plural forms, by the names of Intl.PluralRules. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Quotation marks by language. All other languages use “ and ”. */
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

/**
 * Returns the language tag, or "en" if the tag is invalid, so that the content check can report it (schema/fields.ts).
 */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}

/** Returns the language without its region: "en" for "en-US". */
function baseOf(language: string): string {
  return language.split("-")[0] ?? "";
}

/** Formats a number with the language's separators: 2700 as "2,700", in Danish as "2.700". */
export function formatNumber(value: number, { language }: LanguageRules): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** Formats a whole number for a sentence: 5 as "five", 34 as "34". */
export function spellNumber(count: number, rules: LanguageRules): string {
  return rules.numbers[count] ?? formatNumber(count, rules);
}

/**
 * Formats a whole number with its noun: "one system", "five systems".
 *
 * @param forms The plural forms of the noun. If a form is missing, `other` is used.
 */
export function pluralize(count: number, forms: PluralForms, rules: LanguageRules): string {
  const form = new Intl.PluralRules(localeOf(rules.language)).select(count);
  return `${spellNumber(count, rules)} ${forms[form] ?? forms.other}`;
}

/** Formats a range, or one number if both ends are equal: "5–7", "5". */
export function formatRange(least: number, most: number, rules: LanguageRules): string {
  return [...new Set([least, most])].map((number) => formatNumber(number, rules)).join("–");
}

/**
 * Formats an amount of money or a range: "$2,700–5,400", in Latvian with euros "2700–5400 €".
 *
 * @param least An amount in whole units of the currency.
 * @param most The upper end, if it is a range.
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
  // Formats a single amount and replaces its digits with the range.
  const parts = format.formatToParts(0);
  return parts.map(({ type, value }) => (type === "integer" ? formatRange(least, most, rules) : value)).join("");
}

/** Capitalizes the first letter: "five people" becomes "Five people", in Turkish "iki" becomes "İki". */
export function capitalize(words: string, { language }: LanguageRules): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(localeOf(language)));
}

/**
 * Puts the first letter in lower case, for the middle of a sentence: "Backend engineer" becomes "backend engineer".
 * Abbreviations ("HR") stay as they are, and so does German, which capitalizes nouns.
 */
export function decapitalize(words: string, { language }: LanguageRules): string {
  if (baseOf(language) === "de") return words;
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(localeOf(language)));
}

/** Prevents lines of a title from ending with a single letter or with a word of `keptWithNext`. */
export function preventTitleWidows(title: string, { keptWithNext }: LanguageRules): string {
  const kept = ["\\p{L}", ...keptWithNext.split(" ").filter(Boolean)].join("|");
  return title.replaceAll(new RegExp(`(?<=(?:^|[ \u00a0])(?:${kept})) `, "giu"), "\u00a0");
}

/**
 * Matches the end of a quote, at most 16 characters, which stays on one line. A longer end might be wider than the
 * column of a phone.
 */
const QUOTE_END = /(?<=^|\s)\S.{0,15}$/;

/**
 * Formats a quote with quotation marks. No line ends with a single letter. The last line is a single short word only if
 * the word before it is long.
 */
export function formatQuote(words: string, { language }: LanguageRules): string {
  const [open, close] = QUOTATION_MARKS[baseOf(language)] ?? ["“", "”"];
  const kept = words.replaceAll(/(?<= \p{L}) /gu, "\u00a0").replace(QUOTE_END, (end) => end.replaceAll(" ", "\u00a0"));
  return `${open}${kept}${close}`;
}
