import { expect, test } from "@playwright/test";
import { cut } from "./cut.ts";

test("a piece with sharp corners is a polygon", () => {
  expect(
    cut([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe("M0 0L10 0L10 10z");
});

test("a turn begins and ends as far from the corner as it says", () => {
  expect(
    cut([
      [0, 0],
      [20, 0, 5],
      [20, 20],
    ]),
  ).toBe("M0 0L15 0Q20 0 20 5L20 20z");
});

test("a turn takes at most half of each edge, so that two neighbours always fit", () => {
  expect(
    cut([
      [0, 0],
      [20, 0, 50],
      [20, 20, 50],
    ]),
  ).toBe("M0 0L10 0Q20 0 20 10L20 10Q20 20 10 10z");
});
