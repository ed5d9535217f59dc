import { expect, test } from "@playwright/test";
import * as language from "./language";

/** Returns rules without spelled numbers and without `keptWithNext`, unless `own` sets them. */
function rulesOf(language: string, own: Partial<language.LanguageRules> = {}): language.LanguageRules {
  return { language, numbers: {}, keptWithNext: "", currency: "EUR", ...own };
}

const ENGLISH = rulesOf("en-US", { numbers: { 1: "one", 2: "two" }, keptWithNext: "a the of", currency: "USD" });
const LATVIAN = rulesOf("lv");
const POLISH = rulesOf("pl", { currency: "PLN" });
const TURKISH = rulesOf("tr", { currency: "TRY" });

/** Replaces no-break spaces with plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("spells the listed numbers and writes others in digits", () => {
  expect(language.spellNumber(2, ENGLISH)).toBe("two");
  expect(language.spellNumber(2700, ENGLISH)).toBe("2,700");
  expect(language.spellNumber(2, POLISH)).toBe("2");
});

test("uses the plural form that the language requires", () => {
  const system = { one: "system", other: "systems" };
  expect([1, 2].map((count) => language.pluralize(count, system, ENGLISH))).toEqual(["one system", "two systems"]);
  const osoba = { one: "osoba", few: "osoby", many: "osób", other: "osoby" };
  expect([1, 3, 5, 22, 25].map((count) => language.pluralize(count, osoba, POLISH))).toEqual([
    "1 osoba",
    "3 osoby",
    "5 osób",
    "22 osoby",
    "25 osób",
  ]);
  const solis = { zero: "soļu", one: "solis", other: "soļi" };
  expect([1, 4, 10, 21].map((count) => language.pluralize(count, solis, LATVIAN))).toEqual([
    "1 solis",
    "4 soļi",
    "10 soļu",
    "21 solis",
  ]);
  expect(language.pluralize(10, { one: "solis", other: "soļi" }, LATVIAN), "a form that is left out").toBe("10 soļi");
});

test("formats amounts and ranges by the rules of the language", () => {
  expect(language.formatRange(5, 5, ENGLISH)).toBe("5");
  expect(language.formatMoney(2700, 5400, ENGLISH)).toBe("$2,700–5,400");
  expect(plain(language.formatMoney(24_000, 24_000, LATVIAN))).toBe("24 000 €");
  expect(plain(language.formatMoney(24_000, 36_000, POLISH))).toBe("24 000–36 000 zł");
  expect(language.formatMoney(24_000, 24_000, TURKISH)).toBe("₺24.000");
  expect(plain(language.formatMoney(2700, 2700, rulesOf("da", { currency: "DKK" })))).toBe("2.700 kr.");
});

test("refuses a currency that is not a code", () => {
  expect(() => language.formatMoney(1, 1, rulesOf("lv", { currency: "euro" }))).toThrow(
    'content/words.ts: currency: expected a code of three capital letters, such as EUR; found "euro"',
  );
});

test("falls back to English for an invalid language", () => {
  expect(language.formatMoney(2700, 2700, rulesOf("en_US"))).toBe("€2,700");
  expect(language.capitalize("iki", rulesOf("not a language"))).toBe("Iki");
});

test("changes only the first letter, by the rules of the language", () => {
  expect(language.capitalize("five people", ENGLISH)).toBe("Five people");
  expect(language.capitalize("iki kişi", TURKISH)).toBe("İki kişi");
  expect(language.capitalize("ķīmija", LATVIAN)).toBe("Ķīmija");
  expect(language.capitalize("44 days", ENGLISH)).toBe("44 days");
  expect(language.decapitalize("Backend engineer", ENGLISH)).toBe("backend engineer");
  expect(language.decapitalize("HR", ENGLISH)).toBe("HR");
  expect(language.decapitalize("İnşaat", TURKISH)).toBe("inşaat");
  expect(language.decapitalize("Logistik", rulesOf("de-CH"))).toBe("Logistik");
});

test("keeps short words, and in every language single letters, on one line with the next word of a title", () => {
  expect(language.preventTitleWidows("The price of a tool", ENGLISH)).toBe("The\u00a0price of\u00a0a\u00a0tool");
  expect(language.preventTitleWidows("Ludzie i systemy w Łodzi", POLISH)).toBe("Ludzie i\u00a0systemy w\u00a0Łodzi");
});

test("keeps the end of a quote on one line only if it is short", () => {
  expect(language.formatQuote("They build what a small firm needs.", ENGLISH)).toBe(
    "“They build what a\u00a0small firm\u00a0needs.”",
  );
  expect(language.formatQuote("Vždy nám poradil nejspolehlivější člověk.", rulesOf("cs"))).toBe(
    "„Vždy nám poradil nejspolehlivější člověk.“",
  );
  expect(language.formatQuote("Now I see it in an hour.", ENGLISH)).toBe(
    "“Now I\u00a0see it\u00a0in\u00a0an\u00a0hour.”",
  );
});

test("uses the language's quotation marks", () => {
  expect(language.formatQuote("Yes", ENGLISH)).toBe("“Yes”");
  expect(language.formatQuote("Tak", POLISH)).toBe("„Tak”");
  expect(language.formatQuote("Jā", LATVIAN)).toBe("„Jā”");
  expect(language.formatQuote("Ja", rulesOf("da"))).toBe("»Ja«");
  expect(language.formatQuote("Ja", rulesOf("de-CH"))).toBe("„Ja“");
});
