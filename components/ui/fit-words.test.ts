import { expect, test } from "@playwright/test";
import { fitWords } from "./fit-words";

/** How many em wide the longest word is taken to be; 0, where any size will do. */
const widthIn = (title: string) => Number(fitWords(title).replace("word-", ""));

test("caps the size of a heading by its longest word, not by its length", () => {
  expect(widthIn("We do it all for you")).toBe(0);
  expect(widthIn("Automatizācija")).toBeGreaterThan(6);
  expect(widthIn("All of it: automatizācija")).toBeLessThanOrEqual(widthIn("Automatizācija"));
  expect(widthIn("Rekrutteringsrådgivning")).toBeGreaterThan(widthIn("Automatizācija"));
});

test("counts words that never part as one, and a hyphen as the end of a word", () => {
  expect(widthIn("Lapa nav\u00a0atrasta")).toBeGreaterThan(widthIn("Lapa nav atrasta"));
  expect(widthIn("Rekrutterings-rådgivning")).toBeLessThan(widthIn("Rekrutteringsrådgivning"));
});

test("stops where a word would be too small to read", () => {
  expect(widthIn("x".repeat(200))).toBe(24);
});
