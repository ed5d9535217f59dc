import { expect, test } from "@playwright/test";
import { initials } from "./avatar";

test("initials are those of the first and the last name", () => {
  expect(initials("Inès Moreau")).toBe("IM");
  expect(initials("  Ana de la Cruz ")).toBe("AC");
  expect(initials("Cher")).toBe("C");
  expect(initials("émile Zola")).toBe("ÉZ");
});

test("a name outside of the basic plane keeps its whole first letter", () => {
  expect(initials("𝒜lma 𝒵ane")).toBe("𝒜𝒵");
});
