import { expect, test } from "@playwright/test";
import { measureEm } from "@/lib/outlines";
import { fitWords } from "./fit-words";

/** Returns the width, in em, of the class for a title. 0 if it has no class. */
const measureLine = (title: string) => Number(fitWords(title).replace("word-", ""));

test("limits the size of a heading by its longest word, not by its length", () => {
  expect(measureLine("We do it all for you")).toBe(0);
  expect(measureLine("Automatizācija")).toBeGreaterThan(6);
  expect(measureLine("All of it: automatizācija")).toBeLessThanOrEqual(measureLine("Automatizācija"));
  expect(measureLine("Rekrutteringsrådgivning")).toBeGreaterThan(measureLine("Automatizācija"));
});

test("treats words joined by a non-breaking space as one, and a hyphen as the end of a word", () => {
  expect(measureLine("Lapa nav\u00a0atrasta")).toBeGreaterThan(measureLine("Lapa nav atrasta"));
  expect(measureLine("Rekrutterings-rådgivning")).toBeLessThan(measureLine("Rekrutteringsrådgivning"));
});

test("leaves a single word room for a wider font, but not words that may break between them", () => {
  const word = "Automatizācija";
  expect(measureLine(word)).toBeGreaterThanOrEqual(1.2 * measureEm(word, "display", 800));
  const joined = "from\u00a0one\u00a0small\u00a0team";
  expect(measureLine(joined)).toBe(Math.ceil(measureEm(joined, "display", 800)));
});

test("limits the width, so that no word becomes too small to read", () => {
  expect(measureLine("x".repeat(200))).toBe(24);
});
