import { expect, test } from "@playwright/test";
import { median } from "./median";

test("the middle of figures in any order", () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow(/found none/);
});
