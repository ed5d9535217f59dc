import { expect, test } from "@playwright/test";
import { draw } from "./drawing.ts";
import { MARKS } from "./marks.ts";

for (const mark of MARKS) {
  test(`${mark.id} is small, in the page's one ink`, () => {
    const picture = draw(mark);
    expect(picture.length).toBeLessThanOrEqual(1500);
    expect(picture).not.toMatch(/NaN|undefined|#[0-9a-f]{3}|style=/);
    expect(picture).toContain('fill="currentColor"');
  });
}

test("a letter that nobody drew is refused by name", () => {
  const [mark] = MARKS;
  if (!mark) throw new Error("There are no marks");
  expect(() => draw({ ...mark, word: "NORVANQ" })).toThrow('norvane: the letter "Q" is not drawn');
});
