import { expect, test } from "@playwright/test";
import { token } from "./palette.ts";
import { portrait } from "./portrait.ts";
import { TEAM } from "./team.ts";
import { TESTIMONIALS } from "./testimonials.ts";

const EVERYONE = [...TEAM, ...TESTIMONIALS];

for (const person of EVERYONE) {
  test(`${person.id} is drawn without a number that is not one, and names each cut-out once`, () => {
    const picture = portrait(person);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    const names = [...picture.matchAll(/clipPath id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(names).size).toBe(names.length);
  });
}

test("no two portraits are the same person or go to the same file", () => {
  expect(new Set(EVERYONE.map((person) => `${person.folder}/${person.id}`)).size).toBe(EVERYONE.length);
});

test("neighbours in a row alternate, so that the row is one folded strip", () => {
  expect(TEAM.map((person) => person.strip)).toEqual(["rises", "falls", "rises", "falls", "rises"]);
});

test("a colour that the tokens lack is refused by name", () => {
  expect(() => token("no-such-colour")).toThrow("app/tokens.css has no OKLCH colour named --no-such-colour");
});
