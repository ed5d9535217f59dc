import { expect, test } from "@playwright/test";
import { cut, LIMITS, widthOf } from "./cut";

test("widths are those of Arial", () => {
  expect(widthOf("Threefold", 1000)).toBe(611 + 556 + 333 + 556 + 556 + 278 + 556 + 222 + 556);
  expect(widthOf("W~é", 1000)).toBe(944 + 584 + 556);
});

test("what fits is shown whole, what does not ends at a word", () => {
  expect(cut("Hire from a shortlist of three", LIMITS.desktop.title)).toBe("Hire from a shortlist of three");
  const long = "Hire from a shortlist of three, with the notes of every check that each of them went through";
  const shown = cut(long, LIMITS.desktop.title);
  expect(shown).toBe("Hire from a shortlist of three, with the notes of every check …");
  expect(widthOf(shown, LIMITS.desktop.title.size)).toBeLessThanOrEqual(LIMITS.desktop.title.width);
});
