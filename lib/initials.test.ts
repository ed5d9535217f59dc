import { expect, test } from "@playwright/test";
import { getInitials } from "./initials";

test("returns the first letters of the first and last names, in capitals", () => {
  expect(getInitials("Inès Moreau", "en-US")).toBe("IM");
  expect(getInitials("  Ana de la Cruz ", "es")).toBe("AC");
  expect(getInitials("Cher", "en-US")).toBe("C");
  expect(getInitials("émile Zola", "fr")).toBe("ÉZ");
});

test("capitalizes letters by the rules of the language", () => {
  expect(getInitials("ilker ışık", "tr")).toBe("İI");
  expect(getInitials("ilker ışık", "en")).toBe("II");
});

test("ignores additions to a name", () => {
  expect(getInitials("Maya (she/her)", "en-US")).toBe("M");
  expect(getInitials("Maya Lindqvist (she/her)", "en-US")).toBe("ML");
  expect(getInitials("Maya Lindqvist, PhD", "en-US")).toBe("ML");
  expect(getInitials("Maya “Max” Lindqvist & Co", "en-US")).toBe("MC");
});

test("does not split surrogate pairs or accents, and supports other scripts", () => {
  expect(getInitials("𝒜lma 𝒵ane", "en-US")).toBe("𝒜𝒵");
  expect(getInitials("Žanis Ļaudams".normalize("NFD"), "lv").normalize()).toBe("ŽĻ");
  expect(getInitials("山田 太郎", "ja")).toBe("山太");
});

test("returns nothing for a name without letters", () => {
  expect(getInitials("—", "en-US")).toBe("");
});
