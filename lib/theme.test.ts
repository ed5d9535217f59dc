import { expect, test } from "@playwright/test";
import { theme } from "@/content/theme";
import { type Theme, themeCss, tokensOf, tooAlike } from "./theme";

/** Colours that firms have: the loudest green, a black, a grey, pastels, a name; and a black ink on a white paper. */
const HARD = ["#00ff00", "#111", "#767676", "rgb(250 220 190)", "rebeccapurple", "hsl(60 100% 50%)", "#e4002b"];

function withAccents(accents: readonly string[], rest: Partial<Theme> = {}): Theme {
  return {
    ...theme,
    ...rest,
    accents: Object.fromEntries(accents.map((colour, index) => [`accent-${index + 1}`, colour])),
  };
}

test("text in an accent and on an accent can be read, whatever colours are chosen, in both schemes", () => {
  const faults = tooAlike(withAccents(HARD, { paper: "white", ink: "black" }));
  expect(faults.filter(({ least }) => least >= 4.5)).toEqual([]);
});

test("the colours of this site hold", () => {
  expect(tooAlike(theme)).toEqual([]);
});

test("colours that cannot be told apart are named with their ratio", () => {
  const [fault] = tooAlike({ ...theme, ink: "#999" });
  expect(fault).toMatchObject({ scheme: "light", foreground: "ink", background: "paper", least: 4.5 });
  expect(fault?.ratio).toBeCloseTo(2.7, 0);
  expect(
    tooAlike(withAccents(["white"])).map(({ foreground, background }) => `${foreground} on ${background}`),
  ).toContain("accent-1 on paper");
});

test("what is no colour is named with what to write", () => {
  expect(() => tokensOf(withAccents(["#12"]), "light")).toThrow(
    'content/theme.ts: accents.accent-1: expected a colour as CSS writes it, such as "#0057b8" or "oklch(0.5 0.2 262)", found "#12"',
  );
});

test("the style sheet has every token once, the accent of the page, and the dark scheme's own values", () => {
  const css = themeCss(withAccents(["#0057b8", "tomato"]));
  expect(css.match(/--paper:/g)).toHaveLength(2);
  expect(css).toContain("--on-accent-1:oklch(");
  expect(css).toMatch(/\[data-accent="accent-2"\].*\{--accent:var\(--accent-2\)/);
});
