/** How a language counts, writes numbers and money, quotes and breaks titles. What a firm chooses of it is in words.ts. */

export interface LanguageRules {
  /** The tag of the language, such as "en-US". */
  language: string;
  /** Numbers as sentences spell them. */
  numbers: Readonly<Record<number, string>>;
  /** Words after which no line of a title ends, with spaces between them. */
  keptWithNext: string;
  /** An ISO 4217 code. */
  currency: string;
}

/** A noun in the plural forms of its language, by the names of Intl.PluralRules. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Quotation marks by language; any other has “ and ”. */
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

/** @returns the tag, or English for one that is none: the content check says so in its own words (schema/fields.ts). */
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

/** @returns a whole number as a sentence has it: 5 gives "five", 34 gives "34". */
export function spellNumber(count: number, rules: LanguageRules): string {
  return rules.numbers[count] ?? formatNumber(count, rules);
}

/**
 * @param count How many there are, a whole number.
 * @param forms `other` stands for a form that is left out.
 * @returns the number as a sentence spells it, and the noun: "one system", "five systems".
 */
export function pluralize(count: number, forms: PluralForms, rules: LanguageRules): string {
  const form = new Intl.PluralRules(localeOf(rules.language)).select(count);
  return `${spellNumber(count, rules)} ${forms[form] ?? forms.other}`;
}

/** @returns from what to what, or one number where both are the same: "5–7", "5". */
export function formatRange(least: number, most: number, rules: LanguageRules): string {
  return [...new Set([least, most])].map((number) => formatNumber(number, rules)).join("–");
}

/**
 * @param least An amount in whole units of the currency.
 * @param most The upper end, if it is a range.
 * @returns the amount as the language writes it: "$2,700–5,400", in Latvian with euros "2700–5400 €".
 * @throws Error if the currency is no currency code.
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
  // The pattern of one amount, with the range in the place of its digits.
  const parts = format.formatToParts(0);
  return parts.map(({ type, value }) => (type === "integer" ? formatRange(least, most, rules) : value)).join("");
}

/** @returns words as a sentence begins with them: "five people" gives "Five people", in Turkish "iki" gives "İki". */
export function capitalize(words: string, { language }: LanguageRules): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(localeOf(language)));
}

/**
 * @returns words as they stand within a sentence: "Backend engineer" gives "backend engineer". Abbreviations ("HR") stay
 *   as they are, and so does German, which capitalizes its nouns.
 */
export function decapitalize(words: string, { language }: LanguageRules): string {
  if (baseOf(language) === "de") return words;
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(localeOf(language)));
}

/** @returns a title of which no line ends on a word that belongs to the next: one of a single letter, or of the list. */
export function preventTitleWidows(title: string, { keptWithNext }: LanguageRules): string {
  const kept = ["\\p{L}", ...keptWithNext.split(" ").filter(Boolean)].join("|");
  return title.replaceAll(new RegExp(`(?<=(?:^|[ \u00a0])(?:${kept})) `, "giu"), "\u00a0");
}

/** @returns what somebody has said, in quotation marks. A single letter stays with the next word; the last line is never short. */
export function formatQuote(words: string, { language }: LanguageRules): string {
  const [open, close] = QUOTATION_MARKS[baseOf(language)] ?? ["“", "”"];
  const kept = words.replaceAll(/(?<= \p{L}) /gu, "\u00a0").replaceAll(/ (?=\S*$|.{0,12}$)/g, "\u00a0");
  return `${open}${kept}${close}`;
}
