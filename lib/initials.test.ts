import { expect, test } from "@playwright/test";
import { initials } from "./initials";

test("returns the first letters of the first and last names, in capitals", () => {
  expect(initials("Inès Moreau", "en-US")).toBe("IM");
  expect(initials("  Ana de la Cruz ", "es")).toBe("AC");
  expect(initials("Cher", "en-US")).toBe("C");
  expect(initials("émile Zola", "fr")).toBe("ÉZ");
});

test("capitalizes letters by the rules of the language", () => {
  expect(initials("ilker ışık", "tr")).toBe("İI");
  expect(initials("ilker ışık", "en")).toBe("II");
});

test("ignores additions to a name", () => {
  expect(initials("Maya (she/her)", "en-US")).toBe("M");
  expect(initials("Maya Lindqvist (she/her)", "en-US")).toBe("ML");
  expect(initials("Maya Lindqvist, PhD", "en-US")).toBe("ML");
  expect(initials("Maya “Max” Lindqvist & Co", "en-US")).toBe("MC");
});

test("does not split surrogate pairs or accents, and supports other scripts", () => {
  expect(initials("𝒜lma 𝒵ane", "en-US")).toBe("𝒜𝒵");
  expect(initials("Žanis Ļaudams".normalize("NFD"), "lv").normalize()).toBe("ŽĻ");
  expect(initials("山田 太郎", "ja")).toBe("山太");
});

test("returns nothing for a name without letters", () => {
  expect(initials("—", "en-US")).toBe("");
});
