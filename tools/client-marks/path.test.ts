import { expect, test } from "@playwright/test";
import { map } from "./path.ts";

test("moves and scales every command", () => {
  expect(map("M0 0H2V2L1 .5Q1 1 2 2A3 3 0 0 1 4 4z", [2, 0, 0, 2, 10, 20])).toBe(
    "M10 20H14V24L12 21Q12 22 14 24A6 6 0 0 1 18 28z",
  );
});

test("slants points", () => {
  expect(map("M0 0L0 10", [1, 0, -0.2, 1, 0, 0])).toBe("M0 0L-2 10");
});

test("refuses to slant an arc, which would no longer be one", () => {
  expect(() => map("M0 0A3 3 0 0 1 4 4", [1, 0, -0.2, 1, 0, 0])).toThrow('Cannot slant "A3 3 0 0 1 4 4"');
});

test("refuses a command that it does not know", () => {
  expect(() => map("M0 0l4 4", [1, 0, 0, 1, 0, 0])).toThrow('Cannot read "l4 4"');
});
