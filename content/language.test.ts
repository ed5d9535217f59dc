import { expect, test } from "@playwright/test";
import * as by from "./language";

/** Returns rules without spelled numbers and without `keptWithNext`, unless `own` sets them. */
function rulesOf(language: string, own: Partial<by.LanguageRules> = {}): by.LanguageRules {
  return { language, numbers: {}, keptWithNext: "", currency: "EUR", ...own };
}

const ENGLISH = rulesOf("en-US", { numbers: { 1: "one", 2: "two" }, keptWithNext: "a the of", currency: "USD" });
const LATVIAN = rulesOf("lv");
const POLISH = rulesOf("pl", { currency: "PLN" });
const TURKISH = rulesOf("tr", { currency: "TRY" });

/** Replaces no-break spaces with plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("spells the listed numbers and writes others in digits", () => {
  expect(by.spellNumber(2, ENGLISH)).toBe("two");
  expect(by.spellNumber(2700, ENGLISH)).toBe("2,700");
  expect(by.spellNumber(2, POLISH)).toBe("2");
});

test("uses the plural form that the language needs", () => {
  const system = { one: "system", other: "systems" };
  expect([1, 2].map((count) => by.pluralize(count, system, ENGLISH))).toEqual(["one system", "two systems"]);
  const osoba = { one: "osoba", few: "osoby", many: "osób", other: "osoby" };
  expect([1, 3, 5, 22, 25].map((count) => by.pluralize(count, osoba, POLISH))).toEqual([
    "1 osoba",
    "3 osoby",
    "5 osób",
    "22 osoby",
    "25 osób",
  ]);
  const solis = { zero: "soļu", one: "solis", other: "soļi" };
  expect([1, 4, 10, 21].map((count) => by.pluralize(count, solis, LATVIAN))).toEqual([
    "1 solis",
    "4 soļi",
    "10 soļu",
    "21 solis",
  ]);
  expect(by.pluralize(10, { one: "solis", other: "soļi" }, LATVIAN), "a form that is left out").toBe("10 soļi");
});

test("writes amounts and ranges as the language does", () => {
  expect(by.formatRange(5, 5, ENGLISH)).toBe("5");
  expect(by.formatMoney(2700, 5400, ENGLISH)).toBe("$2,700–5,400");
  expect(plain(by.formatMoney(24_000, 24_000, LATVIAN))).toBe("24 000 €");
  expect(plain(by.formatMoney(24_000, 36_000, POLISH))).toBe("24 000–36 000 zł");
  expect(by.formatMoney(24_000, 24_000, TURKISH)).toBe("₺24.000");
  expect(plain(by.formatMoney(2700, 2700, rulesOf("da", { currency: "DKK" })))).toBe("2.700 kr.");
});

test("refuses a currency that is not a code", () => {
  expect(() => by.formatMoney(1, 1, rulesOf("lv", { currency: "euro" }))).toThrow(
    'content/words.ts: currency: expected a code of three capital letters, such as EUR; found "euro"',
  );
});

test("falls back to English for an invalid language", () => {
  expect(by.formatMoney(2700, 2700, rulesOf("en_US"))).toBe("€2,700");
  expect(by.capitalize("iki", rulesOf("not a language"))).toBe("Iki");
});

test("changes only the first letter, by the rules of the language", () => {
  expect(by.capitalize("five people", ENGLISH)).toBe("Five people");
  expect(by.capitalize("iki kişi", TURKISH)).toBe("İki kişi");
  expect(by.capitalize("ķīmija", LATVIAN)).toBe("Ķīmija");
  expect(by.capitalize("44 days", ENGLISH)).toBe("44 days");
  expect(by.decapitalize("Backend engineer", ENGLISH)).toBe("backend engineer");
  expect(by.decapitalize("HR", ENGLISH)).toBe("HR");
  expect(by.decapitalize("İnşaat", TURKISH)).toBe("inşaat");
  expect(by.decapitalize("Logistik", rulesOf("de-CH"))).toBe("Logistik");
});

test("keeps short words with the next one in titles, and single letters in every language", () => {
  expect(by.preventTitleWidows("The price of a tool", ENGLISH)).toBe("The\u00a0price of\u00a0a\u00a0tool");
  expect(by.preventTitleWidows("Ludzie i systemy w Łodzi", POLISH)).toBe("Ludzie i\u00a0systemy w\u00a0Łodzi");
});

test("keeps the end of a quote on one line only if it is short", () => {
  expect(by.formatQuote("They build what a small firm needs.", ENGLISH)).toBe(
    "“They build what a\u00a0small firm\u00a0needs.”",
  );
  expect(by.formatQuote("Vždy nám poradil nejspolehlivější člověk.", rulesOf("cs"))).toBe(
    "„Vždy nám poradil nejspolehlivější člověk.“",
  );
  expect(by.formatQuote("Now I see it in an hour.", ENGLISH)).toBe("“Now I\u00a0see it\u00a0in\u00a0an\u00a0hour.”");
});

test("uses the language's quotation marks", () => {
  expect(by.formatQuote("Yes", ENGLISH)).toBe("“Yes”");
  expect(by.formatQuote("Tak", POLISH)).toBe("„Tak”");
  expect(by.formatQuote("Jā", LATVIAN)).toBe("„Jā”");
  expect(by.formatQuote("Ja", rulesOf("da"))).toBe("»Ja«");
  expect(by.formatQuote("Ja", rulesOf("de-CH"))).toBe("„Ja“");
});
