import { expect, test } from "@playwright/test";
import { advanceOf } from "@/lib/outlines";
import { fitWords } from "./fit-words";

/** Returns the width, in em, that the class of a title stands for. 0 without a class. */
const widthOf = (title: string) => Number(fitWords(title).replace("word-", ""));

test("caps the size of a heading by its longest word, not by its length", () => {
  expect(widthOf("We do it all for you")).toBe(0);
  expect(widthOf("Automatizācija")).toBeGreaterThan(6);
  expect(widthOf("All of it: automatizācija")).toBeLessThanOrEqual(widthOf("Automatizācija"));
  expect(widthOf("Rekrutteringsrådgivning")).toBeGreaterThan(widthOf("Automatizācija"));
});

test("treats words joined by a non-breaking space as one, and a hyphen as the end of a word", () => {
  expect(widthOf("Lapa nav\u00a0atrasta")).toBeGreaterThan(widthOf("Lapa nav atrasta"));
  expect(widthOf("Rekrutterings-rådgivning")).toBeLessThan(widthOf("Rekrutteringsrådgivning"));
});

test("leaves a single word room for a wider font, but not words that may break between them", () => {
  const word = "Automatizācija";
  expect(widthOf(word)).toBeGreaterThanOrEqual(1.2 * advanceOf(word, "display", 800));
  const joined = "from\u00a0one\u00a0small\u00a0team";
  expect(widthOf(joined)).toBe(Math.ceil(advanceOf(joined, "display", 800)));
});

test("limits the width, so that no word becomes too small to read", () => {
  expect(widthOf("x".repeat(200))).toBe(24);
});
